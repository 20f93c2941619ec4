import { TextInput } from '@mantine/core';
import { CLUB_LENGTH } from '@amberhall/protocol';
import type { Deck, Entrant, EventDeck, GameFormat } from '@amberhall/protocol';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoginLink } from '../../ui/login-link.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownEvent } from './api.ts';
import { RegisterDecksDialog } from './register-decks-dialog.tsx';
import styles from './sign-up-panel.module.css';
import type { EventActions } from './use-event-actions.ts';

/** The list of decks that a user can bring. */
export type DeckChoice = (list: {
  format: GameFormat;
  /** The names of the chosen decks. */
  chosen: readonly string[];
  onChoose: (deck: Deck) => void;
}) => ReactNode;

interface SignUpPanelProps {
  event: ShownEvent;
  actions: EventActions;
  deckChoice: DeckChoice;
}

const CHECK_MS = 5000;

/** Entering an event, its deck, the check-in, and leaving it. */
export function SignUpPanel(props: SignUpPanelProps) {
  const { event } = props;
  const { t } = useTranslation('events');
  const user = useUser();
  const entrant = event.entrants.find(({ id }) => id === event.own?.entrantId);
  return (
    <Panel title={t('events:entry.title')}>
      <div className={styles.body}>
        {!user && (
          <>
            <p className={styles.text}>{t('events:entry.visitor')}</p>
            <LoginLink />
          </>
        )}
        {user && !entrant && <SignUp {...props} />}
        {entrant && <OwnEntry {...props} entrant={entrant} />}
      </div>
    </Panel>
  );
}

function SignUp({ event, actions, deckChoice }: SignUpPanelProps) {
  const { t } = useTranslation('events');
  const [club, setClub] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const { entered, capacity, phase, settings } = event;
  const isFull = entered >= capacity;
  const enter = async (decks?: EventDeck[]): Promise<void> => {
    const isEntered = await actions.asEntrant({ do: 'enter', club: club.trim(), ...(decks && { decks }) });
    if (isEntered) setChoosing(false);
  };
  const text = phase === 'running' ? 'late' : isFull ? 'full' : 'open';
  return (
    <>
      <p className={styles.text}>{t(`events:entry.${text}`)}</p>
      {settings.separatesClubs && (
        <MantineParts>
          <TextInput
            label={t('events:entry.club')}
            description={t('events:entry.clubHelp')}
            className={styles.field ?? ''}
            autoComplete="organization"
            maxLength={CLUB_LENGTH}
            value={club}
            onChange={(event) => setClub(event.currentTarget.value)}
          />
        </MantineParts>
      )}
      <Button
        variant="primary"
        busy={actions.isBusy}
        disabled={actions.isBusy}
        onClick={() => (settings.registersDecks ? setChoosing(true) : void enter())}
      >
        {t(isFull ? 'events:entry.wait' : 'events:entry.enter')}
      </Button>
      {isChoosing && (
        <RegisterDecksDialog
          event={event}
          title={t(event.isTriad ? 'events:entry.withDecks' : 'events:entry.withDeck')}
          registered={[]}
          deckChoice={deckChoice}
          isBusy={actions.isBusy}
          onRegister={(decks) => void enter(decks)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function OwnEntry(props: SignUpPanelProps & { entrant: Entrant }) {
  const { event, actions, entrant } = props;
  const { t } = useTranslation('events');
  return (
    <>
      <p className={styles.text}>
        <Icon name={entrant.state === 'in' ? 'ok' : 'clock'} size={17} className={styles.icon ?? ''} />
        {t(`events:entry.state.${event.own?.isRemoved ? 'removed' : entrant.state}`)}
      </p>
      {event.phase === 'signup' && entrant.state === 'in' && <CheckIn {...props} />}
      {event.settings.registersDecks && entrant.state !== 'dropped' && <OwnDecks {...props} />}
      {event.gameFormat === 'sealed' && event.phase === 'signup' && (
        <p className={styles.note}>{t('events:entry.sealed')}</p>
      )}
      {entrant.state === 'dropped' ? (
        event.phase === 'signup' && !event.own?.isRemoved && <SignUp {...props} />
      ) : (
        <ConfirmButton
          icon="door"
          label={t('events:entry.drop')}
          busy={actions.isBusy}
          onConfirm={() => void actions.asEntrant({ do: 'drop' })}
        >
          {t('events:entry.drop')}
        </ConfirmButton>
      )}
    </>
  );
}

function CheckIn({ event, actions, entrant }: SignUpPanelProps & { entrant: Entrant }) {
  const { t, i18n } = useTranslation('events');
  const now = useNow(CHECK_MS) + event.clockOffsetMs;
  const { checkInMinutes } = event.settings;
  if (checkInMinutes === null) return null;
  if (entrant.isCheckedIn) return <p className={styles.note}>{t('events:checkedIn')}</p>;
  const opensAt = Date.parse(event.startsAt) - checkInMinutes * 60_000;
  if (now < opensAt) {
    const time = formatTime(new Date(opensAt).toISOString(), i18n.language);
    return <p className={styles.note}>{t('events:entry.checkInAt', { time })}</p>;
  }
  return (
    <Button
      variant="primary"
      icon="check"
      disabled={actions.isBusy}
      onClick={() => void actions.asEntrant({ do: 'checkIn' })}
    >
      {t('events:entry.checkIn')}
    </Button>
  );
}

function OwnDecks({ event, actions, deckChoice, entrant }: SignUpPanelProps & { entrant: Entrant }) {
  const { t, i18n } = useTranslation('events');
  const [isChoosing, setChoosing] = useState(false);
  const { decks, hasDecks, chains } = entrant;
  const register = async (chosen: EventDeck[]): Promise<void> => {
    if (await actions.asEntrant({ do: 'registerDecks', decks: chosen })) setChoosing(false);
  };
  const names = decks.map(({ name }) => name);
  const one = event.isTriad ? 'three' : 'one';
  // These matches wait for the decks of a player who was added late, too.
  const waitsForDecks = event.isTriad || event.settings.keepsChains;
  const mayRegister = event.phase === 'signup' || (waitsForDecks && !hasDecks);
  return (
    <>
      <p className={styles.note}>
        {decks.length > 0
          ? t(`events:entry.deck.${one}`, {
              deck: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names),
            })
          : !hasDecks && t(`events:entry.noDeck.${one}`)}
      </p>
      {event.settings.keepsChains && (
        <p className={styles.note}>
          {chains !== null && t('events:chains', { chains })} {t('events:chainsHelp')}
        </p>
      )}
      {mayRegister && (
        <Button
          variant={hasDecks ? 'quiet' : 'tint'}
          icon="deck"
          disabled={actions.isBusy}
          onClick={() => setChoosing(true)}
        >
          {t(hasDecks ? `events:entry.changeDeck.${one}` : `events:entry.registerDeck.${one}`)}
        </Button>
      )}
      {isChoosing && (
        <RegisterDecksDialog
          event={event}
          title={t(`events:entry.registerDeck.${one}`)}
          registered={names}
          deckChoice={deckChoice}
          isBusy={actions.isBusy}
          onRegister={(chosen) => void register(chosen)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
