import { deckObstacle } from '@amberhall/protocol';
import type { Deck, GameFormat, PendingGame } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SetSymbol } from '../../cards/index.ts';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useSession } from '../../lib/session.ts';
import { useDeckReasons } from '../../lib/use-deck-reasons.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './deck-dialog.module.css';
import { RegisteredDeckDialog } from './registered-deck-dialog.tsx';

interface DeckDialogProps {
  game: PendingGame;
  viewer: string | undefined;
  onClose: () => void;
}

/** The number of decks shown at first, and added with each press. */
const STEP = 20;

/** Lets a player choose a deck for the game: one of their own, a starter deck, or one that they have registered for it. */
export function DeckDialog({ game, viewer, onClose }: DeckDialogProps) {
  const { t } = useTranslation('tables');
  const { selectDeck } = useLobbyActions();
  const { name, choices } = (viewer === undefined ? undefined : game.players[viewer]?.deck) ?? {};
  if (choices) return <RegisteredDeckDialog game={game} choices={choices} chosen={name} onClose={onClose} />;
  const choose = async (deck: Deck): Promise<void> => {
    if (await selectDeck(game.id, deck.id, deck.isStandalone)) onClose();
  };
  return (
    <Dialog title={t('tables:decks.title')} isWide onClose={onClose}>
      <DeckChoice
        format={game.gameFormat}
        chosen={name === undefined ? [] : [name]}
        onChoose={(deck) => void choose(deck)}
      />
    </Dialog>
  );
}

/** All decks that a user can bring, with a search. Guests have no decks of their own. */
export function DeckChoice(list: Omit<ListProps, 'filter'>) {
  // The buttons of decks need the second one. Loaded when they appear, it would hide the open dialog for a moment.
  const { t } = useTranslation(['tables', 'decks']);
  const [filter, setFilter] = useState('');
  const isMember = useSession((session) => session.status === 'member');
  return (
    <>
      <SearchField label={t('tables:decks.filter')} value={filter} onChange={setFilter} />
      {isMember && <OwnDecks {...list} filter={filter} />}
      <StandaloneDecks {...list} filter={filter} />
    </>
  );
}

interface ListProps {
  /** `null` in practice games, which allow every deck. */
  format: GameFormat | null;
  /** The names of the currently chosen decks. */
  chosen: readonly string[];
  filter: string;
  onChoose: (deck: Deck) => void;
}

function OwnDecks({ filter, ...list }: ListProps) {
  const { t } = useTranslation('tables');
  const [count, setCount] = useState(STEP);
  const name = useDeferredValue(filter.trim());
  const { data, isError, refetch } = useQuery(
    deckQueries.list({
      page: 1,
      pageSize: count,
      sort: 'lastUpdated',
      sortDir: 'desc',
      filter: name === '' ? [] : [{ name: 'name', value: name }],
    }),
  );
  return (
    <>
      <h3 className={styles.heading}>{t('tables:decks.own')}</h3>
      {isError && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingDecks />}
      {data?.decks.length === 0 && (
        <p role="status">{t(name === '' ? 'tables:decks.noOwn' : 'tables:decks.none')}</p>
      )}
      {data && <DeckList decks={data.decks} {...list} />}
      {data && data.numDecks > data.decks.length && (
        <Button size="small" className={styles.more} onClick={() => setCount(count + STEP)}>
          {t('tables:decks.more')}
        </Button>
      )}
    </>
  );
}

function StandaloneDecks({ filter, ...list }: ListProps) {
  const { t } = useTranslation('tables');
  const { data: decks, isError, refetch } = useQuery(deckQueries.standalone());
  const shown = decks?.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <>
      <h3 className={styles.heading}>{t('tables:decks.standalone')}</h3>
      {isError && <Failed onRetry={() => void refetch()} />}
      {!decks && !isError && <LoadingDecks />}
      {shown?.length === 0 && <p role="status">{t('tables:decks.none')}</p>}
      {shown && <DeckList decks={shown} {...list} />}
    </>
  );
}

interface DeckListProps extends Omit<ListProps, 'filter'> {
  decks: readonly Deck[];
}

function DeckList({ decks, format, chosen, onChoose }: DeckListProps) {
  return (
    <ul className={styles.decks}>
      {decks.map((deck) => (
        <li key={deck.id}>
          <DeckButton
            deck={deck}
            format={format}
            isCurrent={chosen.includes(deck.name)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface DeckButtonProps {
  deck: Deck;
  format: GameFormat | null;
  isCurrent: boolean;
  onChoose: (deck: Deck) => void;
}

/** A deck to choose, or the reason why it cannot be chosen for this game. */
function DeckButton({ deck, format, isCurrent, onChoose }: DeckButtonProps) {
  const { t } = useTranslation('tables');
  const set = setCodeOf(deck.expansion);
  const reasons = useDeckReasons()(deck.status);
  const obstacle = format === null ? undefined : deckObstacle(deck, format);
  return (
    <button
      type="button"
      className={styles.deck}
      aria-pressed={isCurrent}
      disabled={obstacle !== undefined}
      onClick={() => onChoose(deck)}
    >
      <span className={styles.houses}>
        {deck.houses.map((house) => (
          <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={28} />
        ))}
      </span>
      <span className={styles.name}>
        {deck.name}
        {obstacle && <span className={styles.reason}>{t(`tables:decks.obstacle.${obstacle}`)}</span>}
      </span>
      {!deck.status.noUnreleasedCards && <Tag title={reasons.join('\n')}>{t('tables:decks.manual')}</Tag>}
      {set && (
        <Tag title={t(`common:setName.${set}`)}>
          <SetSymbol code={set} />
          {t(`common:setCode.${set}`)}
        </Tag>
      )}
      {isCurrent && <Icon name="ok" label={t('tables:decks.selected')} className={styles.ok ?? ''} />}
    </button>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('tables');
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('tables:decks.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function LoadingDecks() {
  const { t } = useTranslation('tables');
  return (
    <div role="status" className={styles.decks}>
      <HiddenText>{t('tables:decks.loading')}</HiddenText>
      {[1, 2].map((row) => (
        <Skeleton key={row} height={58} />
      ))}
    </div>
  );
}
