import type { EventSummary } from '@amberhall/protocol';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { EventListRow } from '../../event-screens/event-list-row.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EventTags } from './event-tags.tsx';
import styles from './seats.module.css';

/** An event in the list of all events. */
export function EventRow({ event, isMain }: { event: EventSummary; isMain: boolean }) {
  const { t } = useTranslation('events');
  const { id, name, phase, own, organiser, startsAt } = event;
  const to = `/events/${id}`;
  return (
    <EventListRow
      name={name}
      to={to}
      date={startsAt}
      hasTime={phase !== 'over' && phase !== 'cancelled'}
      isMine={phase === 'running' && own?.state === 'in'}
      tags={<EventTags event={event} />}
      players={<Seats event={event} />}
      organiser={
        organiser && (
          <>
            {t('events:by')} <EntrantName name={organiser.name} user={organiser} size={20} />
          </>
        )
      }
    >
      <EventButton event={event} to={to} isMain={isMain} />
    </EventListRow>
  );
}

function Seats({ event: { phase, entered, capacity, waiting } }: { event: EventSummary }) {
  const { t } = useTranslation('events');
  const share = phase === 'signup' ? Math.min(1, entered / capacity) : 1;
  return (
    <>
      {phase === 'signup'
        ? t('events:seats', { entered, capacity })
        : t('events:players', { count: entered })}
      {phase === 'signup' && waiting > 0 && <>, {t('events:waiting', { waiting })}</>}
      <i
        className={styles.bar}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        aria-hidden="true"
      />
    </>
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
