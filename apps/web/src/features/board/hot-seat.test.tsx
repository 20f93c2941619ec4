import type { GameView, Handoff } from '@amberhall/protocol';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideHands } from '../../lib/hot-seat.ts';
import { cardQueries } from '../../cards/index.ts';
import { Board } from './board.tsx';
import { CATALOGUE } from './fixture/catalogue.ts';
import { midGame, PROMPTS } from './fixture/game.ts';
import { chooseAppearance } from './settings/board-appearance.ts';

/** The messages for each seat, in place of sockets. */
const told = vi.hoisted(() => new Map<string, (event: string, message: unknown) => void>());

vi.mock('socket.io-client', () => ({
  io: (_origin: string, { query }: { query: { token: string } }) => {
    const listeners = new Map<string, (message: unknown) => void>();
    told.set(query.token, (event, message) => listeners.get(event)?.(message));
    const on = (event: string, listener: (message: unknown) => void) => void listeners.set(event, listener);
    return { on, io: { on, opts: {} }, connected: true, active: true, disconnect: () => {} };
  },
}));

const user = (name: string) => ({ username: name, name, avatar: null, role: 'user' as const });
const handoff: Handoff = {
  gameId: 'game-1',
  name: 'node1',
  authToken: 'seat of Wren',
  user: user('Wren'),
  other: { authToken: 'seat of Corvane', user: user('Corvane') },
};

/** Both seats of a table at which this player is asked. */
function deal(waitingFor: string): void {
  for (const seat of ['Wren', 'Corvane']) {
    const { table, ...game } = midGame(PROMPTS.main);
    const shown: GameView = { ...game, seat, table: { ...table, waitingFor: [waitingFor] } };
    act(() => told.get(`seat of ${seat}`)?.('gamestate', { type: 'full', rev: Date.now(), game: shown }));
  }
}

function open() {
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  render(
    <QueryClientProvider client={client}>
      <Board handoff={handoff} onLeave={() => {}} onRematch={() => {}} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The order of the player bars: the opponent's is first on the page, the own one last. */
const ownStrip = () =>
  screen
    .getAllByRole('region', { name: /’s stats$/ })
    .at(-1)
    ?.getAttribute('aria-label');

beforeEach(() => told.clear());
afterEach(() => {
  vi.useRealTimers();
  hideHands(false);
});

test('the board turns to the player who is asked', async () => {
  open();
  deal('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));

  deal('Corvane');
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));

  deal('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
});

test('the board stays with the winner', async () => {
  open();
  deal('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
  vi.useFakeTimers();
  const { table, ...game } = midGame();
  const over = { ...game, winner: 'Wren', table: { ...table, waitingFor: ['Corvane'] } };

  act(() => told.get('seat of Wren')?.('gamestate', { type: 'full', rev: Date.now(), game: over }));

  act(() => void vi.advanceTimersByTime(60_000));
  expect(ownStrip()).toBe('Wren’s stats');
});

test('on a shared screen, hands are covered until the next player confirms', async () => {
  hideHands(true);
  const reader = open();
  deal('Wren');
  expect(screen.queryByRole('list', { name: /hand/ })).toBeNull();
  await reader.click(screen.getByRole('button', { name: 'Show board' }));
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));

  deal('Corvane');

  expect(await screen.findByRole('heading', { name: 'Pass the device to Corvane' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Game board' })).toBeNull();
  await reader.click(screen.getByRole('button', { name: 'Show board' }));
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));
});

test('the appearance of the board stays when it turns', async () => {
  open();
  deal('Wren');
  await waitFor(() => expect(ownStrip()).toBe('Wren’s stats'));
  const scale = () =>
    screen.getByRole('region', { name: 'Game board' }).style.getPropertyValue('--line-scale');
  act(() => chooseAppearance({ cardSize: 'x-large' }));
  expect(scale()).toBe('1.22');

  deal('Corvane');
  await waitFor(() => expect(ownStrip()).toBe('Corvane’s stats'));

  expect(scale()).toBe('1.22');
});
