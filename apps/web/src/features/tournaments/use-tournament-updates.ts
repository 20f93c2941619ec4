import type { LobbyGame } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLobby } from '../../lib/lobby/store.ts';
import { tournamentQueries } from './api.ts';

/** A result is announced shortly before it is stored. */
const RESULT_STORED_MS = 400;

/** Refetches the tournament whenever the lobby reports a change of its games. */
export function useTournamentUpdates(tournamentId: number): void {
  const queryClient = useQueryClient();
  const news = useLobby(({ games }) => digest(Object.values(games ?? {}), tournamentId));
  useEffect(() => {
    const { queryKey } = tournamentQueries.admin(tournamentId);
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), RESULT_STORED_MS);
    return () => clearTimeout(timer);
  }, [queryClient, tournamentId, news]);
}

/** The parts of the games that matter to the page, as one text. */
function digest(games: readonly LobbyGame[], tournamentId: number): string {
  return games
    .filter(({ challonge }) => challonge?.tournamentId === tournamentId)
    .map(({ id, started, winner, players }) => [id, started, winner, Object.keys(players)].join())
    .toSorted()
    .join(' ');
}
