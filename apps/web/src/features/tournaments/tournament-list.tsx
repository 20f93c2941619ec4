import type { Tournament } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { useUser } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { tournamentQueries } from './api.ts';
import styles from './tournament-list.module.css';
import { useBracketLabels } from './use-bracket-labels.ts';

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
  const { t, i18n } = useTranslation('tournaments');
  const { typeOf, stateOf } = useBracketLabels();
  const { id, name, participants_count: count, created_at: createdAt } = tournament;
  return (
    <li>
      <Link className={styles.row} to={`?tournament=${id}`}>
        <span className={styles.name}>{name}</span>
        <span className={styles.tags}>
          <Tag icon="flag">{stateOf(tournament)}</Tag>
          <Tag>{typeOf(tournament)}</Tag>
          <Tag icon="users">{t('tournaments:list.players', { count })}</Tag>
          {createdAt && (
            <time className={styles.date} dateTime={createdAt}>
              {formatDate(createdAt, i18n.language)}
            </time>
          )}
        </span>
        <Icon name="right" size={18} className={styles.arrow ?? ''} />
      </Link>
    </li>
  );
}
