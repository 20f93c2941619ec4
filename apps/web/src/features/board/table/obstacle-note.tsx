import { useEffect, useRef } from 'react';
import { Symbol } from '../../../cards/index.ts';
import { boardUi, useBoardUi } from '../board-ui.ts';
import type { Obstacle } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';
import { activePrompt } from '../game/selectors.ts';
import { usePlainText } from '../game/use-texts.ts';
import { usePlaceBeside } from '../overlays/place-beside.ts';
import styles from './obstacle-note.module.css';

const SHOWN_MS = 4000;
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Says beside a clicked card why it cannot act, until the next input. */
export function ObstacleNote() {
  const obstacle = useBoardUi((ui) => ui.obstacle);
  const isElsewhere = useIsSaidElsewhere(obstacle);

  useEffect(() => {
    if (obstacle === null || isElsewhere) return;
    const close = () => boardUi.showObstacle(null);
    const timer = setTimeout(close, SHOWN_MS);
    for (const input of INPUTS) window.addEventListener(input, close);
    return () => {
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, close);
    };
  }, [obstacle, isElsewhere]);

  if (obstacle === null || isElsewhere) return null;
  return <Note key={obstacle.card} obstacle={obstacle} />;
}

/** A card that is open to read says it itself, and so does the question about a card. */
function useIsSaidElsewhere(obstacle: Obstacle | null): boolean {
  const isReading = useBoardUi((ui) => ui.openCard !== null);
  const isAsked = useGame((state) => obstacle !== null && activePrompt(state)?.source?.id === obstacle.card);
  return isReading || isAsked;
}

function Note({ obstacle: { card, why } }: { obstacle: Obstacle }) {
  const note = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside({ cardId: card, menu: note, content: why.key });
  return (
    <div
      ref={note}
      className={styles.note}
      style={place ?? undefined}
      data-placed={place !== null || undefined}
    >
      <ObstacleText why={why} />
    </div>
  );
}

/** The reason, announced when it appears. */
export function ObstacleText({ why }: Pick<Obstacle, 'why'>) {
  const plain = usePlainText();
  return (
    <p className={styles.text} role="alert">
      <Symbol name="info" />
      {plain(why)}
    </p>
  );
}
