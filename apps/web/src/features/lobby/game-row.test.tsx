import type { LobbyGame } from '@amberhall/protocol';
import { PRACTICE_BOT } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { lobbyGame, pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { GameRow } from './game-row.tsx';

const game = (...names: string[]): LobbyGame =>
  lobbyGame({ players: seated(...names.map((name) => playerNamed(name))), full: names.length === 2 });

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

describe('the row of a game', () => {
  const open = (changes: Partial<LobbyGame>, now = 0) =>
    openPage(<GameRow game={lobbyGame(changes)} now={now} />);
  const button = (name: string) => screen.queryByRole('button', { name: `${name} A quiet table` });

  test('shows the options that the game has', () => {
    open({
      useGameTimeLimit: true,
      gameTimeLimit: 45,
      personalClock: { minutes: 20, increment: 5 },
      showHand: true,
      needsPassword: true,
      gamePrivate: true,
      winner: 'Nils',
    });

    for (const option of ['45 min', '20 min + 5 s each', 'Hands visible', 'Password', 'Private', 'Nils won'])
      expect(screen.getByText(option)).toBeDefined();
  });

  test('does not show a time limit that is not used', () => {
    open({ useGameTimeLimit: false, gameTimeLimit: 45 });

    expect(screen.queryByText('45 min')).toBeNull();
  });

  test('says which seat is open, how old the game is and who watches', () => {
    const spectators = [{ id: 'Olga', name: 'Olga', avatar: null, role: 'user' as const }];
    open({ spectators }, Date.parse('2026-11-20T11:05:00.000Z'));

    expect(screen.getByText('Open seat')).toBeDefined();
    expect(screen.getByTitle('Age: 01:05')).toBeDefined();
    expect(screen.getByText('1 spectator')).toBeDefined();
  });

  test('counts no spectators where there can be none', () => {
    open({ allowSpectators: false });

    expect(screen.queryByText(/spectator/)).toBeNull();
  });

  test('shows the houses of a running game', () => {
    open({ started: true, players: seated(playerNamed('Nils', { houses: ['dis', 'mars'] })) });

    const names = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
    expect(names).toEqual(['Dis', 'Mars']);
  });

  test('lets others join an open game', async () => {
    const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-1' } });
    const user = open({});

    expect(button('Watch')).toBeNull();
    await user.click(button('Join') ?? document.body);

    await waitFor(() => expect(lobby.commands).toEqual([['joingame', 'game-1', null]]));
  });

  test.each([{ started: true }, { full: true }])('lets others watch a game that is %j', async (changes) => {
    const lobby = await connectTestLobby({ watchgame: { ok: true, gameId: 'game-1' } });
    const user = open(changes);

    expect(button('Join')).toBeNull();
    await user.click(button('Watch') ?? document.body);

    await waitFor(() => expect(lobby.commands).toEqual([['watchgame', 'game-1', null]]));
  });

  test('lets nobody watch a game without spectators, except staff', () => {
    open({ started: true, allowSpectators: false });
    expect(button('Watch')).toBeNull();

    act(() => logIn(somebody(['canManageGames'])));

    expect(button('Watch')).not.toBeNull();
  });

  test('has no way into another game for a user in a game', () => {
    useLobby.setState({ pending: pendingGame({ id: 'own' }) });
    open({});

    expect(button('Join')).toBeNull();
  });

  test('hides the node and the removal from users who do not manage games', () => {
    open({ node: 'node-2' });

    expect(screen.queryByText('node-2')).toBeNull();
    expect(button('Remove')).toBeNull();
  });

  test('is removed by users who manage games', async () => {
    logIn(somebody(['canManageGames']));
    const lobby = await connectTestLobby();
    const user = open({ node: 'node-2' });

    expect(screen.getByTitle('Hosted on node-2')).toBeDefined();
    await user.click(button('Remove') ?? document.body);

    await waitFor(() => expect(lobby.commands).toEqual([['removegame', 'game-1']]));
  });
});
