import type { DragEvent } from 'react';
import type { DragZone, PlayerId, ViewId } from '@amberhall/protocol';
import { useGame, useGameActions, useGameStore } from '../game/game-context.tsx';
import { cardOf, isClickable } from '../game/selectors.ts';

const FORMAT = 'application/x-amberhall-card';
const ZONES: ReadonlySet<string> = new Set(['hand', 'play', 'deck', 'discard', 'archives', 'purged']);

/** Lets a card be dragged: from the hand what can be played, in manual mode every card of one's own. */
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
    },
  };
}

/** Lets cards be dropped on one's own side: on the board and the discard pile, in manual mode everywhere. */
export function useDropTarget(player: PlayerId, to: DragZone) {
  const store = useGameStore();
  const { drop } = useGameActions();
  const takes = useGame(
    ({ game }) => game?.seat === player && (game.table.manual === true || to === 'play' || to === 'discard'),
  );
  if (!takes) return {};
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(FORMAT)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(FORMAT);
      const zone = cardOf(store.getState(), id)?.zone;
      if (zone === undefined || zone === to) return;
      event.preventDefault();
      drop(id, to, zone);
    },
  };
}
