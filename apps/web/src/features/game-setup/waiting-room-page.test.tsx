import type { PendingGame } from '@amberhall/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { WaitingRoomPage } from './waiting-room-page.tsx';

const { status } = deckNamed('Any', []);
const ready: Partial<PendingGame> = {
  players: seated(
    playerNamed('Mira', { owner: true, deck: { selected: true, name: 'Old Brine' } }),
    playerNamed('Nils', { deck: { selected: true } }),
  ),
};

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
beforeEach(async () => {
  logIn(somebody());
  lobby = await connectTestLobby();
});

const open = (changes: Partial<PendingGame> = {}) =>
  openPage(
    <>
      <WaitingRoomPage game={pendingGame(changes)} />
      <Toasts label="Toasts" closeLabel="Dismiss" />
    </>,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const statusLine = () => screen.getAllByRole('status')[0];

describe('the head of a waiting game', () => {
  test('shows its options', () => {
    open({
      gameType: 'competitive',
      gameFormat: 'reversal',
      useGameTimeLimit: true,
      gameTimeLimit: 35,
      needsPassword: true,
      gamePrivate: true,
    });

    expect(screen.getByRole('heading', { name: 'A quiet table' })).toBeDefined();
    for (const option of ['Competitive', 'Reversal', '35 min', 'Password', 'Private'])
      expect(screen.getByText(new RegExp(option))).toBeDefined();
  });

  test('shows only the options that the game has', () => {
    open({ gameTimeLimit: 35 });

    for (const option of ['35 min', 'Password', 'Private'])
      expect(screen.queryByText(new RegExp(option))).toBeNull();
  });

  test('says that cards are played by hand before the start', () => {
    const byHand = { ...status, noUnreleasedCards: false };
    open({ players: seated(playerNamed('Mira'), playerNamed('Nils', { deck: { status: byHand } })) });

    expect(screen.getByText(/starts in manual mode/)).toBeDefined();
  });

  test('does not mention manual mode where all cards are automated', () => {
    open({ players: seated(playerNamed('Mira', { deck: { status } })) });

    expect(screen.queryByText(/starts in manual mode/)).toBeNull();
  });

  test('shows the commitment to the shuffles, and the hashes and the names of shares', () => {
    const hashes = { Mira: 'd4', Nils: 'e5' };
    open({ seed: { commitment: 'abc123', hashes, shares: ['Mira', 'Nils'] } });

    const { textContent } = screen.getByText(/committed to: abc123/);
    expect(textContent).toContain('Hashes of the shares: Mira d4, Nils e5.');
    expect(textContent).toContain('from: Mira and Nils');
  });

  test('mentions neither hashes nor shares before one has arrived', () => {
    open({ seed: { commitment: 'abc123', hashes: { Bot: null }, shares: [] } });

    expect(screen.getByText(/committed to: abc123/).textContent).not.toMatch(/shares/i);
  });
});

describe('the start', () => {
  test('is sent by the owner of a ready game', async () => {
    const user = open(ready);

    await user.click(button('Start'));

    await waitFor(() => expect(lobby.commands).toEqual([['startgame', 'game-1']]));
  });

  test('is not possible before both have decks', () => {
    open({ players: seated(playerNamed('Mira', { deck: { selected: true } }), playerNamed('Nils')) });

    expect(button('Start').disabled).toBe(true);
    expect(statusLine()?.textContent).toBe('Waiting for players to select decks');
  });

  test('is for the owner only', () => {
    open({ ...ready, owner: 'Nils' });

    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(statusLine()?.textContent).toBe('Ready to begin, waiting for opponent to start the game');
  });

  test('that failed says why, and is possible again', async () => {
    const user = open(ready);
    act(() => useLobby.setState({ gameError: 'No such deck' }));
    expect(statusLine()?.textContent).toBe('No such deck');

    await user.click(button('Start'));

    await waitFor(() => expect(lobby.commands).toEqual([['startgame', 'game-1']]));
    expect(useLobby.getState().gameError).toBeNull();
  });

  test('is not possible while the lobby is away', () => {
    open(ready);
    act(() => useLobby.setState({ connection: 'disconnected' }));

    expect(button('Start').disabled).toBe(true);
    expect(statusLine()?.textContent).toBe('Waiting for lobby server...');
  });
});

describe('whoever waits', () => {
  test('can leave the game', async () => {
    const user = open();
    act(() => useLobby.setState({ pending: pendingGame() }));

    await user.click(button('Leave'));

    await waitFor(() => expect(useLobby.getState().pending).toBeNull());
    expect(lobby.commands).toEqual([['leavegame', 'game-1']]);
  });

  test('stays in the game if leaving is refused', async () => {
    lobby = await connectTestLobby({ leavegame: { ok: false, code: 'NOT_FOUND', message: '' } });
    const user = open();
    act(() => useLobby.setState({ pending: pendingGame() }));

    await user.click(button('Leave'));

    expect(await screen.findByText('The game you tried to join was not found.')).toBeDefined();
    expect(useLobby.getState().pending).not.toBeNull();
  });

  test('copies the link of the game', async () => {
    const user = open();

    await user.click(button('Copy Game Link'));

    expect(await screen.findByText('Copied the game link to the clipboard')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/play?gameId=game-1`);
  });

  test('reads the link where the clipboard cannot be used', async () => {
    const user = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no https'));

    await user.click(button('Copy Game Link'));

    const link = `${location.origin}/play?gameId=game-1`;
    expect(await screen.findByText(`Could not copy the game link. Copy it from here: ${link}`)).toBeDefined();
  });

  test('for the answer to a challenge can cancel it, and has no link to share', () => {
    open({ challenge: { username: 'Nils', until: '2026-11-20T10:01:00.000Z' } });

    expect(button('Cancel challenge')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy Game Link' })).toBeNull();
  });

  test('chooses a deck in a dialog, which closes again', async () => {
    answerCalls({
      'GET /api/decks': { success: true, decks: [], numDecks: 0 },
      'GET /api/standalone-decks': { success: true, decks: [] },
    });
    const user = open();

    await user.click(button('Choose a deck'));
    expect(screen.getByRole('dialog', { name: 'Choose a deck' })).toBeDefined();
    await user.click(button('Close'));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('in a sealed game', () => {
  test('the deck is asked for at once', async () => {
    open({ gameFormat: 'sealed' });

    await waitFor(() => expect(lobby.commands).toEqual([['getsealeddeck', 'game-1']]));
  });

  test('a deck that was dealt is not asked for again', async () => {
    const user = open({ ...ready, gameFormat: 'sealed' });

    await user.click(button('Start'));

    await waitFor(() => expect(lobby.commands).toEqual([['startgame', 'game-1']]));
  });

  test('a spectator asks for no deck', async () => {
    const user = open({ gameFormat: 'sealed', players: seated(playerNamed('Nils'), playerNamed('Olga')) });

    await user.click(button('Leave'));

    await waitFor(() => expect(lobby.commands).toEqual([['leavegame', 'game-1']]));
  });
});
