import type { EventSummary } from '@amberhall/protocol';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatParts, formatTime } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntrantName } from './entrant-name.tsx';
import { EventTags } from './event-tags.tsx';
import styles from './event-row.module.css';

/** An event in the list: when it is, what it is, who is in it, and the next action. */
export function EventRow({ event, isMain }: { event: EventSummary; isMain: boolean }) {
  const { t } = useTranslation('events');
  const to = `/events/${event.id}`;
  const isMine = event.phase === 'running' && event.own?.state === 'in';
  return (
    <li className={styles.row} data-mine={isMine || undefined}>
      <Calendar iso={event.startsAt} isOver={event.phase === 'over' || event.phase === 'cancelled'} />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link to={to}>{event.name}</Link>
        </h3>
        <EventTags event={event} />
      </div>
      <Seats event={event} />
      <p className={styles.organiser}>
        {event.organiser && (
          <>
            {t('events:by')} <EntrantName name={event.organiser.name} user={event.organiser} size={20} />
          </>
        )}
      </p>
      <EventButton event={event} to={to} isMain={isMain} />
    </li>
  );
}

function Calendar({ iso, isOver }: { iso: string; isOver: boolean }) {
  const { i18n } = useTranslation();
  const { day, month } = formatParts(iso, i18n.language);
  return (
    <time className={styles.calendar} dateTime={iso}>
      <small>{month}</small>
      <b>{day}</b>
      {!isOver && <small>{formatTime(iso, i18n.language)}</small>}
    </time>
  );
}

function Seats({ event: { phase, entered, capacity, waiting } }: { event: EventSummary }) {
  const { t } = useTranslation('events');
  const share = phase === 'signup' ? Math.min(1, entered / capacity) : 1;
  return (
    <div className={styles.seats}>
      {phase === 'signup'
        ? t('events:seats', { entered, capacity })
        : t('events:players', { count: entered })}
      {phase === 'signup' && waiting > 0 && <>, {t('events:waiting', { waiting })}</>}
      <i style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden="true" />
    </div>
  );
}

function EventButton({ event, to, isMain }: { event: EventSummary; to: string; isMain: boolean }) {
  const { t } = useTranslation('events');
  const { action, variant, icon } = actionOf(event, isMain);
  const text = t(`events:action.${action}`);
  return (
    <ButtonLink
      size="small"
      variant={variant}
      {...(icon && { icon })}
      to={to}
      aria-label={`${text}: ${event.name}`}
      className={styles.button}
    >
      {text}
    </ButtonLink>
  );
}

function actionOf({ phase, own, isOrganiser, entered, capacity }: EventSummary, isMain: boolean) {
  const quiet = { variant: 'quiet', icon: undefined } as const;
  if (phase === 'over') return { action: 'results', ...quiet } as const;
  if (phase === 'cancelled') return { action: 'open', ...quiet } as const;
  if (phase === 'running') {
    if (own?.state === 'in')
      return { action: 'match', variant: isMain ? 'primary' : 'tint', icon: undefined } as const;
    return { action: isOrganiser ? 'run' : 'follow', ...quiet } as const;
  }
  if (own?.state === 'in') return { action: 'signedUp', variant: 'quiet', icon: 'ok' } as const;
  if (own?.state === 'waiting') return { action: 'onList', variant: 'quiet', icon: 'clock' } as const;
  if (isOrganiser) return { action: 'run', ...quiet } as const;
  if (entered >= capacity) return { action: 'wait', ...quiet } as const;
  return { action: 'signUp', variant: 'tint', icon: undefined } as const;
}
