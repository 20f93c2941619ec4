import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { PendingGame } from '@amberhall/protocol';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { TestEvent } from '../testing/events.ts';
import { matchWithGame, playMatchGame, runningEvent, waitingGame } from '../testing/match-games.ts';
import { AT_RANDOM } from '../rooms/room/rematch.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const WAIT = { timeout: 10_000 };
const oneDeck = (entrant: number) => [entrant];

const lobbyOf = ({ token }: LoggedIn) => openLobby(site.address, token);

test('a game opens by itself for the two players of a match, is hidden from others, and gives its result', async () => {
  const { event, match, players } = await runningEvent(site);
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

  const winner = await playMatchGame(site, gameId, [one, other], { decks: [1, 2] });

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
  const { event, match, players } = await runningEvent(site, { registersDecks: true, bestOf: 3 }, oneDeck);
  const [one, other] = await Promise.all([lobbyOf(players[0]), lobbyOf(players[1])]);
  const first = waitingGame(match);
  await one.send('joingame', first);
  const { players: seats } = await one.until('gamestate', ({ id }) => id === first);
  expect(seats[players[0].username].deck).toMatchObject({ selected: true, registered: true });
  expect(await one.send('selectdeck', first, 3, true)).toMatchObject({ ok: false, code: 'DECK_NOT_USABLE' });

  await playMatchGame(site, first, [one, other]);
  const { gameId: second } = await matchWithGame(event, [first]);
  expect((await event.details()).rounds[0]?.matches[0]?.score.toSorted()).toEqual([0, 1]);
  await playMatchGame(site, second, [one, other]);

  await vi.waitFor(async () => {
    const [decided] = (await event.details()).rounds[0]?.matches ?? [];
    expect(decided).toMatchObject({ state: 'decided' });
    expect(decided?.score.toSorted()).toEqual([0, 2]);
    expect(decided?.games.map(({ state }) => state)).toEqual(['finished', 'finished']);
  }, WAIT);
  one.close();
  other.close();
});

test('[2.2] the loser of a game of a match chooses who begins the next one', async () => {
  const { event, match, players } = await runningEvent(site, { registersDecks: true, bestOf: 3 }, oneDeck);
  const [one, other] = await Promise.all([lobbyOf(players[0]), lobbyOf(players[1])]);
  const first = waitingGame(match);
  await one.send('joingame', first);
  expect(await one.until('gamestate', ({ id }) => id === first)).not.toHaveProperty('firstPlayer');
  await playMatchGame(site, first, [one, other], { loser: 1 });
  const { gameId: second } = await matchWithGame(event, [first]);

  const choose = async (lobby: TestClient, seat: number) => {
    const answer = await lobby.send('choosefirstplayer', second, 'self');
    expect(answer).toMatchObject(seat === 1 ? { ok: true } : { code: 'FORBIDDEN' });
    if (seat === 0) return;
    const isChosen = ({ firstPlayer }: PendingGame): boolean => firstPlayer?.choice === 'self';
    const { firstPlayer } = await one.until('gamestate', isChosen);
    expect(firstPlayer).toEqual({ chooser: players[1].username, choice: 'self' });
  };
  await playMatchGame(site, second, [one, other], { select: choose });

  expect(await one.send('choosefirstplayer', second, 'self')).toMatchObject({ ok: false });
  const { rows } = await site.storage.pool.query('select starting_player from games where id = $1', [second]);
  expect(rows).toEqual([{ starting_player: players[1].username }]);
  one.close();
  other.close();
});

test('a rematch in a match with registered decks is its next game, with the same decks', async () => {
  const { event, match, players } = await runningEvent(site, { registersDecks: true, bestOf: 3 }, oneDeck);
  const [one, other] = await Promise.all([lobbyOf(players[0]), lobbyOf(players[1])]);
  const first = waitingGame(match);
  for (const lobby of [one, other]) await lobby.send('joingame', first);
  expect(await one.send('startgame', first)).toEqual({ ok: true });
  const [winner, loser] = [
    await openBoard(site.address, await one.until('handoff')),
    await openBoard(site.address, await other.until('handoff')),
  ];
  await loser.command('concede');

  const prompt = await winner.shows(({ roomPrompt }) => roomPrompt ?? undefined);
  expect(prompt.controls.map(({ id }) => id)).toEqual(['same', 'continue']);
  for (const request of ['/rematch-swap-decks', '/rematch-change-decks'])
    expect(await winner.command('chat', request)).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
  // The next game has opened by itself. The rematch takes its place.
  await matchWithGame(event, [first]);
  one.clearEvents();
  await winner.answerRoom('same');
  await loser.answerRoom('yes');
  await loser.answerRoom(AT_RANDOM);

  const { gameId } = await one.until('handoff');
  const board = await openBoard(site.address, await one.until('handoff'));
  const housesOf = (seen: typeof board) =>
    players.map(({ username }) => seen.game?.table.players[username]?.houses);
  expect(housesOf(board)).toEqual(housesOf(winner));
  await vi.waitFor(
    async () =>
      expect((await event.details()).rounds[0]?.matches[0]?.games).toEqual([
        { gameId: first, state: 'finished' },
        { gameId, state: 'running' },
      ]),
    WAIT,
  );
  for (const client of [one, other, winner, loser, board]) client.close();
});

test('an adaptive match of three is played with own decks, with exchanged ones, and with bids for the better deck', async () => {
  const { event, match, players } = await runningEvent(
    site,
    { registersDecks: true, bestOf: 3, gameFormat: 'adaptive-bo1' },
    oneDeck,
  );
  const lobbies = [await lobbyOf(players[0]), await lobbyOf(players[1])] as const;
  const formatOf = async (gameId: string): Promise<string> => {
    await lobbies[0].send('joingame', gameId);
    return (await lobbies[0].until('gamestate', ({ id }) => id === gameId)).gameFormat;
  };

  const first = waitingGame(match);
  expect(await formatOf(first)).toBe('normal');
  await playMatchGame(site, first, lobbies);
  const { gameId: second } = await matchWithGame(event, [first]);
  expect(await formatOf(second)).toBe('reversal');
  await playMatchGame(site, second, lobbies, { loser: 0 });
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
  const { event, match, players } = await runningEvent(site);
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
  const { event, match, players } = await runningEvent(site);
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
