import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcome } from '../../lib/use-request-status.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { OutcomeNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnnouncePanel } from './announce-panel.tsx';
import { DeskHead } from './tournament-header.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { linesOf } from './match-state.ts';
import type { MatchLine } from './match-state.ts';
import { tournamentQueries } from './api.ts';
import { Rounds } from './rounds.tsx';
import styles from './tournament-admin.module.css';
import type { NewGames } from './tournament-lobby-page.tsx';
import { useDeskActions } from './use-tournament-actions.ts';
import { useDeskNews } from './use-tournament-updates.ts';

/** Matches are looked at anew this often (ms): time passes for those that are late. */
const LOOK_MS = 1000;

interface TournamentDeskProps {
  id: number;
  newGames: (games: NewGames) => ReactNode;
}

/** Everything about one tournament: its matches by round, the clocks, and what is told to its players. */
export function TournamentDesk({ id, newGames }: TournamentDeskProps) {
  const { t } = useTranslation('tournaments');
  const bracket = useQuery(tournamentQueries.bracket(id));
  const desk = useQuery(tournamentQueries.desk(id));
  const now = useNow(LOOK_MS) + (desk.data?.clockOffsetMs ?? 0);
  const status = useOutcome();
  const actions = useDeskActions(id, status);
  const [opening, setOpening] = useState<readonly MatchLine[]>([]);
  useDeskNews(id);

  const { games = [], clocks = [], announcements = [] } = desk.data ?? {};
  const lines = bracket.data
    ? linesOf(bracket.data.matches, { participants: bracket.data.participants, games, clocks, now })
    : [];
  return (
    <>
      <ButtonLink to="?" variant="ghost" size="small" icon="left" className={styles.back}>
        {t('tournaments:back')}
      </ButtonLink>
      {bracket.data && (
        <DeskHead
          tournament={bracket.data.tournament}
          lines={lines}
          actions={actions}
          isBusy={status.isBusy}
          onCreate={setOpening}
        />
      )}
      <OutcomeNotice outcome={status.outcome} onDismiss={status.dismiss} />
      {!bracket.data && (
        <Panel title={t('tournaments:matches')}>
          {bracket.error ? (
            <FailureNotice error={bracket.error} onRetry={() => void bracket.refetch()} />
          ) : (
            <LoadingRows>{t('tournaments:loading')}</LoadingRows>
          )}
        </Panel>
      )}
      {desk.error && <FailureNotice error={desk.error} onRetry={() => void desk.refetch()} />}
      {bracket.data && (
        <div className={styles.columns}>
          <Rounds
            lines={lines}
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
