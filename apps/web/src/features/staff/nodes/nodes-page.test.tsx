import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NodeSummary } from '@amberhall/protocol';
import { initialLobby } from '../../../lib/lobby/state.ts';
import { useLobby } from '../../../lib/lobby/store.ts';
import { openPage } from '../../../test/open-page.tsx';
import { connectTestLobby } from '../../../test/lobby-server.ts';
import { logIn, somebody } from '../../../test/server.ts';
import { NodesPage } from './nodes-page.tsx';

const NODES: NodeSummary[] = [
  { name: 'node1', numGames: 12, status: 'active', version: '0.1.0' },
  { name: 'node2', numGames: 0, status: 'disabled', version: '0.1.0' },
  { name: 'node3', numGames: 0, status: 'disconnected', version: '0.0.9' },
];

beforeEach(() => {
  logIn(somebody(['canManageNodes']));
  useLobby.setState({ ...initialLobby, nodes: NODES });
});

test('the page requests the nodes from the lobby and waits', async () => {
  const lobby = await connectTestLobby();
  useLobby.setState({ nodes: null });
  openPage(<NodesPage />);

  await vi.waitFor(() => expect(lobby.commands).toEqual([['getnodestatus']]));
  expect(screen.getByText('Waiting for game node status from the lobby...')).toBeDefined();
});

test('a site without nodes is told that this is probably an error', async () => {
  await connectTestLobby();
  useLobby.setState({ nodes: [] });
  openPage(<NodesPage />);

  expect(screen.getByText('There are no game nodes connected. This is probably bad.')).toBeDefined();
});

test('every node is shown with its games, its status and its version', async () => {
  await connectTestLobby();
  openPage(<NodesPage />);

  const [, first, , third] = within(screen.getByRole('table')).getAllByRole('row');
  for (const text of ['node1', '12', 'active', '0.1.0']) expect(first?.textContent).toContain(text);
  expect(within(third as HTMLElement).queryByRole('button')).toBeNull();
});

test('an active node can be disabled, a disabled one enabled', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);

  await user.click(screen.getByRole('button', { name: 'Disable node1' }));
  await user.click(screen.getByRole('button', { name: 'Enable node2' }));

  await vi.waitFor(() => expect(lobby.commands).toContainEqual(['togglenode', 'node2']));
  expect(lobby.commands).toContainEqual(['togglenode', 'node1']);
});

test('an active node can be drained', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);

  await user.click(screen.getByRole('button', { name: 'Drain node1' }));

  await vi.waitFor(() => expect(lobby.commands).toContainEqual(['drainnode', 'node1', 60]));
  expect(screen.queryByRole('button', { name: 'Drain node2' })).toBeNull();
});

test('staff choose after how many minutes a drained node hands its games over', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);
  const minutes = screen.getByRole('textbox', { name: 'Minutes until “Drain” hands games over' });

  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.click(screen.getByRole('button', { name: 'Drain node1' }));

  await vi.waitFor(() => expect(lobby.commands).toContainEqual(['drainnode', 'node1', 15]));
  expect(screen.getByText(/^node1 takes no new games. After 15 minutes/)).toBeDefined();
});

test.each(['', '0', '1441'])('a node cannot be drained in “%s” minutes', async (text) => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);
  const minutes = screen.getByRole('textbox', { name: 'Minutes until “Drain” hands games over' });

  await user.clear(minutes);
  if (text !== '') await user.type(minutes, text);
  await user.click(screen.getByRole('button', { name: 'Drain node1' }));

  expect(screen.getByText('Please enter a number of minutes from 1 to 1440.')).toBeDefined();
  expect(lobby.commands.map(([command]) => command)).not.toContain('drainnode');
});

test('a draining node shows its unfinished games and the time limit, and can be enabled again', async () => {
  await connectTestLobby();
  const drain = { games: 3, until: new Date(2026, 10, 25, 14, 5).toISOString() };
  useLobby.setState({ nodes: [{ name: 'node1', numGames: 4, status: 'draining', version: '0.1.0', drain }] });
  openPage(<NodesPage />);

  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toContain('draining, unfinished games: 3, until 14:05');
  expect(screen.getByRole('button', { name: 'Enable node1' })).toBeDefined();
});

test('a refusal of the lobby is shown', async () => {
  await connectTestLobby({ togglenode: { ok: false, code: 'NO_NODE', message: 'It is not connected.' } });
  const user = openPage(<NodesPage />);

  await user.click(screen.getByRole('button', { name: 'Disable node1' }));

  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('the state of the nodes can be requested again', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);
  await vi.waitFor(() => expect(lobby.commands).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByText('Node status refreshed.')).toBeDefined();
  expect(lobby.commands).toEqual([['getnodestatus'], ['getnodestatus']]);
});

test('a node is restarted after a confirmation', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<NodesPage />);

  await user.click(screen.getByRole('button', { name: 'Restart node2' }));
  expect(lobby.commands).not.toContainEqual(['restartnode', 'node2']);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('node2 is handing over its games and restarting.')).toBeDefined();
  expect(lobby.commands).toContainEqual(['restartnode', 'node2']);
});

test('nothing is requested without a connection to the lobby', () => {
  useLobby.setState({ connection: 'disconnected' });
  openPage(<NodesPage />);

  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveProperty('disabled', true);
});
