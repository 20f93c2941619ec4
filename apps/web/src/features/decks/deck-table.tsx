import { isNumberSort, NUMBER_SORTS, numberFor } from '@amberhall/protocol';
import type { Deck, DeckSort, NumberSort } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { SetSymbol } from '../../cards/index.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { formatDate } from '../../lib/format.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SortChoice } from '../../ui/sort-choice.tsx';
import type { Sorting } from '../../ui/sort-choice.tsx';
import { SortHeading } from '../../ui/sort-heading.tsx';
import { PlainTable } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './deck-table.module.css';
import { DeckStatusLabel } from './deck-status-label.tsx';
import { useNumberName } from './use-number-name.ts';
import { useSetName } from './use-set-name.ts';
import { WinRate } from './win-rate.tsx';

type SortedBy = Sorting<DeckSort>;

interface DeckTableProps {
  decks: readonly Deck[];
  selected: Deck | undefined;
  onSelect: (deck: Deck) => void;
  /** Absent where the order is fixed. */
  sorted?: SortedBy;
  onSort?: (by: SortedBy) => void;
}

const COLUMNS = [
  { title: 'name', sort: 'name' },
  { title: 'set', sort: 'expansion' },
  { title: 'houses' },
  { title: 'winRate', sort: 'winRate' },
  { title: 'lastUpdated', sort: 'lastUpdated' },
  { title: 'status' },
] as const satisfies readonly { title: string; sort?: DeckSort }[];

/** A click anywhere in a row selects its deck. For the keyboard, the name is a button. */
export function DeckTable({ decks, selected, onSelect, sorted, onSort }: DeckTableProps) {
  const { t } = useTranslation('decks');
  const numberName = useNumberName();
  const number = sorted && isNumberSort(sorted.sort) ? sorted.sort : undefined;
  return (
    <>
      {sorted && onSort && (
        <SortChoice
          className={styles.sorting}
          choices={[
            ...COLUMNS.flatMap((column) =>
              'sort' in column ? [{ value: column.sort, label: t(`decks:${column.title}`) }] : [],
            ),
            ...NUMBER_SORTS.map((value) => ({ value, label: numberName(value) })),
          ]}
          sorting={sorted}
          onSort={onSort}
        />
      )}
      <PlainTable
        label={t('decks:table')}
        className={styles.table}
        headings={[
          ...COLUMNS.map((column) => (
            <Heading key={column.title} {...column} sorted={sorted} onSort={onSort} />
          )),
          number && <NumberHeading key="number" sort={number} sorted={sorted} onSort={onSort} />,
        ]}
      >
        {decks.map((deck) => (
          <DeckRow
            key={deck.id}
            deck={deck}
            number={number}
            isSelected={deck.id === selected?.id}
            onSelect={onSelect}
          />
        ))}
      </PlainTable>
    </>
  );
}

interface HeadingProps {
  title: (typeof COLUMNS)[number]['title'];
  sort?: DeckSort;
  sorted: SortedBy | undefined;
  onSort: ((by: SortedBy) => void) | undefined;
}

/** A sortable column heading. A second press reverses the order. */
function Heading({ title, sort, sorted, onSort }: HeadingProps) {
  const { t } = useTranslation('decks');
  const label = t(`decks:${title}`);
  if (sort === undefined || onSort === undefined) return <th scope="col">{label}</th>;
  const direction = sorted?.sort === sort ? sorted.sortDir : undefined;
  const other =
    direction === undefined ? (sort === 'name' ? 'asc' : 'desc') : direction === 'asc' ? 'desc' : 'asc';
  return (
    <SortHeading direction={direction} onSort={() => onSort({ sort, sortDir: other })}>
      {label}
    </SortHeading>
  );
}

interface NumberHeadingProps {
  sort: NumberSort;
  sorted: SortedBy | undefined;
  onSort: ((by: SortedBy) => void) | undefined;
}

/** The column of the number by which the list is sorted. */
function NumberHeading({ sort, sorted, onSort }: NumberHeadingProps) {
  const direction = sorted?.sortDir;
  return (
    <SortHeading
      direction={direction}
      onSort={() => onSort?.({ sort, sortDir: direction === 'desc' ? 'asc' : 'desc' })}
    >
      {useNumberName()(sort)}
    </SortHeading>
  );
}

interface DeckRowProps {
  deck: Deck;
  /** Shown in a column of its own. */
  number: NumberSort | undefined;
  isSelected: boolean;
  onSelect: (deck: Deck) => void;
}

function DeckRow({ deck, number, isSelected, onSelect }: DeckRowProps) {
  const { t, i18n } = useTranslation('decks');
  const numberName = useNumberName();
  const set = useSetName(deck.expansion);
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} onClick={() => onSelect(deck)}>
      <td className={styles.nameCell}>
        <button type="button" className={styles.name} aria-pressed={isSelected}>
          {deck.name}
        </button>
        {deck.isFavorite && (
          <Icon name="star" size={14} label={t('decks:favorite')} className={styles.star ?? ''} />
        )}
        {deck.tags.length > 0 && (
          <span className={styles.tags}>
            {deck.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
      </td>
      <td className={styles.setCell}>
        <Tag title={set.name}>
          <SetSymbol code={setCodeOf(deck.expansion)} />
          {set.code}
        </Tag>
      </td>
      <td className={styles.houseCell}>
        <span className={styles.houses}>
          {deck.houses.map((house) => (
            <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={24} />
          ))}
        </span>
      </td>
      <td className={styles.rateCell}>
        {deck.isStandalone ? (
          <span className={styles.kind}>{t('decks:starter')}</span>
        ) : (
          <WinRate {...deck} />
        )}
      </td>
      <td className={styles.dateCell}>
        <time dateTime={deck.lastUpdated}>{formatDate(deck.lastUpdated, i18n.language)}</time>
      </td>
      <td className={styles.statusCell}>
        {deck.isAlliance && <Tag>{t('decks:source.alliance')}</Tag>} <DeckStatusLabel deck={deck} />
      </td>
      {number && (
        <td className={styles.numberCell} data-label={numberName(number)}>
          {new Intl.NumberFormat(i18n.language).format(numberFor(deck.numbers, number))}
        </td>
      )}
    </tr>
  );
}
