import type { LobbyGame } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLobby } from '../../lib/lobby/store.ts';
import { tournamentQueries } from './api.ts';

/** A result is told a moment before it is written down. */
const RESULT_STORED_MS = 400;

/** Refetches the tournament whenever the lobby tells something new of the games of a tournament. */
export function useTournamentUpdates(tournamentId: number): void {
  const queryClient = useQueryClient();
  const news = useLobby(({ games }) => digest(Object.values(games ?? {}), tournamentId));
  useEffect(() => {
    const { queryKey } = tournamentQueries.admin(tournamentId);
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), RESULT_STORED_MS);
    return () => clearTimeout(timer);
  }, [queryClient, tournamentId, news]);
}

/** What of the games makes a difference to the page, in one text. */
function digest(games: readonly LobbyGame[], tournamentId: number): string {
  return games
    .filter(({ challonge }) => challonge?.tournamentId === tournamentId)
    .map(({ id, started, winner, players }) => [id, started, winner, Object.keys(players)].join())
    .toSorted()
    .join(' ');
}
