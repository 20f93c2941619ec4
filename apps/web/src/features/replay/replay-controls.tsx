import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { Symbol } from '../../cards/index.ts';
import { useUser } from '../../lib/session.ts';
import { openFault } from '../../moderation/fault-target.ts';
import { Icon } from '../../ui/icon.tsx';
import { OpenPrompt } from './open-prompt.tsx';
import styles from './replay-controls.module.css';
import { PlayOn } from './play-on.tsx';
import { PlayerIcon } from './player-icon.tsx';
import type { PlayerIconName } from './player-icon.tsx';
import { turnAt, leavePathOf } from './replay-address.ts';
import type { ReplayActions } from './replay-actions.ts';
import type { ReplayStore } from './replay-store.ts';
import { Timeline } from './timeline.tsx';
import { useCopyReplayLink } from './use-copy-replay-link.ts';

interface ReplayControlsProps {
  replay: ReadyReplay;
  replayStore: ReplayStore;
  actions: ReplayActions;
  /** The button that is pressed next. */
  pressedNext: string | undefined;
  /** Opens or closes the analysis of the viewer's own turns; `null` for viewers without any. */
  onAnalyse: (() => void) | null;
  /** Shown instead of the position, for example when nothing more can be loaded. */
  trouble: ReactNode;
}

/** The controls of a replay: the position, playback, and the viewpoint. */
export function ReplayControls(props: ReplayControlsProps) {
  const { replay, replayStore, actions, pressedNext, onAnalyse, trouble } = props;
  const { t } = useTranslation(['replay', 'board']);
  const { step, view } = replayStore();
  const near = view === '2' ? replay.players[1] : view === '1' ? replay.players[0] : nearOfSpectators(replay);
  return (
    <section className={styles.panel} aria-label={t('replay:controls')}>
      <PositionLabel replay={replay} step={step} trouble={trouble} />
      {step === replay.steps ? (
        <Reason replay={replay} />
      ) : (
        <OpenPrompt view={view} pressedNext={pressedNext} />
      )}
      <Timeline replay={replay} step={step} near={near} onGo={actions.goTo} />
      <Transport replay={replay} replayStore={replayStore} actions={actions} />
      <div className={styles.ways}>
        {canPlayOn(replay, step) && (
          <PlayOn
            moment={{ gameId: replay.gameId, view, step }}
            // The second viewpoint is that of the second player. In the others, the first one plays.
            player={replay.players[view === '2' ? 1 : 0]}
            mover={turnAt(replay, step)?.player}
          />
        )}
        {onAnalyse && <Analyse onAnalyse={onAnalyse} />}
      </div>
      <div className={styles.more}>
        <Views replay={replay} view={view} onLook={actions.lookFrom} />
        <Speed replayStore={replayStore} actions={actions} />
        <Share replay={replay} replayStore={replayStore} />
        <ReportFault replay={replay} step={step} />
        <Shuffles gameId={replay.gameId} />
        <Leave replay={replay} />
      </div>
    </section>
  );
}

function Analyse({ onAnalyse }: { onAnalyse: () => void }) {
  const { t } = useTranslation('replay');
  return (
    <button type="button" className={styles.onward} onClick={onAnalyse}>
      <Icon name="search" size={16} />
      {t('replay:analysis.button')}
    </button>
  );
}

/** Before the first turn and after the end there is no position. */
const canPlayOn = (replay: ReadyReplay, step: number): boolean =>
  turnAt(replay, step) !== undefined && step < replay.steps;

/** For spectators, the starting player is at the lower edge. */
const nearOfSpectators = ({ turns, players }: ReadyReplay): string => turns[0]?.player ?? players[0];

function PositionLabel({ replay, step, trouble }: { replay: ReadyReplay; step: number; trouble: ReactNode }) {
  const { t } = useTranslation(['replay', 'board']);
  const { steps, winner, playedWith } = replay;
  const turn = turnAt(replay, step);
  const isOver = step === steps;
  const outcome = winner === null ? t('replay:noWinner') : t('replay:won', { name: winner });
  return (
    <p className={styles.place}>
      <span className={styles.where}>
        {trouble ??
          (isOver ? (
            <b>{outcome}</b>
          ) : turn ? (
            t('replay:turnOf', { turn: turn.turn, name: turn.player })
          ) : (
            t('replay:beforeFirstTurn')
          ))}
      </span>
      {playedWith !== null && (
        <span className={styles.checked} title={t('replay:checked', { version: playedWith })}>
          <Symbol name="ok" label={t('replay:checked', { version: playedWith })} />
        </span>
      )}
      <span className={styles.step} title={t('replay:stepOf', { step, steps })}>
        {step} / {steps}
      </span>
    </p>
  );
}

/** How the game ended. */
function Reason({ replay: { winReason } }: { replay: ReadyReplay }) {
  const { t } = useTranslation('board');
  return <p className={styles.reason}>{winReason && t(`board:reason.${winReason}`)}</p>;
}

interface PartProps {
  replay: ReadyReplay;
  replayStore: ReplayStore;
  actions: ReplayActions;
}

function Transport({ replay, replayStore, actions }: PartProps) {
  const { t } = useTranslation('replay');
  const { step, isPlaying } = replayStore();
  const [isFirst, isLast] = [step === 0, step === replay.steps];
  return (
    <div className={styles.transport}>
      <TransportButton
        glyph="first"
        keys="Home"
        label={t('replay:first')}
        act={actions.first}
        off={isFirst}
        isWide
      />
      <TransportButton
        glyph="previousTurn"
        keys="⇧ ←"
        label={t('replay:previousTurn')}
        act={actions.previousTurn}
        off={isFirst}
      />
      <TransportButton
        glyph="previous"
        keys="←"
        label={t('replay:previous')}
        act={actions.previous}
        off={isFirst}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'replay:pause' : 'replay:play')}
        title={`${t(isPlaying ? 'replay:pause' : 'replay:play')} (${t('replay:space')})`}
        onClick={actions.togglePlaying}
      >
        <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <TransportButton glyph="next" keys="→" label={t('replay:next')} act={actions.next} off={isLast} />
      <TransportButton
        glyph="nextTurn"
        keys="⇧ →"
        label={t('replay:nextTurn')}
        act={actions.nextTurn}
        off={isLast}
      />
      <TransportButton
        glyph="last"
        keys="End"
        label={t('replay:last')}
        act={actions.last}
        off={isLast}
        isWide
      />
    </div>
  );
}

interface TransportButtonProps {
  glyph: PlayerIconName;
  label: string;
  /** The keyboard shortcut with the same function. */
  keys: string;
  act: () => void;
  /** Disabled but still focusable, so that the focus is not lost. */
  off: boolean;
  /** Hidden where there is little room. */
  isWide?: boolean;
}

function TransportButton({ glyph, label, keys, act, off, isWide }: TransportButtonProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-wide={isWide || undefined}
      aria-label={label}
      aria-disabled={off || undefined}
      title={`${label} (${keys})`}
      onClick={() => !off && act()}
    >
      <PlayerIcon name={glyph} />
    </button>
  );
}

interface ViewsProps {
  replay: ReadyReplay;
  view: ReplayView;
  onLook: (view: ReplayView) => void;
}

function Views({ replay: { players, views }, view, onLook }: ViewsProps) {
  const { t } = useTranslation('replay');
  return (
    <div className={styles.views} role="group" aria-label={t('replay:view.label')}>
      {views.map((each) => {
        const player = each === 'spectator' ? null : players[each === '1' ? 0 : 1];
        const label =
          player === null ? t('replay:view.spectator') : t('replay:view.player', { name: player });
        return (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-pressed={view === each}
            aria-label={label}
            title={`${label} (V)`}
            onClick={() => onLook(each)}
          >
            {player === null ? (
              <Symbol name="eye" />
            ) : (
              <span data-initial={player.slice(0, 1)}>{player}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Speed({ replayStore, actions }: Omit<PartProps, 'replay'>) {
  const { t, i18n } = useTranslation('replay');
  const { speed } = replayStore();
  const number = new Intl.NumberFormat(i18n.language).format(speed);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('replay:speed', { speed: number })}
      title={t('replay:speed', { speed: number })}
      onClick={actions.changeSpeed}
    >
      {t('replay:times', { speed: number })}
    </button>
  );
}

function Share({ replay, replayStore }: Omit<PartProps, 'actions'>) {
  const { t } = useTranslation('replay');
  const copy = useCopyReplayLink(replay.gameId, replayStore);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('replay:share')}
      title={t('replay:share')}
      onClick={() => void copy()}
    >
      <Symbol name="link" />
    </button>
  );
}

/** Reports a fault at this moment of the game. */
function ReportFault({ replay: { gameId }, step }: { replay: ReadyReplay; step: number }) {
  const { t } = useTranslation();
  if (useUser() === null) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('common:reportFault')}
      title={t('common:reportFault')}
      onClick={() => openFault({ gameId, step })}
    >
      <Symbol name="alert" />
    </button>
  );
}

function Shuffles({ gameId }: { gameId: string }) {
  const { t } = useTranslation('replay');
  const label = t('replay:shuffles.title');
  return (
    <Link className={styles.tool} to={`/shuffles/${gameId}`} aria-label={label} title={label}>
      <Symbol name="deck" />
    </Link>
  );
}

/** Shown where there is no navigation bar. */
function Leave({ replay }: { replay: ReadyReplay }) {
  const { t } = useTranslation('replay');
  return (
    <Link className={styles.leave} to={leavePathOf(replay)} aria-label={t('replay:leave')}>
      <Symbol name="close" />
    </Link>
  );
}
