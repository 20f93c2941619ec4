import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { useUser } from '../../lib/session.ts';

/** @returns a function that brings a judge to a table, leaving the current one first */
export function useWatchAsJudge(): (gameId: string) => Promise<void> {
  const { watch, leave } = useLobbyActions();
  const name = useUser()?.name;
  return async (gameId) => {
    const { games, handoff } = useLobby.getState();
    const current = handoff?.gameId;
    const isWatching = games?.[current ?? '']?.spectators.some((spectator) => spectator.name === name);
    if (current !== undefined && current !== gameId && isWatching) await leave(current);
    await watch(gameId);
  };
}
