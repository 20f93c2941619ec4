import type { CSSProperties } from 'react';
import { HOUSES } from '@amberhall/protocol';
import type { CardSize } from '@amberhall/protocol';
import { HousePattern } from '../../../cards/index.ts';
import { useBoardAppearance } from './board-appearance.ts';
import { usePreferences } from './preferences.ts';
import styles from './board-background.module.css';

/**
 * The effect of the card size: both battlelines stay on the screen, so larger cards take their space from the hand,
 * which then shows less of its cards until hover.
 */
const SIZES: Record<CardSize, { line: number; hand: number; seen: number; zoom: number }> = {
  small: { line: 0.8, hand: 0.84, seen: 1, zoom: 1 },
  normal: { line: 1, hand: 1, seen: 1, zoom: 1 },
  large: { line: 1.12, hand: 1, seen: 0.72, zoom: 1.06 },
  'x-large': { line: 1.22, hand: 1.04, seen: 0.5, zoom: 1.08 },
};

/** Cards of half the height leave room for wider ones. */
const HALF = { ratio: 0.96, line: 1.16 };

/** The settings that change the board: its lengths, and whether motion is reduced. */
export function useBoardStyle(): { style: CSSProperties; 'data-no-motion'?: '' } {
  const motion = usePreferences((preferences) => preferences.motion);
  const { cardSize, isHalfSized } = useBoardAppearance();
  const { line, hand, seen, zoom } = SIZES[cardSize];
  const style = {
    '--line-scale': isHalfSized ? line * HALF.line : line,
    '--hand-scale': hand,
    '--seen-scale': seen,
    '--zoom-scale': zoom,
    ...(isHalfSized && { '--board-ratio': HALF.ratio }),
  } as CSSProperties;
  return { style, ...(!motion && { 'data-no-motion': '' }) };
}

const isHouse = (name: string): boolean => (HOUSES as readonly string[]).includes(name);

/** The background behind the cards. */
export function BoardBackground() {
  const { background, picture } = useBoardAppearance();
  if (background === 'custom' && picture !== null) {
    const style = { backgroundImage: `url("/img/bgs/${encodeURIComponent(picture)}.png")` };
    return <div className={styles.picture} style={style} aria-hidden="true" />;
  }
  if (!isHouse(background)) return <div className={styles[background] ?? styles.blank} aria-hidden="true" />;
  return (
    <div
      className={styles.house}
      style={{ '--tint': `var(--${background})`, '--tint-deep': `var(--${background}-2)` } as CSSProperties}
      aria-hidden="true"
    >
      <HousePattern house={background} />
    </div>
  );
}
