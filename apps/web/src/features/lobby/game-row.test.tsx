import type { LobbyGame } from '@amberhall/protocol';
import { PRACTICE_BOT } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { GameRow } from './game-row.tsx';

function game(...names: string[]): LobbyGame {
  const player = (name: string) => ({ username: name, name, avatar: null, role: 'user', wins: 0, deck: {} });
  return {
    id: 'game-1',
    name: 'A quiet table',
    gameFormat: 'normal',
    createdAt: '2026-11-20T10:00:00.000Z',
    players: Object.fromEntries(names.map((name) => [name, player(name)])),
    spectators: [],
  } as unknown as LobbyGame;
}

beforeEach(() => {
  useLobby.setState(initialLobby);
  logIn(somebody());
});

test('the names of the players lead to their pages', () => {
  openPage(<GameRow game={game('Mira', 'Nils')} now={0} />);

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/people/Mira', '/people/Nils']);
});

test('the name of the bot leads nowhere', () => {
  openPage(<GameRow game={game('Mira', PRACTICE_BOT)} now={0} />);

  expect(screen.getAllByRole('link')).toHaveLength(1);
});
