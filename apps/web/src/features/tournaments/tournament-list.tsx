import type { Tournament } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EventListRow } from '../../event-screens/event-list-row.tsx';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { useUser } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { tournamentQueries } from './api.ts';
import { BracketTags } from './bracket-tags.tsx';
import styles from './tournament-list.module.css';

/** The organizer's brackets. */
export function TournamentList() {
  const { t } = useTranslation('tournaments');
  const hasKey = useUser()?.challonge.key !== '';
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('tournaments:title')}</h1>
        <p className={styles.lead}>{t('tournaments:lead')}</p>
      </header>
      {hasKey ? <Brackets /> : <MissingApiKey />}
    </>
  );
}

function MissingApiKey() {
  const { t } = useTranslation('tournaments');
  return (
    <Panel title={t('tournaments:list.title')}>
      <EmptyState
        title={t('tournaments:key.title')}
        actions={<ButtonLink to="/profile">{t('tournaments:key.profile')}</ButtonLink>}
      >
        <p>{t('tournaments:key.text')}</p>
      </EmptyState>
    </Panel>
  );
}

function Brackets() {
  const { t } = useTranslation('tournaments');
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(tournamentQueries.list());
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const refresh = (): void =>
    void run(t('tournaments:done.tournaments'), () =>
      queryClient.fetchQuery({ ...tournamentQueries.list(), staleTime: 0 }),
    );
  return (
    <>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel
        title={t('tournaments:list.title')}
        count={data?.length}
        aside={
          <Button size="small" icon="exhaust" busy={isBusy} disabled={isFetching} onClick={refresh}>
            {t('tournaments:refresh')}
          </Button>
        }
      >
        {error && !data && <FailureNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows>{t('tournaments:list.loading')}</LoadingRows>}
        {data?.length === 0 && (
          <EmptyState title={t('tournaments:list.emptyTitle')}>
            <p>{t('tournaments:list.empty')}</p>
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map((tournament) => (
              <TournamentRow key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

function TournamentRow({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation(['events', 'tournaments']);
  const { id, name, participants_count: count, created_at: createdAt } = tournament;
  const to = `?tournament=${id}`;
  const run = t('events:action.run');
  return (
    <EventListRow
      name={name}
      to={to}
      date={createdAt}
      tags={
        <div className={styles.tags}>
          <BracketTags tournament={tournament} />
        </div>
      }
      players={t('tournaments:list.players', { count })}
    >
      <ButtonLink size="small" to={to} aria-label={`${run}: ${name}`}>
        {run}
      </ButtonLink>
    </EventListRow>
  );
}
