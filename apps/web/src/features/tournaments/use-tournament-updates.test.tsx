import type { LobbyGame } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { lobbyGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { useTournamentUpdates } from './use-tournament-updates.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useLobby.setState(initialLobby);
});
afterEach(() => void vi.useRealTimers());

const ofTournament = (tournamentId: number, changes: Partial<LobbyGame> = {}) =>
  lobbyGame({ challonge: { matchId: 7, tournamentId, round: 1 }, ...changes });

/** Follows the third tournament. @returns how often it was fetched again by now */
function follow() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  function Follower() {
    useTournamentUpdates(3);
    return null;
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Follower />
    </QueryClientProvider>,
  );
  const fetched = (): number => {
    act(() => void vi.advanceTimersByTime(400));
    return invalidate.mock.calls.length;
  };
  // The page fetches its data at first anyway.
  fetched();
  invalidate.mockClear();
  return { fetched, invalidate, unmount };
}
const games = (...list: LobbyGame[]) =>
  act(() => useLobby.setState({ games: Object.fromEntries(list.map((each) => [each.id, each])) }));

test('a new game of the tournament is fetched, a moment after the lobby has told of it', () => {
  const { fetched, invalidate } = follow();

  games(ofTournament(3));
  act(() => void vi.advanceTimersByTime(399));
  expect(invalidate).not.toHaveBeenCalled();

  expect(fetched()).toBe(1);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['tournaments', 'admin', 3] });
});

test.each<[string, Partial<LobbyGame>]>([
  ['starts', { started: true }],
  ['is decided', { winner: 'Mira' }],
  ['gets a player', { players: seated(playerNamed('Mira'), playerNamed('Nils')) }],
])('a game that %s is fetched again', (_what, changes) => {
  const { fetched } = follow();
  games(ofTournament(3));
  expect(fetched()).toBe(1);

  games(ofTournament(3, changes));

  expect(fetched()).toBe(2);
});

test('what the page does not show is not fetched', () => {
  const { fetched } = follow();
  games(ofTournament(3));
  fetched();

  games(ofTournament(3, { name: 'Another name', full: true }));

  expect(fetched()).toBe(1);
});

test('games of other tournaments, and games of none, are not fetched', () => {
  const { fetched } = follow();

  games(ofTournament(4), lobbyGame({ id: 'casual' }));

  expect(fetched()).toBe(0);
});

test('changes in a row are fetched once, and none after leaving the page', () => {
  const { fetched, unmount } = follow();
  games(ofTournament(3));
  games(ofTournament(3, { started: true }));
  expect(fetched()).toBe(1);

  games(ofTournament(3, { winner: 'Mira' }));
  unmount();

  expect(fetched()).toBe(1);
});
