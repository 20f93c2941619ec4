import type { Deck, PendingGame } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
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

interface DeckDialogProps {
  game: PendingGame;
  viewer: string | undefined;
  onClose: () => void;
}

/** Lets a player pick the deck that they bring to the table. */
export function DeckDialog({ game, viewer, onClose }: DeckDialogProps) {
  const { t } = useTranslation('tables');
  const { selectDeck } = useLobbyActions();
  const { data: decks, isError, refetch } = useQuery(deckQueries.standalone());
  const current = viewer === undefined ? undefined : game.players[viewer]?.deck.name;

  const choose = async (deck: Deck): Promise<void> => {
    if (await selectDeck(game.id, deck.id, deck.isStandalone)) onClose();
  };
  return (
    <Dialog title={t('tables:decks.title')} size={720} onClose={onClose}>
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>{t('tables:decks.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {!decks && !isError && <LoadingDecks />}
      {decks && <DeckList decks={decks} current={current} onChoose={(deck) => void choose(deck)} />}
    </Dialog>
  );
}

interface DeckListProps {
  decks: Deck[];
  /** The name of the deck that is chosen now. */
  current: string | undefined;
  onChoose: (deck: Deck) => void;
}

function DeckList({ decks, current, onChoose }: DeckListProps) {
  const { t } = useTranslation('tables');
  const [filter, setFilter] = useState('');
  const shown = decks.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <>
      <SearchField label={t('tables:decks.filter')} value={filter} onChange={setFilter} />
      <h3 className={styles.heading}>{t('tables:decks.standalone')}</h3>
      {shown.length === 0 && <p role="status">{t('tables:decks.none')}</p>}
      <ul className={styles.decks}>
        {shown.map((deck) => (
          <li key={deck.id}>
            <DeckButton deck={deck} isCurrent={deck.name === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DeckButtonProps {
  deck: Deck;
  isCurrent: boolean;
  onChoose: (deck: Deck) => void;
}

function DeckButton({ deck, isCurrent, onChoose }: DeckButtonProps) {
  const { t } = useTranslation('tables');
  const set = setCodeOf(deck.expansion);
  return (
    <button type="button" className={styles.deck} aria-pressed={isCurrent} onClick={() => onChoose(deck)}>
      <span className={styles.houses}>
        {deck.houses.map((house) => (
          <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={28} />
        ))}
      </span>
      <span className={styles.name}>{deck.name}</span>
      {set && <Tag title={t(`common:setName.${set}`)}>{t(`common:setCode.${set}`)}</Tag>}
      {isCurrent && <Icon name="ok" label={t('tables:decks.selected')} className={styles.ok ?? ''} />}
    </button>
  );
}

function LoadingDecks() {
  const { t } = useTranslation('tables');
  return (
    <div role="status" className={styles.decks}>
      <HiddenText>{t('tables:decks.loading')}</HiddenText>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={58} />
      ))}
    </div>
  );
}
