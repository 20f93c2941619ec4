import { useEffect, useRef } from 'react';
import { useGameStore } from '../game/game-context.tsx';
import { usePreferences } from '../settings/preferences.ts';
import styles from './animations.module.css';
import { animateChange, captureLayout } from './animate-change.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Reduced motion, by the system or by the board's preferences. */
const isMotionOff = () => !usePreferences.getState().motion || matchMedia(REDUCED_MOTION).matches;

/** Animates the changes of the last message. The state itself is updated at once. */
export function MotionLayer() {
  const store = useGameStore();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      store.subscribe((state, { rev, game: before }) => {
        const board = layer.current?.parentElement;
        const isNextStep = state.rev === rev + 1;
        if (!board || before === null || !isNextStep || document.hidden || isMotionOff()) return;
        // The table still shows the previous state; the next frame shows the new one.
        const layout = captureLayout(board, state.events);
        requestAnimationFrame(() => {
          if (layer.current) animateChange({ board, layer: layer.current, layout, state, before });
        });
      }),
    [store],
  );
  return <div ref={layer} className={styles.layer} aria-hidden="true" />;
}
