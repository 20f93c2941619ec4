import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ShownEvent } from './api.ts';
import styles from './event-head.module.css';
import { EntrantName } from './entrant-name.tsx';
import { EventTags } from './event-tags.tsx';

/** The name of an event, what it is, when it is, and who runs it. */
export function EventHead({ event, children }: { event: ShownEvent; children?: ReactNode }) {
  const { t, i18n } = useTranslation('events');
  const { name, phase, entered, capacity, startsAt, organiser } = event;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.tags}>
          <EventTags event={event} />
          <Tag icon="users">
            {phase === 'signup'
              ? t('events:seats', { entered, capacity })
              : t('events:players', { count: entered })}
          </Tag>
        </div>
        <p className={styles.facts}>
          <time dateTime={startsAt}>
            <Icon name="clock" size={15} /> {formatMoment(startsAt, i18n.language)}
          </time>
          {organiser && (
            <span>
              {t('events:by')} <EntrantName name={organiser.name} user={organiser} size={20} />
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
