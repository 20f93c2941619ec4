import type { Deck, Practice } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { DeckChoice } from './deck-dialog.tsx';
import styles from './side-decks.module.css';

export type SideName = 'own' | 'other';
const SIDES: readonly SideName[] = ['own', 'other'];

type Decks = Partial<Record<SideName, Deck>>;
/** What a side's deck is called, and the title of its choice. */
type SideTexts = Record<SideName, { label: string; choose: string }>;

interface SideDecksDialogProps {
  title: string;
  sides: SideTexts;
  onClose: () => void;
  /** @param rows a deck for each side, random until one is chosen */
  children: (rows: ReactNode, decks: Pick<Practice, 'deckId' | 'isStandalone' | 'otherDeck'>) => ReactNode;
}

/** A dialog for a game whose two decks one person chooses. */
export function SideDecksDialog({ title, sides, onClose, children }: SideDecksDialogProps) {
  const [decks, setDecks] = useState<Decks>({});
  const [choosing, setChoosing] = useState<SideName | null>(null);

  if (choosing !== null) {
    const choose = (deck: Deck): void => {
      setDecks({ ...decks, [choosing]: deck });
      setChoosing(null);
    };
    return (
      <Dialog key={choosing} title={sides[choosing].choose} isWide onClose={() => setChoosing(null)}>
        <DeckChoice format={null} current={decks[choosing]?.name} onChoose={choose} />
      </Dialog>
    );
  }
  const rows = SIDES.map((side) => (
    <DeckRow key={side} label={sides[side].label} deck={decks[side]} onChoose={() => setChoosing(side)} />
  ));
  return (
    <Dialog key="game" title={title} onClose={onClose}>
      {children(rows, chosenDecks(decks))}
    </Dialog>
  );
}

function chosenDecks({ own, other }: Decks): Pick<Practice, 'deckId' | 'isStandalone' | 'otherDeck'> {
  return {
    ...(own && { deckId: own.id, isStandalone: own.isStandalone }),
    ...(other && { otherDeck: { deckId: other.id, isStandalone: other.isStandalone } }),
  };
}

interface DeckRowProps {
  label: string;
  /** Random until one is chosen. */
  deck: Deck | undefined;
  onChoose: () => void;
}

function DeckRow({ label, deck, onChoose }: DeckRowProps) {
  const { t } = useTranslation(['bothSides', 'common']);
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.deck}>
        {deck?.houses.map((house) => (
          <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={20} />
        ))}
        <span>{deck?.name ?? t('bothSides:byLot')}</span>
      </span>
      <Button size="small" aria-label={t('bothSides:chooseFor', { side: label })} onClick={onChoose}>
        {t('bothSides:chooseDeck')}
      </Button>
    </div>
  );
}
