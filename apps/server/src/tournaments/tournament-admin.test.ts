import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BRACKET_TEXTS } from '@amberhall/protocol';
import { AccountStore } from '../accounts/account-store.ts';
import { RoomStore } from '../rooms/journal/room-store.ts';
import { FakeBracketService } from '../testing/bracket-service.ts';
import type { FakeTournament } from '../testing/brackets.ts';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestBoard, TestClient } from '../testing/clients.ts';
import { newOrganiser } from '../testing/organisers.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';
import { auditEntries } from '../testing/staff.ts';

const KEY = 'aBcDeFgH0123456789aBcDeFgH0123456789';
const MINUTE_MS = 60_000;

let service: FakeBracketService;
let site: Site;
let organiser: LoggedIn;
beforeAll(async () => {
  service = await FakeBracketService.open();
  service.keys.add(KEY);
  site = await openSite({ AMBERHALL_BRACKET_SERVICE_URL: service.url });
  organiser = await newOrganiser(site, KEY);
});
const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  service.faults.length = 0;
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

const get = ({ tournament: { id } }: FakeTournament) =>
  site.call('GET', `/api/tournaments/${id}`, { token: organiser.token });
const put = ({ tournament: { id } }: FakeTournament, round: number, body: object): Promise<Answer> =>
  site.call('PUT', `/api/tournaments/${id}/rounds/${round}/clock`, { token: organiser.token, body });
const post = ({ tournament: { id } }: FakeTournament, what: string, body: object): Promise<Answer> =>
  site.call('POST', `/api/tournaments/${id}/${what}`, { token: organiser.token, body });

async function inLobby(user: LoggedIn): Promise<TestClient> {
  const lobby = await openLobby(site.address, user.token);
  open.push(lobby);
  return lobby;
}

/** A bracket of four people with accounts on the site. */
async function bracketOfFour(): Promise<{ bracket: FakeTournament; users: LoggedIn[] }> {
  const users = [await site.newUser(), await site.newUser(), await site.newUser(), await site.newUser()];
  const bracket = service.add({ name: 'Thursday Embers', players: users.map(({ username }) => username) });
  return { bracket, users };
}

/** Opens the game of a match. @returns its id */
async function openGame(bracket: FakeTournament, match = 0, options: object = {}): Promise<string> {
  const desk = await inLobby(organiser);
  const { id: matchId = 0, round = 1 } = bracket.matches[match] ?? {};
  const challonge = { matchId, tournamentId: bracket.tournament.id, round };
  const newGame = {
    ...OPTIONS,
    name: 'one vs other',
    gamePrivate: true,
    tournament: true,
    challonge,
    ...options,
  };
  const { gameId } = await desk.send('newgame', newGame);
  return gameId;
}

interface Table {
  gameId: string;
  boards: [TestBoard, TestBoard];
}

/** Lets two people start the game of a match. */
async function sitDown(bracket: FakeTournament, users: LoggedIn[], options: object = {}): Promise<Table> {
  const gameId = await openGame(bracket, 0, options);
  const lobbies = await Promise.all(users.map(inLobby));
  for (const [seat, lobby] of lobbies.entries()) {
    await lobby.send('joingame', gameId);
    await lobby.send('selectdeck', gameId, seat + 1, true);
  }
  await lobbies[0]?.send('startgame', gameId);
  const boards = await Promise.all(
    lobbies.map(async (lobby) => openBoard(site.address, await lobby.until('handoff'))),
  );
  open.push(...boards);
  return { gameId, boards: boards as Table['boards'] };
}

async function concede({ boards }: Table, loser: 0 | 1): Promise<void> {
  await boards[loser].command('concede');
  await boards[loser].shows(({ winner }) => winner !== null);
}

/** Both players confirm that they are ready and keep their hands. */
async function begin({ boards }: Table): Promise<void> {
  for (const board of boards) await board.press('ready');
  for (const board of boards) {
    await board.shows(() => board.prompt?.purpose === 'mulligan');
    const keep = board.prompt?.controls.find(({ kind }) => kind === 'keep-hand');
    await board.press(keep?.id ?? '');
  }
}

describe('the games of a tournament', () => {
  test('are listed from their opening to their end', async () => {
    const { bracket, users } = await bracketOfFour();
    const [first, last] = [users[0], users[3]] as [LoggedIn, LoggedIn];
    const table = await sitDown(bracket, [first, last]);

    const running = (await get(bracket)).body.games;
    await concede(table, 1);
    await expect.poll(async () => (await get(bracket)).body.games[0].finishedAt).not.toBeNull();
    const [over] = (await get(bracket)).body.games;

    const matchId = bracket.matches[0]?.id;
    expect(running).toMatchObject([
      { gameId: table.gameId, matchId, round: 1, winner: null, finishedAt: null },
    ]);
    expect(over).toMatchObject({ winner: first.username, winReason: 'concede' });
    expect(over.players.map(({ name }: { name: string }) => name)).toEqual([first.username, last.username]);
  });

  test('still belong to their match when another node resumes them', async () => {
    const { bracket, users } = await bracketOfFour();
    const { gameId } = await sitDown(bracket, users.slice(0, 2));
    const { database } = site.storage;

    const taken = await new RoomStore(database, new AccountStore(database), 'test').read(gameId);

    expect(taken?.setup.challonge).toEqual({
      matchId: bracket.matches[0]?.id,
      tournamentId: bracket.tournament.id,
      round: 1,
    });
  });

  test('wait for their players, several at once', async () => {
    const { bracket } = await bracketOfFour();

    const ids = [await openGame(bracket, 0), await openGame(bracket, 1)];

    const { games } = (await get(bracket)).body;
    expect(games.map(({ gameId }: { gameId: string }) => gameId).toSorted()).toEqual(ids.toSorted());
    expect(games[0]).toMatchObject({ startedAt: null, players: [] });
  });

  test('are visible to their players, although they are private', async () => {
    const { bracket, users } = await bracketOfFour();
    const [invited, other] = [await inLobby(users[0] as LoggedIn), await inLobby(users[1] as LoggedIn)];

    const gameId = await openGame(bracket, 0, { invited: [users[0]?.username, users[3]?.username] });

    await invited.until('newgame', ([game]) => game.id === gameId);
    expect(other.all('newgame')).toEqual([]);
  });

  test('can be watched by judges, private or not', async () => {
    const { bracket, users } = await bracketOfFour();
    const { gameId } = await sitDown(bracket, users.slice(0, 2), {
      allowSpectators: false,
      password: undefined,
    });
    const judge = await newOrganiser(site, KEY);
    const [lobby, other] = [await inLobby(judge), await inLobby(users[2] as LoggedIn)];

    expect(await other.send('watchgame', gameId)).toMatchObject({ code: 'SPECTATORS_NOT_ALLOWED' });
    expect(await lobby.send('watchgame', gameId)).toMatchObject({ ok: true });
    const board = await openBoard(site.address, await lobby.until('handoff'));
    open.push(board);
    expect(board.game?.spectators.map(({ name }) => name)).toEqual([judge.username]);
  });
});

describe('the clock of a round', () => {
  test('starts, stops, continues, and is extended', async () => {
    const { bracket } = await bracketOfFour();

    const started = (await put(bracket, 1, { do: 'start', minutes: 40 })).body.clock;
    const stopped = (await put(bracket, 1, { do: 'stop' })).body.clock;
    const longer = (await put(bracket, 1, { do: 'extend', minutes: 5 })).body.clock;
    const going = (await put(bracket, 1, { do: 'goOn' })).body.clock;

    expect(started).toMatchObject({ round: 1, minutes: 40, stoppedAt: null });
    expect(Date.parse(stopped.stoppedAt)).toBeGreaterThanOrEqual(Date.parse(started.startedAt));
    expect(longer).toMatchObject({ minutes: 45, stoppedAt: stopped.stoppedAt });
    expect(going.stoppedAt).toBeNull();
    expect((await get(bracket)).body.clocks).toEqual([going]);
    expect(await auditEntries(site)).toMatchObject([
      { act: 'round clock changed', details: { round: 1, do: 'goOn' } },
    ]);
  });

  test('is extended by the sum of concurrent changes of several organizers', async () => {
    const { bracket } = await bracketOfFour();
    await put(bracket, 1, { do: 'start', minutes: 40 });

    await Promise.all([1, 2, 3].map((minutes) => put(bracket, 1, { do: 'extend', minutes })));

    expect((await get(bracket)).body.clocks).toMatchObject([{ minutes: 46 }]);
  });

  test('must be started first, and lasts at most four hours', async () => {
    const { bracket } = await bracketOfFour();

    expect((await put(bracket, 1, { do: 'stop' })).body).toEqual({
      success: false,
      message: 'This round has no clock yet. Start the clock first.',
    });
    await put(bracket, -2, { do: 'start', minutes: 240 });
    expect((await put(bracket, -2, { do: 'extend', minutes: 1 })).body.message).toBe(
      'A round can last at most 4 hours.',
    );
    expect((await put(bracket, 1, { do: 'start', minutes: 0 })).status).toBe(400);
  });

  test('is shown in the games of the round, including later ones, and in no other', async () => {
    const { bracket, users } = await bracketOfFour();
    const early = await sitDown(bracket, users.slice(0, 2), { useGameTimeLimit: true, gameTimeLimit: 60 });

    await put(bracket, 1, { do: 'start', minutes: 33 });
    await put(bracket, 2, { do: 'start', minutes: 11 });
    const late = await sitDown(bracket, users.slice(2));

    for (const { boards } of [early, late]) {
      const limit = await boards[0].shows((game) => game.timeLimit?.minutes === 33 && game.timeLimit);
      expect(limit).toMatchObject({ startedAt: expect.any(String) });
    }
    await put(bracket, 1, { do: 'stop' });
    await early.boards[1].shows((game) => game.timeLimit?.stoppedAt !== undefined);
  });

  test('[16.5] calls time in every game of the round, and then each player has a last turn', async () => {
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, users.slice(0, 2));
    await put(bracket, 1, { do: 'start', minutes: 30 });
    await begin(table);
    const [board] = table.boards;
    await board.shows((game) => game.timeLimit?.minutes === 30);
    expect(board.game?.lines.map(({ log }) => log?.text.key)).not.toContain('log.timeCalled');

    await put(bracket, 1, { do: 'call' });

    await board.shows((game) => game.lines.some(({ log }) => log?.text.key === 'log.timeCalled'));
    expect(board.game?.winner).toBeNull();
    const { startedAt, minutes } = (await get(bracket)).body.clocks[0];
    expect(Date.parse(startedAt) + minutes * MINUTE_MS).toBeLessThanOrEqual(Date.now());
  });

  test('[17.1] cannot be changed by players', async () => {
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, users.slice(0, 2));
    await put(bracket, 1, { do: 'start', minutes: 30 });
    await begin(table);
    const [one, other] = table.boards;
    await one.command('toggleManualMode');
    await other.shows(() => other.prompt?.purpose === 'consent');
    await other.press('yes');
    await one.shows((game) => game.table.manual);

    expect(await one.command('chat', '/stop-clocks')).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
  });
});

describe('an announcement', () => {
  const draft = { text: 'Round 2 begins at eight.', tournament: 'Thursday Embers' };

  test('reaches everybody in the bracket, at once or when they connect, and nobody else', async () => {
    const { bracket, users } = await bracketOfFour();
    const [here, stranger] = [await inLobby(users[0] as LoggedIn), await inLobby(await site.newUser())];

    const { body } = await post(bracket, 'announcements', draft);
    const [heard] = await here.until('announcements');
    const late = await inLobby(users[3] as LoggedIn);
    const [heardLate] = await late.until('announcements');

    expect(body).toMatchObject({
      success: true,
      readers: 4,
      announcement: { ...draft, author: organiser.username },
    });
    expect([heard, heardLate]).toEqual([body.announcement, body.announcement]);
    expect(stranger.all('announcements')).toEqual([]);
    expect((await get(bracket)).body.announcements).toEqual([body.announcement]);
    expect(await auditEntries(site)).toMatchObject([
      { act: 'tournament announced', details: { text: draft.text } },
    ]);
  });

  test('is in the chat of every game of the tournament, started or not', async () => {
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, users.slice(0, 2));
    const waiting = await inLobby(users[2] as LoggedIn);
    await waiting.send('joingame', await openGame(bracket, 1));

    await post(bracket, 'announcements', draft);

    const said = { from: { username: organiser.username }, text: draft.text };
    await table.boards[1].shows((game) => game.lines.some(({ chat }) => chat?.text === draft.text));
    const { messages } = await waiting.until('gamestate', (game) =>
      game.messages.some(({ chat }: { chat?: { text: string } }) => chat?.text === draft.text),
    );
    expect(messages.at(-1).chat).toMatchObject(said);
  });

  test('is deleted after thirty days', async () => {
    const { bracket } = await bracketOfFour();
    await post(bracket, 'announcements', draft);
    await site.storage.pool.query(
      "update tournament_announcements set written_at = written_at - interval '31 days'",
    );

    const { announcement } = (await post(bracket, 'announcements', draft)).body;

    expect((await get(bracket)).body.announcements).toEqual([announcement]);
  });

  test('reaches players at tables while the bracket is unavailable', async () => {
    const { bracket, users } = await bracketOfFour();
    await sitDown(bracket, users.slice(0, 2));
    service.faults.push({ kind: 'status', status: 500 });

    expect((await post(bracket, 'announcements', draft)).body).toMatchObject({
      success: true,
      readers: 2,
    });
  });
});

describe('a result', () => {
  const report = (bracket: FakeTournament, matchId: number | undefined, gameIds: string[], first?: string) =>
    post(bracket, 'results', { matchId, gameIds, ...(first !== undefined && { first }) });
  const over = async (bracket: FakeTournament): Promise<void> => {
    const isOver = ({ finishedAt }: { finishedAt: string | null }) => finishedAt !== null;
    await expect.poll(async () => (await get(bracket)).body.games.every(isOver)).toBe(true);
  };

  test('is reported only when the organizer confirms it, and opens the next match', async () => {
    const { bracket, users } = await bracketOfFour();
    const [semifinal, other, final] = bracket.matches;
    const [first, last] = [users[0], users[3]] as [LoggedIn, LoggedIn];
    const table = await sitDown(bracket, [last, first]);
    await concede(table, 1);
    await over(bracket);
    expect(semifinal?.state).toBe('open');

    const { body } = await report(bracket, semifinal?.id, [table.gameId]);

    expect(body).toMatchObject({ success: true, message: 'Result reported successfully' });
    expect(semifinal).toMatchObject({
      state: 'complete',
      winner_id: bracket.participants[3]?.id,
      scores_csv: '0-0',
    });
    expect(final?.player1_id).toBe(bracket.participants[3]?.id);
    expect(other?.state).toBe('open');
    expect(await auditEntries(site)).toMatchObject([
      { act: 'match result reported', target: `${semifinal?.id}` },
    ]);
  });

  test('is not reported twice, because other matches may depend on it', async () => {
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, [users[0], users[3]] as LoggedIn[]);
    await concede(table, 0);
    await over(bracket);
    const matchId = bracket.matches[0]?.id;
    await report(bracket, matchId, [table.gameId]);

    expect((await report(bracket, matchId, [table.gameId])).body.message).toBe(BRACKET_TEXTS.notOpen);
  });

  test('is reported by only one of two organizers who press at once', async () => {
    const otherKey = `${KEY}other`;
    service.keys.add(otherKey);
    const other = await newOrganiser(site, otherKey);
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, [users[0], users[3]] as LoggedIn[]);
    await concede(table, 0);
    await over(bracket);
    const [match] = bracket.matches;
    const body = { matchId: match?.id, gameIds: [table.gameId] };
    const path = `/api/tournaments/${bracket.tournament.id}`;
    // Data that they just loaded is cached for them.
    const look = { data: bracket.tournament.id, fresh: true };
    await site.call('POST', '/api/challonge/matches', { token: other.token, body: look });
    const before = service.asked.length;

    const answers = await Promise.all(
      [organiser, other].map(({ token }) => site.call('POST', `${path}/results`, { token, body })),
    );

    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
    expect(service.asked.slice(before).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('needs the mapping of players where names do not show it', async () => {
    const bracket = service.add({ name: 'Aliases', players: ['Quill', 'Ember'] });
    const users = [await site.newUser(), await site.newUser()];
    const table = await sitDown(bracket, users);
    await concede(table, 0);
    await over(bracket);
    const [match] = bracket.matches;

    expect((await report(bracket, match?.id, [table.gameId])).body.message).toBe(BRACKET_TEXTS.notDecided);
    await report(bracket, match?.id, [table.gameId], users[1]?.username);

    expect(match).toMatchObject({ state: 'complete', winner_id: bracket.participants[0]?.id });
  });

  test('must be of a game of the match', async () => {
    const { bracket, users } = await bracketOfFour();
    const table = await sitDown(bracket, [users[0], users[3]] as LoggedIn[]);
    const other = await openGame(bracket, 1);
    await concede(table, 0);

    const { body } = await report(bracket, bracket.matches[0]?.id, [table.gameId, other]);

    expect(body).toEqual({ success: false, message: BRACKET_TEXTS.notYours });
    expect((await report(bracket, bracket.matches[1]?.id, [other])).body.message).toBe(
      BRACKET_TEXTS.notDecided,
    );
  });
});
