import type { PlayerId, TurnTally } from '@amberhall/protocol';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './amber-chart.module.css';

const WIDTH = 560;
const HEIGHT = 150;
/** Room for the numbers at the left and for the marks at the edges. */
const EDGE = 22;
const KEY_COST = 6;

interface AmberChartProps {
  turns: readonly TurnTally[];
  /** The viewer's side first. `index`: the place in the numbers of each turn. */
  players: readonly { player: PlayerId; name: string; index: number }[];
}

/** The pools after each turn as two lines, with a mark where a key was forged. */
export function AmberChart({ turns, players }: AmberChartProps) {
  const { t } = useBoardTranslation();
  const top = Math.max(KEY_COST + 1, ...turns.flatMap(({ amber }) => amber));
  const x = (turn: number) => EDGE + (turn / Math.max(1, turns.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (amber: number) => HEIGHT - EDGE - (amber / top) * (HEIGHT - 2 * EDGE);
  const keysOf = (index: number) => turns.at(-1)?.keys[index] ?? 0;
  const spoken = players.map(({ name, index }) => t('board:end.keysOf', { name, count: keysOf(index) }));
  return (
    <figure className={styles.figure}>
      <figcaption>{t('board:end.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken.join(', ')}>
        <path className={styles.cost} d={`M${EDGE} ${y(KEY_COST)}H${WIDTH - EDGE}`} />
        <text x={4} y={y(KEY_COST) + 4}>
          {KEY_COST}
        </text>
        <text x={4} y={y(0) + 4}>
          0
        </text>
        {players.map(({ player, index }, side) => (
          <g key={player} className={side === 0 ? styles.near : styles.far}>
            <polyline
              points={turns.map(({ amber }, turn) => `${x(turn)},${y(amber[index] ?? 0)}`).join(' ')}
            />
            {forgings(turns, index).map((turn) => (
              <circle key={turn} cx={x(turn)} cy={y(turns[turn]?.amber[index] ?? 0)} r={6} />
            ))}
          </g>
        ))}
      </svg>
      <p className={styles.legend}>
        {players.map(({ player, name }, side) => (
          <span key={player} className={side === 0 ? styles.near : styles.far}>
            {name}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** The turns after which this player had more keys than before. */
function forgings(turns: readonly TurnTally[], index: number): number[] {
  return turns.flatMap(({ keys }, turn) =>
    (keys[index] ?? 0) > (turns[turn - 1]?.keys[index] ?? 0) ? [turn] : [],
  );
}
