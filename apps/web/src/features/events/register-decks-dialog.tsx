import { TRIAD_DECKS } from '@amberhall/protocol';
import type { Deck, EventDeck } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownEvent } from './api.ts';
import styles from './register-decks-dialog.module.css';
import type { DeckChoice } from './sign-up-panel.tsx';

interface RegisterDecksDialogProps {
  event: ShownEvent;
  title: string;
  /** The names of the decks that are registered now. */
  registered: readonly string[];
  deckChoice: DeckChoice;
  isBusy: boolean;
  onRegister: (decks: EventDeck[]) => void;
  onClose: () => void;
}

const isSame = (one: Deck, other: Deck): boolean =>
  one.id === other.id && one.isStandalone === other.isStandalone;

/** Chooses the deck to register, or the three decks of a triad event. */
export function RegisterDecksDialog(props: RegisterDecksDialogProps) {
  const { event, title, registered, deckChoice, onRegister, onClose } = props;
  const [chosen, setChosen] = useState<readonly Deck[]>([]);
  const choose = (deck: Deck): void => {
    if (!event.isTriad) return onRegister([eventDeckOf(deck)]);
    const others = chosen.filter((each) => !isSame(each, deck));
    if (others.length < chosen.length) setChosen(others);
    else if (chosen.length < TRIAD_DECKS) setChosen([...chosen, deck]);
  };
  return (
    <Dialog title={title} isWide isDirty={chosen.length > 0} onClose={onClose}>
      {event.isTriad && <ThreeDecks {...props} chosen={chosen} />}
      {deckChoice({
        format: event.gameFormat,
        chosen: event.isTriad ? chosen.map(({ name }) => name) : registered,
        onChoose: choose,
      })}
    </Dialog>
  );
}

const eventDeckOf = ({ id, isStandalone }: Deck): EventDeck => ({ deckId: id, isStandalone });

/** The decks that have been chosen so far, and the button that registers them. */
function ThreeDecks({ chosen, isBusy, onRegister }: RegisterDecksDialogProps & { chosen: readonly Deck[] }) {
  const { t, i18n } = useTranslation('events');
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(chosen.map(({ name }) => name));
  return (
    <div className={styles.head}>
      <p className={styles.text}>{t('events:entry.triad')}</p>
      <p role="status" className={styles.chosen}>
        {t('events:entry.chosen', { chosen: chosen.length, needed: TRIAD_DECKS })}
        {names !== '' && <b>{names}</b>}
      </p>
      <Button
        variant="primary"
        icon="check"
        busy={isBusy}
        disabled={isBusy || chosen.length < TRIAD_DECKS}
        onClick={() => onRegister(chosen.map(eventDeckOf))}
      >
        {t('events:entry.registerChosen')}
      </Button>
    </div>
  );
}
