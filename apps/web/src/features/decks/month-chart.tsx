import type { PlayStatistics } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import styles from './month-chart.module.css';

/** Units of the drawing. */
const COLUMN = 40;
const BAR = 26;
const HEIGHT = 120;
const FOOT = 20;
/** The last months that fit. */
const MONTHS = 12;

/** Won and lost games by month as columns. The list beside it has the same numbers as text. */
export function MonthChart({ months }: { months: PlayStatistics['byMonth'] }) {
  const { t, i18n } = useTranslation('decks');
  const shown = months.slice(-MONTHS);
  const most = Math.max(1, ...shown.map(({ wins, losses }) => wins + losses));
  const width = Math.max(shown.length, 3) * COLUMN;
  const nameOf = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={t('decks:play.chart')}
    >
      {shown.map(({ month, wins, losses }, place) => {
        const [won, lost] = [wins, losses].map((games) => (games / most) * HEIGHT);
        const x = place * COLUMN + (COLUMN - BAR) / 2;
        return (
          <g key={month}>
            <title>{`${month}: ${t('decks:recordWords', { wins, losses })}`}</title>
            <rect
              className={styles.lost}
              x={x}
              y={HEIGHT - (won ?? 0) - (lost ?? 0)}
              width={BAR}
              height={lost}
            />
            <rect className={styles.won} x={x} y={HEIGHT - (won ?? 0)} width={BAR} height={won} />
            <text x={x + BAR / 2} y={HEIGHT + 14} textAnchor="middle">
              {nameOf.format(new Date(`${month}-01T00:00:00Z`))}
            </text>
          </g>
        );
      })}
      <line className={styles.base} x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  );
}
