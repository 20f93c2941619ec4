import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideHands, useHotSeat } from '../../lib/hot-seat.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { HotSeatDialog } from './hot-seat-dialog.tsx';

const own = deckNamed('Own Lantern', ['dis'], {
  id: 5,
  status: { ...deckNamed('', []).status, basicRules: false },
});
const starter = deckNamed('First Steps', ['mars'], { id: 9, isStandalone: true });
const onClose = vi.fn<() => void>();

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
beforeEach(async () => {
  onClose.mockClear();
  hideHands(false);
  logIn(somebody());
  answerCalls({
    'GET /api/decks': { success: true, decks: [own], numDecks: 1 },
    'GET /api/standalone-decks': { success: true, decks: [starter] },
  });
  lobby = await connectTestLobby({ practice: { ok: true, gameId: 'a game' } });
});

afterEach(() => hideHands(false));

function open() {
  const user = openPage(<HotSeatDialog onClose={onClose} />);
  const press = async (name: RegExp | string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

test('a game without a choice has random decks on both sides', async () => {
  const { press } = open();

  expect(screen.getAllByText('Random starter deck')).toHaveLength(2);
  await press('Start');

  await waitFor(() => expect(lobby.commands).toEqual([['practice', { bothSides: true }]]));
});

test('each side gets its own deck, also one that no rated game would allow', async () => {
  const { press } = open();

  await press('Choose a deck: Your side');
  expect(screen.getByRole('dialog', { name: 'Choose a deck for your side' })).toBeDefined();
  await press(/Own Lantern/);
  await press('Choose a deck: Other side');
  await press(/First Steps/);
  expect(screen.queryByText('Random starter deck')).toBeNull();
  await press('Start');

  await waitFor(() =>
    expect(lobby.commands).toEqual([
      [
        'practice',
        {
          bothSides: true,
          deckId: 5,
          isStandalone: false,
          otherDeck: { deckId: 9, isStandalone: true },
        },
      ],
    ]),
  );
});

test('the deck of a side is marked when it is chosen again', async () => {
  const { press } = open();

  await press('Choose a deck: Other side');
  await press(/First Steps/);
  await press('Choose a deck: Other side');

  const dialog = within(screen.getByRole('dialog', { name: 'Choose a deck for the other side' }));
  expect((await dialog.findByRole('button', { name: /First Steps/ })).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('closing the choice of a deck leads back to the game', async () => {
  const { press } = open();

  await press('Choose a deck: Your side');
  await press('Close');

  expect(screen.getByRole('dialog', { name: 'Play both sides' })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('hands are covered for two people at one screen, and this is kept for the next game', async () => {
  const { user } = open();

  await user.click(screen.getByRole('switch', { name: 'Hide hands between turns' }));

  expect(useHotSeat.getState().coversHands).toBe(true);
  expect(localStorage.getItem('bothSides')).toBe('{"coversHands":true}');
});

test('a refused game can be started again with the same decks', async () => {
  lobby = await connectTestLobby({ practice: { ok: false, code: 'NO_NODE', message: '' } });
  const { press } = open();

  await press('Choose a deck: Your side');
  await press(/Own Lantern/);
  await press('Start');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(false),
  );
  await press('Start');

  await waitFor(() => expect(lobby.commands).toHaveLength(2));
  expect(lobby.commands[1]).toEqual(lobby.commands[0]);
});

test('the dialog is left without starting a game', async () => {
  const { press } = open();

  await press('Cancel');

  expect(onClose).toHaveBeenCalledOnce();
  expect(lobby.commands).toEqual([]);
});
