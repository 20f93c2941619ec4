import type { Deck } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideHands, useHotSeat } from '../../lib/hot-seat.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './hot-seat-dialog.module.css';
import { DeckChoice } from './deck-dialog.tsx';

type SideName = 'own' | 'other';
const SIDES: readonly SideName[] = ['own', 'other'];

/** Sets up a hot-seat game: a deck for each side, and whether hands are covered between turns. */
export function HotSeatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['bothSides', 'tables']);
  const { practice } = useLobbyActions();
  const { coversHands } = useHotSeat();
  const [decks, setDecks] = useState<Partial<Record<SideName, Deck>>>({});
  const [choosing, setChoosing] = useState<SideName | null>(null);
  const [isBusy, setBusy] = useState(false);

  const start = async (): Promise<void> => {
    setBusy(true);
    const { own, other } = decks;
    await practice({
      bothSides: true,
      ...(own && { deckId: own.id, isStandalone: own.isStandalone }),
      ...(other && { otherDeck: { deckId: other.id, isStandalone: other.isStandalone } }),
    });
    setBusy(false);
  };
  if (choosing !== null) {
    const choose = (deck: Deck): void => {
      setDecks({ ...decks, [choosing]: deck });
      setChoosing(null);
    };
    return (
      <Dialog
        key={choosing}
        title={t(`bothSides:choose.${choosing}`)}
        isWide
        onClose={() => setChoosing(null)}
      >
        <DeckChoice format={null} current={decks[choosing]?.name} onChoose={choose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="game" title={t('bothSides:title')} onClose={onClose}>
      <div className={dialogForm.form}>
        <p className={dialogForm.text}>{t('bothSides:text')}</p>
        {SIDES.map((side) => (
          <DeckRow
            key={side}
            label={t(`bothSides:side.${side}`)}
            deck={decks[side]}
            onChoose={() => setChoosing(side)}
          />
        ))}
        <Switch checked={coversHands} onChange={hideHands}>
          {t('bothSides:cover')}
        </Switch>
        <p className={styles.help}>{t('bothSides:coverHelp')}</p>
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
