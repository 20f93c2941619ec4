import type { GameFormat, LobbyPlayer } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckDialog } from './deck-dialog.tsx';

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
beforeEach(async () => {
  useLobby.setState(initialLobby);
  logIn(somebody());
  lobby = await connectTestLobby({ selectregistereddeck: { ok: true }, selectdeck: { ok: true } });
});

test('a player of a triad game selects one of their registered decks, and sees the current one', async () => {
  const choices: LobbyPlayer['deck']['choices'] = [
    { name: 'Old Brine', houses: ['dis', 'logos', 'untamed'] },
    { name: 'Red Tide', houses: ['mars', 'logos', 'brobnar'] },
  ];
  const deck: LobbyPlayer['deck'] = { selected: true, name: 'Old Brine', choices };
  const game = pendingGame({ id: 'g1', players: seated(playerNamed('Mira', { deck })) });
  const onClose = vi.fn<() => void>();
  const user = openPage(<DeckDialog game={game} viewer="Mira" onClose={onClose} />);

  const current = await screen.findByRole('button', { name: /Old Brine/ });
  expect(current.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('heading', { name: 'Starter decks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Red Tide/ }));

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(lobby.commands).toEqual([['selectregistereddeck', 'g1', 1]]);
});

describe('the choice of a deck', () => {
  const OWN = 'GET /api/decks?page=1&pageSize=20&sort=lastUpdated&sortDir=desc';
  const MORE = OWN.replace('20', '40');
  const STARTERS = 'GET /api/standalone-decks';
  const own = deckNamed('Own Lantern', ['dis', 'logos'], { id: 5 });
  const starter = deckNamed('First Steps', ['mars'], { id: 9, isStandalone: true });
  const other = deckNamed('Second Steps', ['mars'], { id: 10, isStandalone: true });
  const listOf = (decks: object[], numDecks = decks.length) => ({ success: true, decks, numDecks });

  function open(
    answers: Parameters<typeof answerCalls>[0] = {},
    { gameFormat = 'normal', deck = {} }: { gameFormat?: GameFormat; deck?: LobbyPlayer['deck'] } = {},
  ) {
    const sent = answerCalls({
      [OWN]: listOf([own]),
      [STARTERS]: { success: true, decks: [starter, other] },
      ...answers,
    });
    const onClose = vi.fn<() => void>();
    const game = pendingGame({ id: 'g1', gameFormat, players: seated(playerNamed('Mira', { deck })) });
    const user = openPage(<DeckDialog game={game} viewer="Mira" onClose={onClose} />);
    return { sent, user, onClose };
  }
  const deckButton = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

  test('offers the own decks before the starter decks', async () => {
    open();
    expect(screen.getAllByText('Loading decks...')).toHaveLength(2);
    await deckButton(/First Steps/);
    await deckButton(/Own Lantern/);

    const names = screen.getAllByText(/Lantern|Steps/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Own Lantern', 'First Steps', 'Second Steps']);
    expect(screen.queryByText(/^Loading decks/)).toBeNull();
  });

  test.each([
    [/Own Lantern/, 5, false],
    [/First Steps/, 9, true],
  ])('of %s is sent, and closes the dialog', async (name, id, isStandalone) => {
    const { user, onClose } = open();

    await user.click(await deckButton(name));

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(lobby.commands).toEqual([['selectdeck', 'g1', id, isStandalone]]);
  });

  test('that is refused leaves the dialog open', async () => {
    lobby = await connectTestLobby({
      selectdeck: { ok: false, code: 'BAD_REQUEST', message: 'No such deck' },
    });
    const { user, onClose } = open();

    await user.click(await deckButton(/Own Lantern/));

    await waitFor(() => expect(lobby.commands).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('marks the deck that is selected now', async () => {
    open({}, { deck: { selected: true, name: 'First Steps' } });

    expect((await deckButton(/First Steps/)).getAttribute('aria-pressed')).toBe('true');
    expect((await deckButton(/Own Lantern/)).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getAllByRole('img', { name: 'Selected' })).toHaveLength(1);
  });

  test('says why a deck does not fit the format, and does not send it', async () => {
    const { user } = open({}, { gameFormat: 'alliance' });

    const button = await deckButton(/Own Lantern/);
    expect(button.textContent).toContain('Not an alliance deck.');
    expect(button.disabled).toBe(true);
    await user.click(button);

    expect(lobby.commands).toEqual([]);
  });

  test('says that a deck is played in manual mode, and why', async () => {
    const reasons = [{ code: 'byHand' as const, cards: ['Stray Signal'] }];
    const status = { ...own.status, noUnreleasedCards: false, reasons };
    open({ [OWN]: listOf([{ ...own, status }]) });

    expect((await screen.findByText('manual mode')).title).toContain('Stray Signal');
  });

  test('offers more of many decks', async () => {
    const { user } = open({
      [OWN]: listOf([own], 25),
      [MORE]: listOf([own, deckNamed('Late Lantern', ['dis'], { id: 6 })]),
    });

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await deckButton(/Late Lantern/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('finds own and starter decks by their names', async () => {
    const filter = encodeURIComponent('[{"name":"name","value":"second"}]');
    const { user } = open({ [`${OWN}&filter=${filter}`]: listOf([]), [OWN.split('?')[0] ?? '']: listOf([]) });
    await deckButton(/First Steps/);

    await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), ' second ');

    expect(await screen.findByText('No decks match this name.')).toBeDefined();
    expect(screen.getByRole('button', { name: /Second Steps/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /First Steps/ })).toBeNull();
  });

  test('tells a user without decks how to get some', async () => {
    open({ [OWN]: listOf([]) });

    expect(await screen.findByText('You have no decks yet. Import one on the Decks page.')).toBeDefined();
  });

  test('offers the starter decks while the own ones fail, and loads them again', async () => {
    let isAway = true;
    const { user } = open({ [OWN]: () => (isAway ? { status: 500, body: {} } : { body: listOf([own]) }) });
    expect(await deckButton(/First Steps/)).toBeDefined();

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    await user.click(retry);

    expect(await deckButton(/Own Lantern/)).toBeDefined();
  });

  test('offers the own decks while the starter decks fail', async () => {
    open({ [STARTERS]: () => ({ status: 500, body: {} }) });

    expect(await deckButton(/Own Lantern/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.queryByText('Loading decks...')).toBeNull();
  });

  test('of a guest is one of the starter decks', async () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    const { sent } = open();

    expect(await deckButton(/First Steps/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Your decks' })).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual([STARTERS]);
  });
});
