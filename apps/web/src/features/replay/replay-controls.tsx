import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { REPLAY_VIEWS } from '@amberhall/protocol';
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { Symbol } from '../../cards/index.ts';
import { Asked } from './open-prompt.tsx';
import styles from './replay-controls.module.css';
import { Glyph } from './player-icon.tsx';
import type { GlyphName } from './player-icon.tsx';
import { turnAt, wayBack } from './replay-address.ts';
import type { ReplayActs } from './replay-actions.ts';
import type { WatchingStore } from './replay-store.ts';
import { Timeline } from './timeline.tsx';
import { useCopyMoment } from './use-copy-replay-link.ts';

interface ControlsProps {
  replay: ReadyReplay;
  watching: WatchingStore;
  acts: ReplayActs;
  /** The button that is pressed next. */
  pressedNext: string | undefined;
  /** Said instead of where one is, e.g. that nothing more can be loaded. */
  trouble: ReactNode;
}

/** Steers a replay: where in the game one is, how it goes on, and through whose eyes it is seen. */
export function Controls({ replay, watching, acts, pressedNext, trouble }: ControlsProps) {
  const { t } = useTranslation(['replay', 'board']);
  const { step, view } = watching();
  const near = view === '2' ? replay.players[1] : view === '1' ? replay.players[0] : nearOfSpectators(replay);
  return (
    <section className={styles.panel} aria-label={t('replay:controls')}>
      <Place replay={replay} step={step} trouble={trouble} />
      {step === replay.steps ? <Reason replay={replay} /> : <Asked view={view} pressedNext={pressedNext} />}
      <Timeline replay={replay} step={step} near={near} onGo={acts.goTo} />
      <Transport replay={replay} watching={watching} acts={acts} />
      <div className={styles.more}>
        <Views players={replay.players} view={view} onLook={acts.lookFrom} />
        <Speed watching={watching} acts={acts} />
        <Share replay={replay} watching={watching} />
        <Leave replay={replay} />
      </div>
    </section>
  );
}

/** Who begins sits at the lower edge for those at the side. */
const nearOfSpectators = ({ turns, players }: ReadyReplay): string => turns[0]?.player ?? players[0];

function Place({ replay, step, trouble }: { replay: ReadyReplay; step: number; trouble: ReactNode }) {
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
  watching: WatchingStore;
  acts: ReplayActs;
}

function Transport({ replay, watching, acts }: PartProps) {
  const { t } = useTranslation('replay');
  const { step, isPlaying } = watching();
  const [isFirst, isLast] = [step === 0, step === replay.steps];
  return (
    <div className={styles.transport}>
      <Key glyph="first" keys="Home" label={t('replay:first')} act={acts.first} off={isFirst} isWide />
      <Key
        glyph="previousTurn"
        keys="⇧ ←"
        label={t('replay:previousTurn')}
        act={acts.previousTurn}
        off={isFirst}
      />
      <Key glyph="previous" keys="←" label={t('replay:previous')} act={acts.previous} off={isFirst} />
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'replay:pause' : 'replay:play')}
        title={`${t(isPlaying ? 'replay:pause' : 'replay:play')} (${t('replay:space')})`}
        onClick={acts.togglePlaying}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} />
      </button>
      <Key glyph="next" keys="→" label={t('replay:next')} act={acts.next} off={isLast} />
      <Key glyph="nextTurn" keys="⇧ →" label={t('replay:nextTurn')} act={acts.nextTurn} off={isLast} />
      <Key glyph="last" keys="End" label={t('replay:last')} act={acts.last} off={isLast} isWide />
    </div>
  );
}

interface KeyProps {
  glyph: GlyphName;
  label: string;
  /** What does the same on a keyboard. */
  keys: string;
  act: () => void;
  /** There is nowhere to go: it stays where it is, and where the focus is. */
  off: boolean;
  /** Left out where there is little room. */
  isWide?: boolean;
}

function Key({ glyph, label, keys, act, off, isWide }: KeyProps) {
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
      <Glyph name={glyph} />
    </button>
  );
}

interface ViewsProps {
  players: ReadyReplay['players'];
  view: ReplayView;
  onLook: (view: ReplayView) => void;
}

function Views({ players, view, onLook }: ViewsProps) {
  const { t } = useTranslation('replay');
  return (
    <div className={styles.views} role="group" aria-label={t('replay:view.label')}>
      {REPLAY_VIEWS.map((each) => {
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

function Speed({ watching, acts }: Omit<PartProps, 'replay'>) {
  const { t, i18n } = useTranslation('replay');
  const { speed } = watching();
  const number = new Intl.NumberFormat(i18n.language).format(speed);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('replay:speed', { speed: number })}
      title={t('replay:speed', { speed: number })}
      onClick={acts.changeSpeed}
    >
      {t('replay:times', { speed: number })}
    </button>
  );
}

function Share({ replay, watching }: Omit<PartProps, 'acts'>) {
  const { t } = useTranslation('replay');
  const copy = useCopyMoment(replay.gameId, watching);
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

/** Where there is no bar to leave by. */
function Leave({ replay }: { replay: ReadyReplay }) {
  const { t } = useTranslation('replay');
  return (
    <Link className={styles.leave} to={wayBack(replay)} aria-label={t('replay:leave')}>
      <Symbol name="close" />
    </Link>
  );
}
