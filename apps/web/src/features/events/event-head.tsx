import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../event-screens/entrant-name.tsx';
import { EventHeading } from '../../event-screens/event-heading.tsx';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ShownEvent } from './api.ts';
import { EventTags } from './event-tags.tsx';

/** The name of an event, what it is, when it is, and who runs it. */
export function EventHead({ event, children }: { event: ShownEvent; children?: ReactNode }) {
  const { t, i18n } = useTranslation('events');
  const { name, phase, entered, capacity, startsAt, organiser } = event;
  return (
    <EventHeading
      name={name}
      tags={
        <>
          <EventTags event={event} />
          <Tag icon="users">
            {phase === 'signup'
              ? t('events:seats', { entered, capacity })
              : t('events:players', { count: entered })}
          </Tag>
        </>
      }
      facts={
        <>
          <time dateTime={startsAt}>
            <Icon name="clock" size={15} /> {formatMoment(startsAt, i18n.language)}
          </time>
          {organiser && (
            <span>
              {t('events:by')} <EntrantName name={organiser.name} user={organiser} size={20} />
            </span>
          )}
        </>
      }
    >
      {children}
    </EventHeading>
  );
}
