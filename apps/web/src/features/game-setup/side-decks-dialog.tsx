import type { Deck, Practice } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { DeckChoice } from './deck-dialog.tsx';
import styles from './side-decks-dialog.module.css';

type SideName = 'own' | 'other';
const SIDES: readonly SideName[] = ['own', 'other'];

type Decks = Partial<Record<SideName, Deck>>;
type ChosenDecks = Pick<Practice, 'deckId' | 'isStandalone' | 'otherDeck'>;
/** What a side's deck is called, and the title of its choice. */
type SideTexts = Record<SideName, { label: string; choose: string }>;

interface SideDecksDialogProps {
  title: string;
  sides: SideTexts;
  /** What is told or chosen before and after the decks. */
  before: ReactNode;
  after?: ReactNode;
  /** Requests the game with the chosen decks. */
  onStart: (decks: ChosenDecks) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for a game whose two decks one person chooses. They are random until chosen. */
export function SideDecksDialog({ title, sides, before, after, onStart, onClose }: SideDecksDialogProps) {
  const { t } = useTranslation(['bothSides', 'common']);
  const [isBusy, setBusy] = useState(false);
  const [decks, setDecks] = useState<Decks>({});
  const [choosing, setChoosing] = useState<SideName | null>(null);

  if (choosing !== null) {
    const chosenName = decks[choosing]?.name;
    const choose = (deck: Deck): void => {
      setDecks({ ...decks, [choosing]: deck });
      setChoosing(null);
    };
    return (
      <Dialog key={choosing} title={sides[choosing].choose} isWide onClose={() => setChoosing(null)}>
        <DeckChoice format={null} chosen={chosenName === undefined ? [] : [chosenName]} onChoose={choose} />
      </Dialog>
    );
  }
  const start = async (): Promise<void> => {
    setBusy(true);
    await onStart(chosenDecks(decks));
    setBusy(false);
  };
  return (
    <Dialog key="game" title={title} onClose={onClose}>
      <div className={dialogForm.form}>
        {before}
        {SIDES.map((side) => (
          <DeckRow
            key={side}
            label={sides[side].label}
            deck={decks[side]}
            onChoose={() => setChoosing(side)}
          />
        ))}
        {after}
        <div className={dialogForm.actions}>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            icon="practice"
            busy={isBusy}
            disabled={isBusy}
            onClick={() => void start()}
          >
            {t('bothSides:start')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function chosenDecks({ own, other }: Decks): ChosenDecks {
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
