import styles from './player-icon.module.css';

const PATHS = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  next: 'M8 6v12l8-6z',
  previous: 'M16 6v12l-8-6z',
  nextTurn: 'M4 6v12l7-6zM12 6v12l7-6z',
  previousTurn: 'M20 6v12l-7-6zM12 6v12l-7-6z',
  last: 'M6 6v12l9-6zM16 6h2.5v12H16z',
  first: 'M18 6v12l-9-6zM8 6H5.5v12H8z',
} as const;
export type PlayerIconName = keyof typeof PATHS;

/** A media player icon in the size of the text. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
