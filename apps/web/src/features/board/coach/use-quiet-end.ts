import { useEffect } from 'react';
import { boardUi } from '../board-ui.ts';
import { useGame } from '../game/game-context.tsx';

/** Puts the result of the game aside: the coach says what it means, and what comes next. */
export function useQuietEnd(): void {
  const result = useGame(({ game }) => (game?.winner ? (game.roomPrompt?.id ?? null) : null));
  useEffect(() => {
    if (result !== null) boardUi.dismissPrompt(result);
  }, [result]);
}
