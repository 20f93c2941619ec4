import type { UserSummary } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeChallenge, useChallengeTarget } from '../../lib/lobby/challenge-target.ts';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { OnlineUsers } from './online-users.tsx';

const person = (name: string): UserSummary => ({ username: name, name, avatar: null, role: 'user' });
const open = () => openPage(<OnlineUsers isCollapsed={false} onCollapse={() => {}} />);

afterEach(closeChallenge);
beforeEach(() => {
  logIn(somebody());
  useLobby.setState({ ...initialLobby, games: {}, users: ['Mira', 'Nils', 'Olga'].map(person) });
});

test('friends who are here come first and can be challenged, the others cannot', async () => {
  useLobby.setState({ people: { friends: [person('Olga'), person('Pia')], asking: [] } });
  const user = open();

  expect(await screen.findByRole('heading', { name: 'Friends here' })).toBeDefined();
  const [friends, others] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
  expect(within(friends).getAllByRole('listitem')).toHaveLength(1);
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /Challenge/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Challenge Olga' }));

  expect(useChallengeTarget.getState().username).toBe('Olga');
});

test('a user whose friends are away sees one list', async () => {
  useLobby.setState({ people: { friends: [person('Pia')], asking: [] } });
  open();

  expect(await screen.findAllByRole('list')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Friends here' })).toBeNull();
});

test('a crowd shows its first people and can be searched by name', async () => {
  const crowd = Array.from({ length: 200 }, (_, index) => person(`Player${index}`));
  useLobby.setState({ users: crowd });
  const user = open();
  expect(screen.getAllByRole('listitem')).toHaveLength(60);

  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'player19');
  expect((await screen.findAllByText(/^Player19\d?$/)).length).toBe(11);
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'x');

  expect(await screen.findByText('No one here has such a name.')).toBeDefined();
});

test('someone who is alone can copy an invitation', async () => {
  useLobby.setState({ users: [] });
  const user = open();

  await user.click(screen.getByRole('button', { name: 'Copy invitation' }));

  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/`);
});

test('the list says that it is loading until the lobby has sent it', () => {
  useLobby.setState({ users: null });
  open();

  expect(screen.getByRole('status').textContent).not.toBe('');
  expect(screen.queryByText('No one is logged in right now.')).toBeNull();
});

test('a search that finds nobody says so', async () => {
  useLobby.setState({ users: Array.from({ length: 31 }, (_, index) => person(`Player${index}`)) });
  const user = open();

  await user.type(screen.getByRole('searchbox'), 'zoe');

  expect(await screen.findByText('No one here has such a name.')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a quiet lobby has no field to search people', () => {
  useLobby.setState({ users: Array.from({ length: 30 }, (_, index) => person(`Player${index}`)) });
  open();

  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the button tells what it does, and that the names are hidden', async () => {
  const asked: boolean[] = [];
  const user = openPage(<OnlineUsers isCollapsed onCollapse={(isCollapsed) => asked.push(isCollapsed)} />);
  const toggle = screen.getByRole('button', { name: 'Show names', pressed: true });

  await user.click(toggle);

  expect(asked).toEqual([false]);
});
