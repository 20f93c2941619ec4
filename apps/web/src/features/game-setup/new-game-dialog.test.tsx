import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import type { Session } from '../../lib/session.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { NewGameDialog } from './new-game-dialog.tsx';

const onClose = vi.fn<() => void>();

function open(isQuickJoin = false) {
  return openPage(<NewGameDialog isQuickJoin={isQuickJoin} onClose={onClose} />);
}
const name = () => screen.findByRole('textbox', { name: 'Name' });
const create = () => screen.getByRole('button', { name: 'Create Game' });

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  onClose.mockClear();
  useLobby.setState(initialLobby);
  useSession.setState({ status: 'member', user: { username: 'mira' }, token: 't' } as Session);
  lobby = await connectTestLobby({ newgame: { ok: true, gameId: 'g1' } });
});

test('the game is named after its owner, and the remaining characters are counted', async () => {
  open();

  expect(await name()).toHaveProperty('value', "mira's game");
  expect(screen.getByText('53 characters left')).toBeDefined();
});

test('a game with the default options equals the specification', async () => {
  const user = open();

  await name();
  await user.click(create());

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const options = {
    name: "mira's game",
    gameFormat: 'normal',
    gameType: 'casual',
    allowSpectators: true,
    showHand: false,
    muteSpectators: false,
    useGameTimeLimit: false,
    gamePrivate: false,
    hideDeckLists: false,
    expansions: { as: true },
  };
  expect(lobby.commands).toEqual([['newgame', options]]);
});

test('a game without a name is not created', async () => {
  const user = open();

  await user.clear(await name());
  await user.click(create());

  expect(await screen.findByText('You must specify a name for the game')).toBeDefined();
  expect(lobby.commands).toEqual([]);
});

test('the time limit is shown only when it is used, and has limits', async () => {
  const user = open();
  await name();
  expect(screen.queryByRole('textbox', { name: 'Time limit in minutes' })).toBeNull();

  await user.click(screen.getByRole('switch', { name: 'Use a time limit' }));
  const limit = screen.getByRole('textbox', { name: 'Time limit in minutes' });
  expect(limit).toHaveProperty('value', '45');

  await user.clear(limit);
  await user.type(limit, '9');
  await user.click(create());
  expect(await screen.findByText('Games must be at least 10 minutes long')).toBeDefined();
});

test('a wrong time limit that is switched off again does not keep the game from being created', async () => {
  const user = open();
  await name();
  const withLimit = screen.getByRole('switch', { name: 'Use a time limit' });
  await user.click(withLimit);
  await user.clear(screen.getByRole('textbox', { name: 'Time limit in minutes' }));
  await user.click(withLimit);
  await user.click(create());

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('each player gets a clock of a chosen length, and a wrong one is explained at its field', async () => {
  const user = open();
  await name();
  expect(screen.queryByRole('textbox', { name: 'Minutes for each player' })).toBeNull();

  await user.click(screen.getByRole('switch', { name: 'Give each player a clock' }));
  const minutes = screen.getByRole('textbox', { name: 'Minutes for each player' });
  await user.clear(minutes);
  await user.type(minutes, '121');
  await user.click(create());
  expect(await screen.findByText('A personal clock has from 1 to 120 minutes')).toBeDefined();
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.click(create());

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const personalClock = { minutes: 15, increment: 30 };
  expect(lobby.commands).toMatchObject([['newgame', { personalClock }]]);
});

test('the form says after which time an idle player can be skipped, by kind of game', async () => {
  const user = open();
  await name();
  expect(screen.getByText(/After 5 min without a move.*After 10 min/)).toBeDefined();

  await user.click(screen.getByRole('radio', { name: 'Competitive' }));

  expect(screen.getByText(/After 3 min without a move.*After 6 min/)).toBeDefined();
});

test('a refused game is explained in the dialog', async () => {
  lobby = await connectTestLobby({
    newgame: { ok: false, code: 'BAD_REQUEST', message: 'You must select at least one expansion' },
  });
  const user = open();
  await name();
  await user.click(create());

  expect((await screen.findByRole('alert')).textContent).toContain('You must select at least one expansion');
  expect(onClose).not.toHaveBeenCalled();
});

describe('a sealed game', () => {
  beforeEach(
    () =>
      void answerCalls({ 'GET /api/decks/sources': { success: true, generated: [], sealed: [341, 435] } }),
  );

  test('offers the sets that can be dealt and selects the first', async () => {
    const user = open();
    await name();
    await user.click(screen.getByRole('radio', { name: 'Sealed' }));

    const first = await screen.findByRole('button', { name: 'Age of Ascension', pressed: true });
    expect(first).toBeDefined();
    expect(screen.getByRole('button', { name: 'Call of the Archons', pressed: false })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Worlds Collide' })).toBeNull();
    await user.click(create());

    await vi.waitFor(() =>
      expect(lobby.commands).toEqual([['newgame', expect.objectContaining({ expansions: { aoa: true } })]]),
    );
  });

  test('can be joined quickly by set', async () => {
    const user = open(true);
    await user.click(await screen.findByRole('radio', { name: 'Sealed' }));
    await screen.findByRole('button', { name: 'Age of Ascension', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Join Game' }));

    const options = {
      quickJoin: true,
      gameFormat: 'sealed',
      gameType: 'casual',
      expansions: { aoa: true },
    };
    await vi.waitFor(() => expect(lobby.commands).toEqual([['newgame', options]]));
  });
});

test('Quick Join asks for type and format only', async () => {
  const user = open(true);

  await user.click(await screen.findByRole('radio', { name: 'Competitive' }));
  await user.click(screen.getByRole('button', { name: 'Join Game' }));

  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  const options = { quickJoin: true, gameFormat: 'normal', gameType: 'competitive' };
  await vi.waitFor(() => expect(lobby.commands).toEqual([['newgame', options]]));
});

test('without a connection the form is replaced by an explanation', async () => {
  useLobby.setState({ connection: 'disconnected' });

  open();

  expect((await screen.findByRole('alert')).textContent).toContain(
    'The connection to the lobby has been lost',
  );
  expect(screen.queryByRole('button', { name: 'Create Game' })).toBeNull();
});

test('the creator chooses when moves can be taken back', async () => {
  const user = open();

  await name();
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  await user.click(create());

  await vi.waitFor(() => {
    expect(lobby.commands).toEqual([['newgame', expect.objectContaining({ undo: 'off' })]]);
  });
});
