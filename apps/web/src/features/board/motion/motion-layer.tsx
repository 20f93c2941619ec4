import { useEffect, useRef } from 'react';
import { useGameStore } from '../game/game-context.tsx';
import { usePreferences } from '../settings/preferences.ts';
import styles from './animations.module.css';
import { showChange, takePicture } from './animate-change.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** Who asked the system, or the board, to keep still. */
const isStill = () => !usePreferences.getState().motion || matchMedia(STILL).matches;

/** Shows what the last message changed as movements. The state itself is right at once. */
export function MotionLayer() {
  const store = useGameStore();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        const board = layer.current?.parentElement;
        const isNextStep = before.game !== null && state.rev === before.rev + 1;
        if (!board || !isNextStep || document.hidden || isStill()) return;
        // The table still shows the state before; it shows the new one in the next frame.
        const picture = takePicture(board, state.events);
        requestAnimationFrame(() => {
          if (layer.current) showChange({ board, layer: layer.current, picture, state, before });
        });
      }),
    [store],
  );
  return <div ref={layer} className={styles.layer} aria-hidden="true" />;
}
