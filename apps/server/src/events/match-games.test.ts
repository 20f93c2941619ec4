import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventDetails, EventMatch } from '@amberhall/protocol';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { TestEvent } from '../testing/events.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const WAIT = { timeout: 10_000 };

interface Running {
  event: TestEvent;
  match: EventMatch;
  players: [LoggedIn, LoggedIn];
}

async function running(
  changes: Parameters<typeof TestEvent.create>[2] = {},
  withDecks = false,
): Promise<Running> {
  const event = await TestEvent.create(site, await site.newUser(), changes);
  for (let deckId = 1; deckId <= 4; deckId++) {
    await event.enter(1, withDecks ? { deck: { deckId, isStandalone: true } } : {});
  }
  await event.must(event.organise({ do: 'start' }));
  const { details, match } = await matchWithGame(event);
  return { event, match, players: event.playersOf(details, match) };
}

/** The first match, once it has a game that waits for its players. */
async function matchWithGame(
  event: TestEvent,
  except: readonly string[] = [],
): Promise<{ details: EventDetails; match: EventMatch; gameId: string }> {
  return vi.waitFor(async () => {
    const details = await event.details();
    const [match] = details.rounds[0]?.matches ?? [];
    const game = match?.games.find(({ state, gameId }) => state === 'waiting' && !except.includes(gameId));
    if (match === undefined || game === undefined) throw new Error('No game is open');
    return { details, match, gameId: game.gameId };
  }, WAIT);
}

const waitingGame = (match: EventMatch) => match.games.find(({ state }) => state === 'waiting')?.gameId ?? '';

/** Starts the waiting game of a match, and lets a player concede. @returns the name of the winner */
async function play(
  gameId: string,
  lobbies: readonly [TestClient, TestClient],
  decks?: readonly number[],
  loser: 0 | 1 = 1,
): Promise<string> {
  for (const [seat, lobby] of lobbies.entries()) {
    lobby.clearEvents();
    expect(await lobby.send('joingame', gameId)).toMatchObject({ ok: true });
    const deck = decks?.[seat];
    if (deck !== undefined) await lobby.send('selectdeck', gameId, deck, true);
  }
  expect(await lobbies[0].send('startgame', gameId)).toEqual({ ok: true });
  const boards = [
    await openBoard(site.address, await lobbies[0].until('handoff')),
    await openBoard(site.address, await lobbies[1].until('handoff')),
  ] as const;
  const winner = boards[loser === 1 ? 0 : 1];
  await boards[loser].command('concede');
  await winner.shows((game) => game.winner === winner.me);
  for (const [seat, board] of boards.entries()) {
    await lobbies[seat]?.send('leavegame', gameId);
    board.close();
  }
  return winner.me;
}

const lobbyOf = ({ token }: LoggedIn) => openLobby(site.address, token);

test('a game opens by itself for the two players of a match, is hidden from others, and gives its result', async () => {
  const { event, match, players } = await running();
  const gameId = waitingGame(match);
  const stranger = event.entrants.find((user) => !players.includes(user));
  const [one, other, third] = await Promise.all([
    lobbyOf(players[0]),
    lobbyOf(players[1]),
    lobbyOf(stranger ?? players[0]),
  ]);

  expect(third.last('games').map(({ id }: { id: string }) => id)).not.toContain(gameId);
  expect(one.last('games').map(({ id }: { id: string }) => id)).toContain(gameId);
  expect(await third.send('joingame', gameId)).toMatchObject({ ok: false, code: 'NOT_INVITED' });
  const { body } = await site.call('GET', `/api/account/${players[0].username}/events`, {
    token: players[0].token,
  });
  expect(body.matches).toMatchObject([
    { eventId: event.id, matchId: match.id, opponent: players[1].username, gameId },
  ]);

  const winner = await play(gameId, [one, other], [1, 2]);

  await vi.waitFor(async () => {
    const details = await event.details();
    const decided = details.rounds[0]?.matches.find(({ id }) => id === match.id);
    expect(decided).toMatchObject({
      state: 'decided',
      isAwarded: false,
      games: [{ gameId, state: 'finished' }],
    });
    const side = decided?.outcome === 'first' ? decided.first : decided?.second;
    expect(details.entrants.find(({ id }) => id === side)?.name).toBe(winner);
  }, WAIT);
  for (const lobby of [one, other, third]) lobby.close();
});

test('the players of an event with registered decks play these, in up to three games', async () => {
  const { event, match, players } = await running({ registersDecks: true, bestOf: 3 }, true);
  const [one, other] = await Promise.all([lobbyOf(players[0]), lobbyOf(players[1])]);
  const first = waitingGame(match);
  await one.send('joingame', first);
  const { players: seats } = await one.until('gamestate', ({ id }) => id === first);
  expect(seats[players[0].username].deck).toMatchObject({ selected: true, registered: true });
  expect(await one.send('selectdeck', first, 3, true)).toMatchObject({ ok: false, code: 'DECK_NOT_USABLE' });

  await play(first, [one, other]);
  const { gameId: second } = await matchWithGame(event, [first]);
  expect((await event.details()).rounds[0]?.matches[0]?.score.toSorted()).toEqual([0, 1]);
  await play(second, [one, other]);

  await vi.waitFor(async () => {
    const [decided] = (await event.details()).rounds[0]?.matches ?? [];
    expect(decided).toMatchObject({ state: 'decided' });
    expect(decided?.score.toSorted()).toEqual([0, 2]);
    expect(decided?.games.map(({ state }) => state)).toEqual(['finished', 'finished']);
  }, WAIT);
  one.close();
  other.close();
});

test('an adaptive match of three is played with own decks, with exchanged ones, and with bids for the better deck', async () => {
  const { event, match, players } = await running(
    { registersDecks: true, bestOf: 3, gameFormat: 'adaptive-bo1' },
    true,
  );
  const lobbies = [await lobbyOf(players[0]), await lobbyOf(players[1])] as const;
  const formatOf = async (gameId: string): Promise<string> => {
    await lobbies[0].send('joingame', gameId);
    return (await lobbies[0].until('gamestate', ({ id }) => id === gameId)).gameFormat;
  };

  const first = waitingGame(match);
  expect(await formatOf(first)).toBe('normal');
  await play(first, lobbies);
  const { gameId: second } = await matchWithGame(event, [first]);
  expect(await formatOf(second)).toBe('reversal');
  await play(second, lobbies, undefined, 0);
  const { gameId: third } = await matchWithGame(event, [first, second]);

  for (const lobby of lobbies) {
    lobby.clearEvents();
    expect(await lobby.send('joingame', third)).toMatchObject({ ok: true });
  }
  expect(await lobbies[0].send('startgame', third)).toEqual({ ok: true });
  // The first player won the first game, so that their deck is contested: they have opened with 0.
  const board = await openBoard(site.address, await lobbies[1].until('handoff'));
  await vi.waitFor(() => expect(board.prompt?.purpose).toBe('bid'), WAIT);
  board.close();
  for (const lobby of lobbies) lobby.close();
});

test('the game of a match that an organiser decides is closed, and its players are told why', async () => {
  const { event, match, players } = await running();
  const lobby = await lobbyOf(players[0]);
  await lobby.send('joingame', waitingGame(match));

  await event.must(event.organise({ do: 'decide', matchId: match.id, outcome: 'first', score: [0, 0] }));

  expect(await lobby.until('gameerror')).toBe('The match has been decided.');
  await vi.waitFor(
    async () => expect((await event.details()).rounds[0]?.matches[0]?.games).toEqual([]),
    WAIT,
  );
  lobby.close();
});

test('a round is not paired again while one of its games is being played', async () => {
  const { event, match, players } = await running();
  const gameId = waitingGame(match);
  const lobbies = await Promise.all(players.map(lobbyOf));
  for (const [seat, lobby] of lobbies.entries()) {
    expect(await lobby.send('joingame', gameId)).toMatchObject({ ok: true });
    await lobby.send('selectdeck', gameId, seat + 1, true);
  }
  expect(await lobbies[0]?.send('startgame', gameId)).toEqual({ ok: true });

  const refused = await event.organise({ do: 'pairAgain' });

  expect(refused.body).toMatchObject({ success: false, message: EVENT_TEXTS.gamesRunning });
  expect((await event.details()).rounds[0]?.matches[0]?.id).toBe(match.id);
});

test('everybody in the lobby is told which events have changed', async () => {
  const lobby = await openLobby(site.address);
  const event = await TestEvent.create(site, await site.newUser());
  await event.enter(1);
  const { version } = await event.details();

  await lobby.until('events', (changes) => changes.some(({ id }: { id: number }) => id === event.id));
  expect(lobby.last('events')).toContainEqual({ id: event.id, version });
  lobby.close();
});
