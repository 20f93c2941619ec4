import type { Participant } from '@amberhall/protocol';
import { scoresOf } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { lacksLink } from './tournament-header.tsx';
import styles from './match-row.module.css';
import type { MatchSummary } from './match-state.ts';
import { ReportResult } from './report-result.tsx';
import { linkTo } from './use-tournament-actions.ts';
import type { TournamentActions } from './use-tournament-actions.ts';
import { useWatchAsJudge } from './use-watch-as-judge.ts';

interface MatchRowProps {
  summary: MatchSummary;
  actions: TournamentActions;
  isBusy: boolean;
  onCreate: () => void;
}

/** One match: its players, its state, and the next action. */
export function MatchRow({ summary, actions, isBusy, onCreate }: MatchRowProps) {
  const { t } = useTranslation('tournaments');
  const { match, sides, isOverdue, game } = summary;
  const isHere = ({ name }: Participant): boolean =>
    game?.players.some((player) => player.name.toLowerCase() === name.toLowerCase()) === true;
  return (
    <li className={styles.row} data-overdue={isOverdue || undefined}>
      <span className={styles.letter} aria-hidden="true">
        {match.identifier}
      </span>
      <div className={styles.names}>
        <Side participant={sides[0]} isAccount={isHere(sides[0])} winnerId={match.winner_id} />
        <span className={styles.versus}>{t('tournaments:versus')}</span>
        <Side participant={sides[1]} isAccount={isHere(sides[1])} winnerId={match.winner_id} />
      </div>
      <State summary={summary} />
      <div className={styles.actions} data-link={lacksLink(summary) || undefined}>
        <Actions summary={summary} actions={actions} isBusy={isBusy} onCreate={onCreate} />
      </div>
    </li>
  );
}

interface SideProps {
  participant: Participant;
  /** The bracket service has its own names. Players who have come to their game are known here. */
  isAccount: boolean;
  winnerId: number | null;
}

function Side({ participant, isAccount, winnerId }: SideProps) {
  const { t } = useTranslation('tournaments');
  const hasWon = winnerId === participant.id;
  return (
    <span className={styles.name} data-won={hasWon || undefined}>
      {isAccount ? <PersonLink name={participant.name} /> : participant.name}
      {hasWon && <Icon name="star" size={14} label={t('tournaments:winner')} />}
    </span>
  );
}

const STATE_ICONS = {
  pending: 'plus',
  waiting: 'users',
  running: 'play',
  finished: 'flag',
  decided: 'ok',
} as const;

function State({ summary: { match, state, isOverdue, game, result } }: { summary: MatchSummary }) {
  const { t } = useTranslation('tournaments');
  const names = (game?.players ?? []).map(({ name }) => name);
  return (
    <div className={styles.standing}>
      <span className={styles.state} data-state={isOverdue ? 'overdue' : state}>
        <Icon name={isOverdue ? 'alert' : STATE_ICONS[state]} size={14} />
        {t(`tournaments:state.${state}`)}
        {isOverdue && <> · {t('tournaments:state.overdue')}</>}
      </span>
      <span className={styles.detail}>
        {state === 'waiting' && names.length === 0 && t('tournaments:nobodyThere')}
        {state === 'waiting' && names.length === 1 && t('tournaments:oneThere', { name: names[0] })}
        {state === 'waiting' && names.length === 2 && t('tournaments:bothThere')}
        {state === 'finished' &&
          result &&
          t('tournaments:won', {
            name: result.winner,
            scores: scoresOf(result, result.sides ?? result.players).replaceAll(',', ', '),
          })}
        {state === 'decided' && match.scores_csv.replaceAll(',', ', ')}
      </span>
    </div>
  );
}

function Actions({ summary, actions, isBusy, onCreate }: MatchRowProps) {
  const { t } = useTranslation('tournaments');
  const watch = useWatchAsJudge();
  const { game, state, match } = summary;
  const matchName = t('tournaments:matchOf', {
    letter: match.identifier,
    one: summary.sides[0].name,
    other: summary.sides[1].name,
  });
  if (state === 'decided') return null;
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
  const { t } = useTranslation(['tournaments', 'tables']);
  const copy = async (): Promise<void> => {
    const link = linkTo(gameId);
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('tables:pending.copied'));
    } catch {
      // The clipboard needs https. Without it, the link is shown.
      showToast('info', t('tables:pending.copyFailed', { link }), 15_000);
    }
  };
  return (
    <Button size="small" icon="copy" aria-label={label} onClick={() => void copy()}>
      {t('tournaments:copy')}
    </Button>
  );
}
