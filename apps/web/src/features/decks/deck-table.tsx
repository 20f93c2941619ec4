import type { Deck } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../../ui/emblem.tsx';
import { Tag } from '../../ui/tag.tsx';
import { countCards } from './deck-lines.ts';
import styles from './deck-table.module.css';
import { useSetName } from './use-set-name.ts';

interface DeckTableProps {
  decks: Deck[];
  selected: Deck | undefined;
  onSelect: (deck: Deck) => void;
}

/** A click anywhere in a row selects its deck; for the keyboard the name is the button. */
export function DeckTable({ decks, selected, onSelect }: DeckTableProps) {
  const { t } = useTranslation('decks');
  return (
    <table className={styles.table} aria-label={t('decks:table')}>
      <thead>
        <tr>
          <th scope="col">{t('decks:name')}</th>
          <th scope="col">{t('decks:set')}</th>
          <th scope="col">{t('decks:houses')}</th>
          <th scope="col">{t('decks:cardCount')}</th>
          <th scope="col">{t('decks:origin')}</th>
        </tr>
      </thead>
      <tbody>
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} isSelected={deck === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  );
}

interface DeckRowProps {
  deck: Deck;
  isSelected: boolean;
  onSelect: (deck: Deck) => void;
}

function DeckRow({ deck, isSelected, onSelect }: DeckRowProps) {
  const { t } = useTranslation('decks');
  const set = useSetName(deck.expansion);
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} onClick={() => onSelect(deck)}>
      <td className={styles.nameCell}>
        <button type="button" className={styles.name} aria-pressed={isSelected}>
          {deck.name}
        </button>
      </td>
      <td className={styles.setCell}>
        <Tag title={set.name}>{set.code}</Tag>
      </td>
      <td className={styles.houseCell}>
        <span className={styles.houses}>
          {deck.houses.map((house) => (
            <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={24} />
          ))}
        </span>
      </td>
      <td className={styles.countCell}>{countCards(deck)}</td>
      <td className={styles.originCell}>{t('decks:starter')}</td>
    </tr>
  );
}
