import type { GameView, Handoff } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSocketServer } from '../../test/lobby-server.ts';
import { hideHands } from '../../lib/hot-seat.ts';
import { cardQueries } from '../../cards/index.ts';
import { Board } from './board.tsx';
import { CATALOGUE } from './fixture/catalogue.ts';
import { midGame, PROMPTS } from './fixture/game.ts';
import { chooseAppearance } from './settings/board-appearance.ts';

const user = (name: string) => ({ username: name, name, avatar: null, role: 'user' as const });
const handoff: Handoff = {
  gameId: 'game-1',
  name: 'node1',
  authToken: 'seat of Wren',
  user: user('Wren'),
  other: { authToken: 'seat of Corvane', user: user('Corvane') },
};

/** Shows both seats a table at which this player is asked. */
function showTable(waitingFor: string): void {
  for (const seat of ['Wren', 'Corvane']) {
    const { table, ...game } = midGame(PROMPTS.main);
    const shown: GameView = { ...game, seat, table: { ...table, waitingFor: [waitingFor] } };
    node.tell('gamestate', { type: 'full', rev: ++rev, game: shown }, `seat of ${seat}`);
  }
}

async function open() {
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Board handoff={handoff} onLeave={() => {}} onRematch={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(node.handshakes).toHaveLength(2));
  return userEvent.setup();
}

/** The order of the player bars: the opponent's is first on the page, the own one last. */
const ownStrip = () =>
  screen
    .getAllByRole('region', { name: /’s stats$/ })
    .at(-1)
    ?.getAttribute('aria-label');

let node: Awaited<ReturnType<typeof startSocketServer>>;
let rev = 0;
beforeEach(async () => {
  node = await startSocketServer('/node1/socket.io');
});
afterEach(() => {
  vi.useRealTimers();
  hideHands(false);
});

test('the board turns to the player who is asked', async () => {
  await open();
  showTable('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));

  showTable('Corvane');
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));

  showTable('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
});

test('the board stays with the winner', async () => {
  await open();
  showTable('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
  const { table, ...game } = midGame();
  const players = { ...table.players, Wren: { ...table.players['Wren']!, amber: 17 } };
  const over = { ...game, winner: 'Wren', table: { ...table, players, waitingFor: ['Corvane'] } };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  node.tell('gamestate', { type: 'full', rev: ++rev, game: over }, 'seat of Wren');
  const stats = screen.getByRole('region', { name: 'Wren’s stats' });
  await vi.waitFor(() => expect(stats.textContent).toContain('17'));
  act(() => void vi.advanceTimersByTime(60_000));

  expect(ownStrip()).toBe('Wren’s stats');
});

test('on a shared screen, hands are covered until the next player confirms', async () => {
  hideHands(true);
  const reader = await open();
  showTable('Wren');
  const confirm = await screen.findByRole('button', { name: 'Show board' });
  expect(screen.queryByRole('list', { name: /hand/ })).toBeNull();
  await reader.click(confirm);
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));

  showTable('Corvane');

  expect(await screen.findByRole('heading', { name: 'Pass the device to Corvane' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Game board' })).toBeNull();
  await reader.click(screen.getByRole('button', { name: 'Show board' }));
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));
});

test('the appearance of the board stays when it turns', async () => {
  await open();
  showTable('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
  const scale = () =>
    screen.getByRole('region', { name: 'Game board' }).style.getPropertyValue('--line-scale');
  act(() => chooseAppearance({ cardSize: 'x-large' }));
  expect(scale()).toBe('1.22');

  showTable('Corvane');
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));

  expect(scale()).toBe('1.22');
});
