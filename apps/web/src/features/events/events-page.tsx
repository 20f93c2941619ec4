import type { EventSummary } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatZone } from '../../lib/format.ts';
import { useSession, useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { LoginLink } from '../../ui/login-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ShowAll, useShownRows } from '../../event-screens/show-all.tsx';
import { eventQueries } from './api.ts';
import { filterEvents, filterIn, isMine, listedStateOf } from './event-filter.ts';
import { EventFilters } from './event-filters.tsx';
import { EventRow } from './event-row.tsx';
import styles from './events-page.module.css';
import { useEventChanges } from './use-event-changes.ts';

const GROUPS = ['yours', 'signup', 'running', 'finished'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(event: EventSummary): Group {
  const state = listedStateOf(event);
  return state !== 'finished' && isMine(event) ? 'yours' : state;
}

/** `/events`: all events of this site. */
export function EventsPage() {
  const { t, i18n } = useTranslation(['events', 'tournaments']);
  const isStarting = useSession((session) => session.status === 'starting');
  const user = useUser();
  const query = eventQueries.list(user?.username);
  const { data, isError, refetch } = useQuery({ ...query, enabled: !isStarting });
  useEventChanges(query.queryKey);
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const shown = filterEvents(data ?? [], filter);
  return (
    <div className={styles.page}>
      <PageTitle>{t('events:title')}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('events:title')}</h1>
          <p className={styles.zone}>{t('events:zone', { zone: formatZone(i18n.language) })}</p>
        </div>
        <div className={styles.actions}>
          {user?.permissions.canManageTournaments && (
            <ButtonLink to="/tournamentlobby" variant="ghost" icon="flag">
              {t('tournaments:title')}
            </ButtonLink>
          )}
          {user && (
            <ButtonLink to="/events/new" icon="plus">
              {t('events:organise')}
            </ButtonLink>
          )}
        </div>
      </header>
      {!data && isError && <RetryNotice onRetry={() => void refetch()}>{t('events:listFailed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('events:listLoading')}</LoadingRows>}
      {data?.length === 0 && (
        <div className={styles.none}>
          <EmptyState title={t('events:emptyTitle')} actions={user ? undefined : <LoginLink />}>
            {t(user ? 'events:empty' : 'events:emptyVisitor')}
          </EmptyState>
        </div>
      )}
      {data && data.length > 0 && (
        <div className={styles.filters}>
          <EventFilters filter={filter} onChange={(next) => setSearch(next, { replace: true })} />
          {shown.length === 0 && (
            <p role="status" className={styles.noMatch}>
              {t('events:filter.none')}
            </p>
          )}
        </div>
      )}
      {GROUPS.map((group) => (
        <EventGroup key={group} group={group} events={shown.filter((event) => groupOf(event) === group)} />
      ))}
    </div>
  );
}

function EventGroup({ group, events }: { group: Group; events: readonly EventSummary[] }) {
  const { t } = useTranslation('events');
  const { shown, hidden, showAll } = useShownRows(events);
  if (events.length === 0) return null;
  // A view has one main action: the first match that is waiting.
  const main = group === 'yours' ? events.find(isPlayed) : undefined;
  return (
    <Panel title={t(`events:group.${group}`)} count={events.length}>
      <ul className={styles.rows}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} isMain={event === main} />
        ))}
      </ul>
      <ShowAll hidden={hidden} total={events.length} onShow={showAll} />
    </Panel>
  );
}

const isPlayed = ({ phase, own }: EventSummary): boolean => phase === 'running' && own?.state === 'in';
