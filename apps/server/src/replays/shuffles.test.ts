import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commitmentTo, failedChecks, substituteShare } from '@amberhall/protocol';
import type { Handoff, PendingGame, ShuffleRecordReply } from '@amberhall/protocol';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { engine } from '../rooms/journal/play-engine.ts';
import { RoomStore } from '../rooms/journal/room-store.ts';
import { AccountStore } from '../accounts/account-store.ts';
import { openBoard, openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { keepHands, OPTIONS } from '../testing/play.ts';
import type { GamePair } from '../testing/play.ts';
import { AT_RANDOM } from '../rooms/room/rematch.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
vi.setConfig({ testTimeout: 30_000 });

interface Waiting {
  gameId: string;
  commitment: string;
  users: [LoggedIn, LoggedIn];
  lobbies: [TestClient, TestClient];
}

const newShare = () => randomBytes(32).toString('hex');

/** Sends the hashes of the shares, waits until both players see them, and sends the shares. */
async function exchange(
  { gameId, commitment, users, lobbies }: Waiting,
  shares: readonly string[],
): Promise<void> {
  for (const [seat, lobby] of lobbies.entries()) {
    const hash = commitmentTo(shares[seat] ?? '');
    expect(await lobby.send('seedhash', gameId, commitment, hash)).toMatchObject({ ok: true });
  }
  const expected = Object.fromEntries(
    users.map(({ username }, seat) => [username, commitmentTo(shares[seat] ?? '')]),
  );
  for (const [seat, lobby] of lobbies.entries()) {
    await lobby.until('gamestate', ({ seed }: PendingGame) => isDeepStrictEqual(seed?.hashes, expected));
    expect(await lobby.send('seedshare', gameId, commitment, shares[seat])).toMatchObject({ ok: true });
  }
}

/** Two players with decks wait for the start of their game. */
async function waitingGame(options: object = {}): Promise<Waiting> {
  const users: Waiting['users'] = [await site.newUser(), await site.newUser()];
  const lobbies: Waiting['lobbies'] = [
    await openLobby(site.address, users[0].token),
    await openLobby(site.address, users[1].token),
  ];
  const [owner, joiner] = lobbies;
  const { gameId } = await owner.send('newgame', { ...OPTIONS, ...options });
  await joiner.send('joingame', gameId);
  const { seed } = await joiner.until('gamestate');
  await owner.send('selectdeck', gameId, 1, true);
  await joiner.send('selectdeck', gameId, 2, true);
  return { gameId, commitment: seed?.commitment ?? '', users, lobbies };
}

async function start({ gameId, users, lobbies }: Waiting): Promise<GamePair> {
  await lobbies[0].send('startgame', gameId);
  return seated(gameId, users, lobbies);
}

async function seated(
  gameId: string,
  users: Waiting['users'],
  lobbies: Waiting['lobbies'],
): Promise<GamePair> {
  const [one, other] = await Promise.all(
    lobbies.map(async (lobby, seat) => ({
      user: users[seat] as LoggedIn,
      lobby,
      board: await openBoard(
        site.address,
        await lobby.until('handoff', (handoff: Handoff) => handoff.gameId === gameId),
      ),
    })),
  );
  if (!one || !other) throw new Error('A seat is empty');
  const close = () => {
    for (const { board, lobby } of [one, other]) {
      board.close();
      lobby.close();
    }
  };
  return { gameId, one, other, close };
}

async function shufflesOf(gameId: string, who?: LoggedIn): Promise<ShuffleRecordReply['shuffles']> {
  const { body } = await site.call('GET', `/api/replays/${gameId}/shuffles`, who ? { token: who.token } : {});
  return body.shuffles;
}

async function concede(pair: GamePair): Promise<void> {
  await pair.one.board.command('concede');
  await expect.poll(async () => (await shufflesOf(pair.gameId, pair.one.user)).state).not.toBe('gone');
  await pair.other.board.shows(({ winner }) => winner !== null);
}

/** Presses a button of the prompts after a game, once it is offered. */
/** Both players leave a finished game for good, which closes its room. */
async function leave({ one, other }: GamePair): Promise<void> {
  for (const { board } of [one, other]) await board.command('leavegame');
}

async function readyRecord(gameId: string, who?: LoggedIn) {
  await expect.poll(async () => (await shufflesOf(gameId, who)).state, { timeout: 10_000 }).toBe('ready');
  const shuffles = await shufflesOf(gameId, who);
  if (shuffles.state !== 'ready') throw new Error(`The record is ${shuffles.state}`);
  return shuffles.record;
}

test('the seed has the share of each player and the secret of the commitment, told when nobody can play on', async () => {
  const waiting = await waitingGame();
  const { gameId, commitment } = waiting;
  const shares = [newShare(), newShare()];
  await exchange(waiting, shares);
  const pair = await start(waiting);
  await keepHands(pair);
  const dealt = pair.one.board.game;
  await concede(pair);

  // The players could continue the game, so its secret would tell the shuffles to come.
  await expect.poll(async () => (await shufflesOf(gameId)).state).toBe('running');
  const seen = JSON.stringify([pair.one.board.game, pair.other.board.game]);
  await leave(pair);
  const record = await readyRecord(gameId);
  pair.close();

  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(dealt?.commitment).toBe(commitment);
  expect(record.commitment).toBe(commitment);
  expect(commitmentTo(record.secret)).toBe(commitment);
  expect(seen).not.toContain(record.secret);
  expect(record.shares).toEqual(
    shares.map((share) => ({ share, from: 'player', hash: commitmentTo(share) })),
  );
  expect(failedChecks(record)).toEqual([]);
  expect(record.draws.filter(({ kind }) => kind === 'shuffle')).toHaveLength(2);
  expect(JSON.stringify(record.opening)).not.toContain('"name"');
});

test('a player whose client sends no hash gets the one that follows from the secret, and the record says so', async () => {
  const waiting = await waitingGame();
  const { gameId, commitment, lobbies } = waiting;
  const share = newShare();
  await lobbies[0].send('seedhash', gameId, commitment, commitmentTo(share));
  const starting = start(waiting);
  // The start closes the hashes, so that the other player's share is fixed.
  await lobbies[0].until(
    'gamestate',
    ({ seed }: PendingGame) => seed?.hashes[waiting.users[1].username] === null,
  );
  expect(await lobbies[0].send('seedshare', gameId, commitment, share)).toEqual({ ok: true });
  expect(await lobbies[1].send('seedhash', gameId, commitment, newShare())).toMatchObject({
    code: 'GAME_STARTED',
  });
  const pair = await starting;
  await keepHands(pair);
  await concede(pair);
  await leave(pair);

  const record = await readyRecord(gameId);
  pair.close();

  expect(record.shares).toEqual([
    { share, from: 'player', hash: commitmentTo(share) },
    substituteShare(record.secret, 1),
  ]);
  expect(failedChecks(record)).toEqual([]);
});

test('a player whose client never sends the promised share does not hold the game, and the record has the hash', async () => {
  const waiting = await waitingGame();
  const { gameId, commitment, lobbies } = waiting;
  const hash = commitmentTo(newShare());
  await lobbies[0].send('seedhash', gameId, commitment, hash);
  const pair = await start(waiting);
  await concede(pair);
  await leave(pair);

  const record = await readyRecord(gameId);
  pair.close();

  expect(record.shares[0]).toEqual({ ...substituteShare(record.secret, 0), hash });
  expect(failedChecks(record)).toEqual([]);
});

test('a share is refused before both hashes are there, and with another hash than the sent one', async () => {
  const { gameId, commitment, lobbies } = await waitingGame();
  const [owner, joiner] = lobbies;
  const [share, other] = [newShare(), newShare()];
  const send = (value: string) => owner.send('seedshare', gameId, commitment, value);

  expect(await send(share)).toMatchObject({ code: 'BAD_REQUEST' });
  await owner.send('seedhash', gameId, commitment, commitmentTo(share));
  expect(await send(share)).toMatchObject({ code: 'BAD_REQUEST' });
  await joiner.send('seedhash', gameId, commitment, commitmentTo(other));
  expect(await send(other)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await send(share)).toEqual({ ok: true });
  for (const lobby of lobbies) lobby.close();
});

test('a player who leaves takes the seed along, so that the next one cannot know a share', async () => {
  const waiting = await waitingGame();
  const { gameId, commitment, lobbies } = waiting;
  await exchange(waiting, [newShare(), newShare()]);

  await lobbies[1].send('leavegame', gameId);

  const { seed } = await lobbies[0].until(
    'gamestate',
    ({ seed: renewed }: PendingGame) => renewed?.commitment !== commitment,
  );
  expect(seed).toMatchObject({ hashes: {}, shares: [] });
  const { rows } = await site.storage.pool.query('select entry from lobby_games where id = $1', [gameId]);
  expect(commitmentTo(JSON.parse(rows[0].entry).secret)).toBe(seed.commitment);
  for (const lobby of lobbies) lobby.close();
});

test('the first hash of a player counts, and one for another commitment or from a spectator is refused', async () => {
  const { gameId, commitment, lobbies } = await waitingGame();
  const [owner, joiner] = lobbies;
  const spectator = await openLobby(site.address, (await site.newUser()).token);
  await spectator.send('watchgame', gameId);

  for (const event of ['seedhash', 'seedshare'])
    expect(await owner.send(event, gameId, newShare(), newShare())).toMatchObject({ code: 'BAD_REQUEST' });
  for (const event of ['seedhash', 'seedshare'])
    expect(await spectator.send(event, gameId, commitment, newShare())).toMatchObject({ code: 'FORBIDDEN' });
  const [hash, later] = [newShare(), newShare()];
  await joiner.send('seedhash', gameId, commitment, hash);
  await joiner.send('seedhash', gameId, commitment, later);

  const { rows } = await site.storage.pool.query('select entry from lobby_games where id = $1', [gameId]);
  expect(rows[0].entry).toContain(hash);
  expect(rows[0].entry).not.toContain(later);
  for (const lobby of [owner, joiner, spectator]) lobby.close();
});

test('nobody is sent the secret or a share before the end', async () => {
  const waiting = await waitingGame();
  const { gameId, commitment, lobbies } = waiting;
  const share = newShare();
  await exchange(waiting, [share, newShare()]);

  const shown = await lobbies[1].until(
    'gamestate',
    ({ seed }: PendingGame) => seed?.shares.includes(waiting.users[0].username) === true,
  );
  const { rows } = await site.storage.pool.query('select entry from lobby_games where id = $1', [gameId]);
  const { secret } = JSON.parse(rows[0].entry);

  expect(commitmentTo(secret)).toBe(commitment);
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect(JSON.stringify(shown)).not.toContain(share);
  for (const lobby of lobbies) lobby.close();
});

test('a rematch has a secret of its own and waits for the new hashes and shares', async () => {
  const waiting = await waitingGame();
  const first = await start(waiting);
  await keepHands(first);
  await concede(first);
  const { users, lobbies } = waiting;
  const shares = lobbies.map(async (lobby) => {
    const next = (isReady: (seed: NonNullable<PendingGame['seed']>) => boolean): Promise<PendingGame> =>
      lobby.until(
        'gamestate',
        ({ id, seed }: PendingGame) => id !== waiting.gameId && seed !== undefined && isReady(seed),
      );
    const share = newShare();
    const { id, seed } = await next(() => true);
    await lobby.send('seedhash', id, seed?.commitment, commitmentTo(share));
    await next(({ hashes }) => Object.keys(hashes).length === 2);
    await lobby.send('seedshare', id, seed?.commitment, share);
    return { id, commitment: seed?.commitment, share };
  });
  await first.one.board.answerRoom('same');
  await first.other.board.answerRoom('yes');
  // The loser chooses who begins.
  await first.one.board.answerRoom(AT_RANDOM);
  const [one, other] = await Promise.all(shares);
  const rematch = await seated(one?.id ?? '', users, lobbies);
  await keepHands(rematch);
  await concede(rematch);
  await leave(rematch);

  const record = await readyRecord(one?.id ?? '');
  rematch.close();

  expect(record.commitment).toBe(one?.commitment);
  expect(record.commitment).not.toBe(waiting.commitment);
  expect(record.shares.map(({ share }) => share)).toEqual([one?.share, other?.share]);
});

test('a game with hidden deck lists has no record, because it names all cards', async () => {
  const pair = await start(await waitingGame({ hideDeckLists: true }));
  await keepHands(pair);
  await concede(pair);
  await leave(pair);

  await expect
    .poll(async () => (await shufflesOf(pair.gameId, pair.one.user)).state, { timeout: 10_000 })
    .toBe('hidden');
  pair.close();
});

/** Turns a finished game into one that was played before the streams, with the same decisions. */
async function ageGame(gameId: string): Promise<void> {
  const { database, pool } = site.storage;
  const stored = await new RoomStore(database, new AccountStore(database), 'test').read(gameId);
  if (stored === undefined) throw new Error('The game is not stored');
  const { seedParts: _none, ...setup } = stored.setup;
  const play = engine.replay(openingOf(setup, stored.seed), stored.journal);
  await pool.query('update games set seed_parts = null where id = $1', [gameId]);
  await pool.query('update game_decisions set fingerprint = null where game_id = $1', [gameId]);
  await pool.query('update game_decisions set fingerprint = $2 where game_id = $1 and number = $3', [
    gameId,
    play.fingerprint,
    stored.journal.length - 1,
  ]);
}

test('a game from before the streams is replayed with its generator and cannot be checked', async () => {
  const pair = await start(await waitingGame());
  await keepHands(pair);
  await concede(pair);
  await leave(pair);
  pair.close();
  await ageGame(pair.gameId);

  expect(await shufflesOf(pair.gameId)).toEqual({ state: 'old' });
});
