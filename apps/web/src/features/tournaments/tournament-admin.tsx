import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnnouncePanel } from './announce-panel.tsx';
import { TournamentHeader } from './tournament-header.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { summariesOf } from './match-state.ts';
import type { MatchSummary } from './match-state.ts';
import { tournamentQueries } from './api.ts';
import { Rounds } from './rounds.tsx';
import styles from './tournament-admin.module.css';
import type { NewGames } from './tournament-lobby-page.tsx';
import { useTournamentActions } from './use-tournament-actions.ts';
import { useTournamentUpdates } from './use-tournament-updates.ts';

/** Matches are evaluated again at this interval (ms), because some become late. */
const CLOCK_INTERVAL_MS = 1000;

interface TournamentAdminProps {
  id: number;
  newGames: (games: NewGames) => ReactNode;
}

/** The page of one tournament: its matches by round, the clocks, and the announcements. */
export function TournamentAdmin({ id, newGames }: TournamentAdminProps) {
  const { t } = useTranslation('tournaments');
  const bracket = useQuery(tournamentQueries.bracket(id));
  const admin = useQuery(tournamentQueries.admin(id));
  const now = useNow(CLOCK_INTERVAL_MS) + (admin.data?.clockOffsetMs ?? 0);
  const status = useRequestStatus();
  const actions = useTournamentActions(id, status);
  const [opening, setOpening] = useState<readonly MatchSummary[]>([]);
  useTournamentUpdates(id);

  const { games = [], clocks = [], announcements = [] } = admin.data ?? {};
  const summaries = bracket.data
    ? summariesOf(bracket.data.matches, { participants: bracket.data.participants, games, clocks, now })
    : [];
  return (
    <>
      <ButtonLink to="?" variant="ghost" size="small" icon="left" className={styles.back}>
        {t('tournaments:back')}
      </ButtonLink>
      {bracket.data && (
        <TournamentHeader
          tournament={bracket.data.tournament}
          summaries={summaries}
          actions={actions}
          isBusy={status.isBusy}
          onCreate={setOpening}
        />
      )}
      <RequestStatusNotice outcome={status.outcome} onDismiss={status.dismiss} />
      {!bracket.data && (
        <Panel title={t('tournaments:matches')}>
          {bracket.error ? (
            <FailureNotice error={bracket.error} onRetry={() => void bracket.refetch()} />
          ) : (
            <LoadingRows>{t('tournaments:loading')}</LoadingRows>
          )}
        </Panel>
      )}
      {admin.error && <FailureNotice error={admin.error} onRetry={() => void admin.refetch()} />}
      {bracket.data && (
        <div className={styles.columns}>
          <Rounds
            summaries={summaries}
            clocks={clocks}
            now={now}
            actions={actions}
            isBusy={status.isBusy}
            onCreate={setOpening}
          />
          <AnnouncePanel
            announcements={announcements}
            isBusy={status.isBusy}
            onAnnounce={(text) => actions.announce(bracket.data.tournament.name, text)}
          />
        </div>
      )}
      {opening.length > 0 &&
        newGames({
          onCreate: (options) => actions.openGames(opening, options),
          onClose: () => setOpening([]),
        })}
    </>
  );
}
