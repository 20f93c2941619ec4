import type { Entrant } from '@amberhall/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { EntrantsPanel } from '../../event-screens/entrants-panel.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ShownEvent } from './api.ts';
import styles from './entrants.module.css';

interface EntrantsProps {
  event: ShownEvent;
  /** At the end of each row. */
  actions?: ((entrant: Entrant) => ReactNode) | undefined;
}

const ORDER = { in: 0, waiting: 1, dropped: 2 } as const;

/** Everybody who has entered, with their decks. The viewer comes first, and those who wait or have dropped last. */
export function Entrants({ event, actions }: EntrantsProps) {
  const own = event.own?.entrantId;
  const entrants = event.entrants.toSorted(
    (a, b) => Number(b.id === own) - Number(a.id === own) || ORDER[a.state] - ORDER[b.state],
  );
  const rows = entrants.map((entrant) => ({
    id: entrant.id,
    isOwn: entrant.id === own,
    name: <EntrantName name={entrant.name} user={entrant.user} size={26} />,
    club: entrant.club,
    decks: <DecksOf entrant={entrant} isTriad={event.isTriad} />,
    marks: (
      <>
        <Marks entrant={entrant} event={event} />
        {actions?.(entrant)}
      </>
    ),
  }));
  return <EntrantsPanel count={event.entered} rows={rows} />;
}

function DecksOf({ entrant: { decks, hasDecks, chains }, isTriad }: { entrant: Entrant; isTriad: boolean }) {
  const { t } = useTranslation('events');
  if (decks.length === 0) {
    const key = isTriad ? 'events:entrantDone.registerDecks' : 'events:hasDeck';
    return <span className={styles.hidden}>{hasDecks && t(key)}</span>;
  }
  return decks.map(({ uuid, name, houses }) => (
    <span key={uuid} className={styles.deck}>
      <span className={styles.houses}>
        {houses.map((house) => (
          <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={20} />
        ))}
      </span>
      <span className={styles.deckName} title={name}>
        {name}
      </span>
      {chains !== null && <Tag>{t('events:chains', { chains })}</Tag>}
    </span>
  ));
}

function Marks({ entrant: { state, isCheckedIn }, event }: { entrant: Entrant; event: ShownEvent }) {
  const { t } = useTranslation('events');
  if (state === 'waiting') return <Tag icon="clock">{t('events:onWaitingList')}</Tag>;
  if (state === 'dropped') return <Tag icon="close">{t('events:dropped')}</Tag>;
  const asks = event.phase === 'signup' && event.settings.checkInMinutes !== null;
  return asks && isCheckedIn && <Tag icon="ok">{t('events:checkedIn')}</Tag>;
}
