import type { DragEvent } from 'react';
import type { DragZone, PlayerId, ViewId } from '@amberhall/protocol';
import { useGame, useGameActions, useGameStore } from '../game/game-context.tsx';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { cardOf, isClickable } from '../game/selectors.ts';

const FORMAT = 'application/x-amberhall-card';
const ZONES: ReadonlySet<string> = new Set(['hand', 'play', 'deck', 'discard', 'archives', 'purged']);

/** Makes a card draggable: playable cards of the hand, and in manual mode every card of the viewer. */
export function useDraggable(id: ViewId) {
  const canDrag = useGame((state) => {
    const card = cardOf(state, id);
    const seat = state.game?.seat ?? null;
    if (!card || seat === null || card.parent !== undefined) return false;
    const isMine = card.owner === seat || card.controller === seat;
    if (state.game?.table.manual) return isMine && ZONES.has(card.zone);
    return isMine && card.zone === 'hand' && isClickable(state, id);
  });
  if (!canDrag) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(FORMAT, id);
      event.dataTransfer.effectAllowed = 'move';
      boardUi.zoom(null);
      boardUi.setDragging(true);
      watchForEnd();
    },
  };
}

/**
 * Records the end of a drag, also of a card that was removed or can no longer be dragged. During a drag, no pointer
 * events are fired.
 */
function watchForEnd(): void {
  const watch = new AbortController();
  const end = () => {
    watch.abort();
    boardUi.setDragging(false);
  };
  for (const sign of ['dragend', 'pointermove']) window.addEventListener(sign, end, { signal: watch.signal });
}

interface DropTarget {
  'data-drop'?: string;
  onDragOver?: (event: DragEvent) => void;
  onDrop?: (event: DragEvent) => void;
}

/** Makes the viewer's own side a drop target: the board and the discard pile, in manual mode every zone. */
export function useDropTarget(player: PlayerId, to: DragZone): DropTarget {
  const store = useGameStore();
  const { drop } = useGameActions();
  const takes = useGame(
    ({ game }) => game?.seat === player && (game.table.manual === true || to === 'play' || to === 'discard'),
  );
  const isDragging = useBoardUi((ui) => ui.isDragging);
  if (!takes) return {};
  return {
    ...(isDragging && { 'data-drop': '' }),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(FORMAT)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(FORMAT);
      boardUi.setDragging(false);
      const zone = cardOf(store.getState(), id)?.zone;
      if (zone === undefined || zone === to) return;
      event.preventDefault();
      drop(id, to, zone);
    },
  };
}
