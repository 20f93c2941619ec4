import type { GameView, Handoff, PersonView } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cardQueries } from '../../cards/index.ts';
import { CATALOGUE } from './fixture/catalogue.ts';
import { midGame } from './fixture/game.ts';
import { GameProvider } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
import { RunningGame } from './running-game.tsx';

const DESERTED = 'Waiting for game to have players or close...';
const handoff: Handoff = {
  gameId: 'game-1',
  name: 'node1',
  authToken: 'token',
  user: { username: 'Mira', name: 'Mira', avatar: null, role: 'user' },
};

function show(game: GameView | null): void {
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <GameProvider store={store} connection={connection} onLeave={() => {}}>
          <RunningGame handoff={handoff} onLeave={() => {}} onRematch={() => {}} />
        </GameProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The view of a spectator after these players have left. */
function watched(...left: string[]): GameView {
  const game = midGame();
  const people = Object.entries(game.people).map(([name, person]): [string, PersonView] => [
    name,
    left.includes(name) ? { ...person, left: true } : person,
  ]);
  return { ...game, seat: null, people: Object.fromEntries(people) };
}

test('the board waits for the server before the first view', () => {
  show(null);

  expect(screen.getByRole('status').textContent).toBe('Waiting for server...');
});

test('a table that both players have left says that it will be closed', () => {
  show(watched('Wren', 'Corvane'));

  expect(screen.getByText(DESERTED)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Game board' })).toBeNull();
});

test('a table without any players says the same', () => {
  show({ ...watched(), people: {} });

  expect(screen.getByText(DESERTED)).toBeTruthy();
});

test('a table with one remaining player is shown', () => {
  show(watched('Corvane'));

  expect(screen.getByRole('region', { name: 'Game board' })).toBeTruthy();
  expect(screen.queryByText(DESERTED)).toBeNull();
});
