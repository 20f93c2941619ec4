import { useEffect, useRef } from 'react';
import { useGameStore } from '../game/game-context.tsx';
import { usePreferences } from '../settings/preferences.ts';
import styles from './animations.module.css';
import { animateChange, captureLayout } from './animate-change.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Who asked the system, or the board, to keep still. */
const isMotionOff = () => !usePreferences.getState().motion || matchMedia(REDUCED_MOTION).matches;

/** Shows what the last message changed as movements. The state itself is right at once. */
export function MotionLayer() {
  const store = useGameStore();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        const board = layer.current?.parentElement;
        const isNextStep = before.game !== null && state.rev === before.rev + 1;
        if (!board || !isNextStep || document.hidden || isMotionOff()) return;
        // The table still shows the state before; it shows the new one in the next frame.
        const layout = captureLayout(board, state.events);
        requestAnimationFrame(() => {
          if (layer.current) animateChange({ board, layer: layer.current, layout, state, before });
        });
      }),
    [store],
  );
  return <div ref={layer} className={styles.layer} aria-hidden="true" />;
}
