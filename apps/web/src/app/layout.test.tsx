import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';
import { showToast } from '../ui/toasts.tsx';
import { Layout } from './layout.tsx';

beforeEach(() => {
  useLobby.setState(initialLobby);
  useSession.setState({ status: 'anonymous', user: null, token: null });
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: '/', element: <p>the lobby</p> },
          { path: '/play', element: <p>the board</p> },
          { path: '/about', element: <p>about</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

const handoff = (gameId: string) =>
  ({ gameId, name: 'node1', authToken: 'a pass', user: { username: 'Mira' } }) as never;

test('the first link of a page leads to its content', async () => {
  open('/about');

  expect(await screen.findByText('about')).toBeTruthy();
  const skip = screen.getAllByRole('link')[0];
  expect(skip?.getAttribute('href')).toBe('#content');
  expect(screen.getByRole('main').id).toBe('content');
});

test('a toast appears on every page', async () => {
  open('/about');
  await screen.findByText('about');

  act(() => showToast('info', 'The site restarts in five minutes.'));

  expect(screen.getByText('The site restarts in five minutes.')).toBeTruthy();
});

test('an announcement of an organizer appears on every page', async () => {
  open('/about');
  await screen.findByText('about');
  expect(screen.queryByRole('region', { name: 'Tournament announcements' })).toBeNull();
  const announcement = {
    id: 1,
    tournamentId: 3,
    tournament: 'Thursday Embers',
    text: 'Round 2 begins at eight.',
    author: 'Mira',
    time: '2026-11-21T20:00:00.000Z',
  };

  act(() => useLobby.setState((state) => LOBBY_CHANGES.announcements(state, [announcement])));

  expect(await screen.findByText('Round 2 begins at eight.')).toBeTruthy();
});

test('the start of the game entered in this tab leads to the board from any page', async () => {
  open('/about');
  await screen.findByText('about');

  act(() => useLobby.setState({ enteredGameId: 'game-1', handoff: handoff('game-1') }));

  expect(await screen.findByText('the board')).toBeTruthy();
});

test('the start of a game entered in another tab leaves the page alone', async () => {
  open('/about');
  await screen.findByText('about');

  act(() => useLobby.setState({ enteredGameId: null, handoff: handoff('game-1') }));

  expect(screen.getByText('about')).toBeTruthy();
});

test('a second handoff of the same game does not lead back to the board', async () => {
  useLobby.setState({ enteredGameId: 'game-1', handoff: handoff('game-1') });
  open('/about');
  await screen.findByText('about');

  act(() => useLobby.setState({ handoff: handoff('game-1') }));

  expect(screen.getByText('about')).toBeTruthy();
});
