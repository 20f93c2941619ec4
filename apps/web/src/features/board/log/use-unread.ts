import { create } from 'zustand';
import { useGame } from '../game/game-context.tsx';
import { isByOthers } from '../game/muted-lines.ts';

/** The last line of chat that the viewer has had on the screen. */
const useSeen = create<{ id: number }>(() => ({ id: -1 }));

export const markSeen = (id: number): void => useSeen.setState((seen) => (id > seen.id ? { id } : seen));
export const forgetSeen = (): void => useSeen.setState({ id: -1 });

/** How many lines of chat by others came since the chat was last looked at. */
export function useUnread(): number {
  const seen = useSeen(({ id }) => id);
  return useGame(({ game }) => {
    if (!game) return 0;
    return game.lines.filter((line) => line.id > seen && isByOthers(line, game)).length;
  });
}
