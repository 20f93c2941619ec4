import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LobbyState } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { RejoinBanner } from './rejoin-banner.tsx';

const game = pendingGame({
  id: 'g1',
  name: 'Evening duel',
  players: seated(playerNamed('Mira'), playerNamed('wilf')),
});

afterEach(() => useLobby.setState(useLobby.getInitialState()));

test('a user without a game sees no way back', () => {
  openPage(<RejoinBanner />);

  expect(screen.queryByRole('region')).toBeNull();
});

test('a user whose game has not started returns to it by its link', () => {
  useLobby.setState({ pending: game });
  openPage(<RejoinBanner />);

  expect(screen.getByText('Your game has not started yet')).toBeDefined();
  expect(screen.getByText(/Evening duel · Mira, wilf/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to your game' }).getAttribute('href')).toBe('/play');
});

test('a user whose game runs rejoins it, also before the list of games has arrived', () => {
  useLobby.setState({ handoff: { gameId: 'g1' } as LobbyState['handoff'] });
  openPage(<RejoinBanner />);

  expect(screen.getByText('Your game is in progress')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rejoin your game' }).getAttribute('href')).toBe('/play');
  expect(screen.queryByText(/Evening duel/)).toBeNull();
  act(() => useLobby.setState({ games: { g1: game } }));

  expect(screen.getByText(/Evening duel · Mira, wilf/)).toBeDefined();
});

test('the age of the game goes on', () => {
  vi.useFakeTimers({ now: Date.parse(game.createdAt) + 60_000 });
  useLobby.setState({ pending: game });
  openPage(<RejoinBanner />);
  expect(screen.getByText(/00:01$/)).toBeDefined();

  act(() => void vi.advanceTimersByTime(120_000));

  expect(screen.getByText(/00:03$/)).toBeDefined();
});
