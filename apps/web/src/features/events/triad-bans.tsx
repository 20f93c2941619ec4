import { BAN_HOURS, BAN_MINUTES } from '@amberhall/protocol';
import type { EventMatch } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import type { EntrantTable } from './event-rounds.ts';
import styles from './triad-bans.module.css';
import type { EventActions } from './use-event-actions.ts';

interface TriadBansProps {
  match: EventMatch;
  bans: NonNullable<EventMatch['bans']>;
  /** The entrant who looks at it. */
  own: number;
  other: number;
  table: EntrantTable;
  actions: EventActions;
  /** The rounds of the event have a clock, and with it the bans. */
  hasClock: boolean;
}

/** In a triad match: the ban of the viewer, and what has been banned. */
export function TriadBans(props: TriadBansProps) {
  const { match, bans, own, other, table } = props;
  const { t } = useTranslation('events');
  const opponent = table.entrants.get(other);
  const [ownBan, otherBan] = match.first === own ? bans : [bans[1], bans[0]];
  const name = opponent?.name ?? '';
  if (!ownBan.isMade) return <BanChoice {...props} />;
  const banned = opponent?.decks[ownBan.deck ?? -1]?.name;
  if (!otherBan.isMade)
    return <p className={styles.text}>{t('events:bans.waiting', { deck: banned, name })}</p>;
  const ownBanned = table.entrants.get(own)?.decks[otherBan.deck ?? -1]?.name;
  return <p className={styles.text}>{t('events:bans.made', { own: ownBanned, other: banned, name })}</p>;
}

function BanChoice({ match, other, table, actions, hasClock }: TriadBansProps) {
  const { t } = useTranslation('events');
  const opponent = table.entrants.get(other);
  const name = opponent?.name ?? '';
  if (opponent === undefined || opponent.decks.length === 0)
    return <p className={styles.text}>{t('events:bans.noDecks', { name })}</p>;
  return (
    <section className={styles.choice} aria-label={t('events:bans.ask', { name })}>
      <p className={styles.text}>{t('events:bans.ask', { name })}</p>
      <p className={styles.text}>
        {hasClock
          ? t('events:bans.deadline', { minutes: BAN_MINUTES })
          : t('events:bans.deadlineHours', { hours: BAN_HOURS })}
      </p>
      <ul className={styles.decks}>
        {opponent.decks.map((deck, position) => (
          <li key={deck.uuid} className={styles.deck}>
            <span className={styles.houses}>
              {deck.houses.map((house) => (
                <Emblem key={house} name={house} label={t(`common:house.${house}`)} size={20} />
              ))}
            </span>
            <span className={styles.name}>{deck.name}</span>
            <ConfirmButton
              icon="close"
              label={t('events:bans.banOf', { deck: deck.name })}
              busy={actions.isBusy}
              onConfirm={() => void actions.asEntrant({ do: 'ban', matchId: match.id, deck: position })}
            >
              {t('events:bans.ban')}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
