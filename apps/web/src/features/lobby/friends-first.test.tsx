import type { UserSummary } from '@amberhall/protocol';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { lobbyGame, pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { FriendsFirst } from './friends-first.tsx';

const person = (name: string): UserSummary => ({ username: name, name, avatar: null, role: 'user' });
const open = () =>
  openPage(<FriendsFirst users={['Mira', 'Nils', 'Olga'].map(person)} friends={[person('Olga')]} />);
const challenge = () => screen.queryByRole('button', { name: 'Challenge Olga' });

beforeEach(() => logIn(somebody()));

test('a user in a game cannot challenge anybody', () => {
  open();
  expect(challenge()).not.toBeNull();

  act(() => useLobby.setState({ pending: pendingGame() }));

  expect(challenge()).toBeNull();
});

test('everybody can be reported except oneself', () => {
  open();

  const reports = screen.getAllByRole('button', { name: /report/i });
  expect(reports).toHaveLength(2);
});

test('each row says what the person does', () => {
  useLobby.setState({
    games: {
      one: lobbyGame({ started: true, players: seated(playerNamed('Nils')) }),
      two: lobbyGame({ id: 'two', players: seated(playerNamed('Olga')) }),
    },
  });
  openPage(<FriendsFirst users={['Mira', 'Nils', 'Olga', 'Pia'].map(person)} friends={[person('Olga')]} />);

  const doing = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(doing.map((text) => /(you|in game|waiting)$/.exec(text)?.[1])).toEqual([
    'waiting',
    'you',
    'in game',
    undefined,
  ]);
});
