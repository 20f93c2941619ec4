import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

const COLORS = ['#2d6a74', '#8a5a2b', '#5d5f73', '#3f6b3a', '#6a4a8c', '#7a6a2f', '#8c3f4f', '#35618e'];

/** The same name always has the same color. */
function colorOf(name: string): string {
  let sum = 7;
  for (const letter of name.toLowerCase()) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return COLORS[sum % COLORS.length] ?? '#5d5f73';
}

interface AvatarProps {
  name: string;
  /** The picture's name on the server. Without one, the first letter is shown. */
  picture?: string | null;
  /** Pixels. */
  size?: number;
}

/** Decoration: the name is always shown beside it. */
export function Avatar({ name, picture, size = 28 }: AvatarProps) {
  const look = { '--avatar-size': `${size}px`, '--avatar-color': colorOf(name) } as CSSProperties;
  if (picture) {
    return (
      <img
        className={styles.avatar}
        style={look}
        src={`/img/avatar/${encodeURIComponent(picture)}.png`}
        alt=""
      />
    );
  }
  return (
    <span className={styles.avatar} style={look} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
