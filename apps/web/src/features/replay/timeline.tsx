import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerId, ReadyReplay } from '@amberhall/protocol';
import { Symbol } from '../../cards/index.ts';
import { turnAt } from './replay-address.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  replay: ReadyReplay;
  step: number;
  /** The player at the lower edge of the table. */
  near: PlayerId;
  onGo: (step: number) => void;
}

/** The whole game as a line: its turns, the forged keys, and the current position. */
export function Timeline({ replay, step, near, onGo }: TimelineProps) {
  const { t } = useTranslation(['replay', 'board']);
  const { steps, turns, keys } = replay;
  const place = (at: number) => ({ '--at': steps === 0 ? 0 : at / steps }) as CSSProperties;
  const turn = turnAt(replay, step);
  const where = turn
    ? t('replay:turnOf', { turn: turn.turn, name: turn.player })
    : t('replay:beforeFirstTurn');
  return (
    <div className={styles.timeline}>
      <div className={styles.track} aria-hidden="true">
        {turns.map(({ step: from, player }, index) => {
          const to = turns[index + 1]?.step ?? steps;
          const style = {
            ...place(from),
            '--length': steps === 0 ? 0 : (to - from) / steps,
          } as CSSProperties;
          return (
            <i key={from} className={styles.turn} data-near={player === near || undefined} style={style} />
          );
        })}
        {keys.map(({ step: at, player, color }) => (
          <span
            key={`${at} ${player} ${color}`}
            className={styles.key}
            data-near={player === near || undefined}
            data-color={color}
            style={place(at)}
          >
            <Symbol name={`key-${color}`} />
          </span>
        ))}
        <i className={styles.past} style={place(step)} />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={steps}
        value={step}
        aria-label={t('replay:slider')}
        aria-valuetext={`${where}, ${t('replay:stepOf', { step, steps })}`}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
    </div>
  );
}
