import { create } from 'zustand';
import { useGame } from '../game/game-context.tsx';
import { isFromOthers } from '../game/muted-lines.ts';

/** The last chat line that was visible to the viewer. */
const useLastRead = create<{ id: number }>(() => ({ id: -1 }));

export const markRead = (id: number): void => useLastRead.setState((seen) => (id > seen.id ? { id } : seen));
export const resetRead = (): void => useLastRead.setState({ id: -1 });

/** The number of chat lines by others since the chat was last visible. */
export function useUnread(): number {
  const seen = useLastRead(({ id }) => id);
  return useGame(({ game }) => {
    if (!game) return 0;
    return game.lines.filter((line) => line.id > seen && isFromOthers(line, game)).length;
  });
}
