import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useCopyGameLink } from '../../ui/use-copy-game-link.ts';
import styles from './match-actions.module.css';
import { lacksLink } from './match-state.ts';
import type { MatchSummary } from './match-state.ts';
import { ReportResult } from './report-result.tsx';
import type { TournamentActions } from './use-tournament-actions.ts';
import { useWatchAsJudge } from './use-watch-as-judge.ts';

interface MatchActionsProps {
  summary: MatchSummary;
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: () => void;
}

/** What an organizer can do with a match in its state. */
export function MatchActions(props: MatchActionsProps) {
  const { state } = props.summary;
  if (state === 'decided') return null;
  return (
    <span className={styles.actions} data-link={lacksLink(props.summary) || undefined}>
      <Actions {...props} />
    </span>
  );
}

function Actions({ summary, actions, isBusy, onCreate }: MatchActionsProps) {
  const { t } = useTranslation('tournaments');
  const watch = useWatchAsJudge();
  const { game, state, match } = summary;
  const matchName = t('tournaments:matchOf', {
    letter: match.identifier,
    one: summary.sides[0].name,
    other: summary.sides[1].name,
  });
  if (state === 'pending' || game === undefined) {
    return (
      <Button
        size="small"
        variant="tint"
        icon="plus"
        disabled={isBusy}
        aria-label={t('tournaments:createOf', { match: matchName })}
        onClick={onCreate}
      >
        {t('tournaments:create')}
      </Button>
    );
  }
  if (state === 'finished')
    return <ReportResult summary={summary} isBusy={isBusy} onReport={actions.report} />;
  return (
    <>
      {lacksLink(summary) && (
        <Button
          size="small"
          variant="ghost"
          icon="link"
          disabled={isBusy}
          aria-label={t('tournaments:attachOf', { match: matchName })}
          onClick={() => void actions.attach([summary])}
        >
          {t('tournaments:attach')}
        </Button>
      )}
      {state === 'waiting' ? (
        <>
          <CopyLink gameId={game.gameId} label={t('tournaments:copyOf', { match: matchName })} />
          <ConfirmButton
            label={t('tournaments:removeOf', { match: matchName })}
            busy={isBusy}
            onConfirm={() => void actions.removeGame(game.gameId)}
          />
        </>
      ) : (
        <Button
          size="small"
          icon="eye"
          aria-label={t('tournaments:watchOf', { match: matchName })}
          onClick={() => void watch(game.gameId)}
        >
          {t('tournaments:watch')}
        </Button>
      )}
    </>
  );
}

function CopyLink({ gameId, label }: { gameId: string; label: string }) {
  const { t } = useTranslation('tournaments');
  const copy = useCopyGameLink();
  return (
    <Button size="small" icon="copy" aria-label={label} onClick={() => void copy(gameId)}>
      {t('tournaments:copy')}
    </Button>
  );
}
