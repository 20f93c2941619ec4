import { useEffect, useRef, useState } from 'react';
import type { GameView, ReadyReplay } from '@amberhall/protocol';
import { createGameStore } from '../board/game/game-store.ts';
import type { GameStore } from '../board/game/game-store.ts';
import type { ReplayAddress } from './replay-address.ts';
import { nextVisibleStep, positionAt } from './replay-chunks.ts';
import type { Chunks, Position } from './replay-chunks.ts';

/**
 * A game for the board that follows the position in the replay. It stays at the last position while the next one
 * loads.
 *
 * @param loaded changes with everything that is loaded
 */
export function useReplayedGame(
  replay: ReadyReplay,
  { step, view }: ReplayAddress,
  chunks: Chunks,
  loaded: unknown,
): GameStore {
  const [store] = useState(() => createGameStore({ connection: 'connected' }));
  const shown = useRef<ReplayAddress | null>(null);

  useEffect(() => {
    const position = positionAt(chunks, step);
    if (!position) return;
    const before = shown.current;
    // Only a step forward is animated.
    const isNext =
      before?.view === view && before.step < step && nextVisibleStep(chunks, before.step, 1, step) >= step;
    const isSame = before?.view === view && before.step === step;
    shown.current = { step, view };
    store.setState(({ rev }) => ({
      game: gameAt(replay, { step, view }, position),
      rev: rev + (isSame ? 0 : isNext ? 1 : 2),
      events: isNext ? position.events : [],
    }));
  }, [store, replay, step, view, chunks, loaded]);
  return store;
}

/** The header is that of the end. Before the end, no winner is shown. */
function gameAt(replay: ReadyReplay, { step, view }: ReplayAddress, { table, lines }: Position): GameView {
  const isOver = step === replay.steps;
  const { frames, winner, winReason } = replay;
  return {
    ...(frames[view] ?? frames.spectator),
    winner: isOver ? winner : null,
    winReason: isOver ? winReason : null,
    table,
    lines: [...lines],
  };
}
