import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Storage } from '../../database/database.ts';
import { gameDecisions, games } from '../../database/schema.ts';
import { migrateDatabase } from '../../database/database.ts';
import { whileTransactionIsOpen } from '../../testing/blocked-queries.ts';
import { addRunningGame } from '../../testing/running-game.ts';
import { holdDatabase, openTestStorage } from '../../testing/storage.ts';
import { DecisionNotStored, GameTakenOver, Journal } from './journal.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
  await migrateDatabase(storage.database);
});
afterAll(() => storage.close());

const runningGame = () => addRunningGame(storage.database);

const entry = (gameId: string, number: number, fence = 1) => ({
  gameId,
  fence,
  number,
  player: 'anna',
  decision: { kind: 'control' as const, control: `choice ${number}` },
  decidedAt: new Date(),
  fingerprint: null,
});

function decisionsOf(gameId: string) {
  return storage.database
    .select({ number: gameDecisions.number, decision: gameDecisions.decision })
    .from(gameDecisions)
    .where(eq(gameDecisions.gameId, gameId))
    .orderBy(asc(gameDecisions.number));
}

const journal = () => new Journal(storage.pool, 4, pino({ level: 'silent' }));

test('a decision is in the database when the journal confirms it', async () => {
  const game = await runningGame();

  await journal().append(entry(game, 0));

  expect(await decisionsOf(game)).toEqual([
    { number: 0, decision: { kind: 'control', control: 'choice 0' } },
  ]);
});

test.each(['2026-11-29T05:30:00.123Z', '2039-01-01T00:00:00.999Z', '1969-12-31T23:59:59.001Z'])(
  'a decision is stored with its time to the millisecond: %s',
  async (time) => {
    const game = await runningGame();

    await journal().append({ ...entry(game, 0), decidedAt: new Date(time) });

    const stored = storage.database.select({ decidedAt: gameDecisions.decidedAt }).from(gameDecisions);
    expect(await stored.where(eq(gameDecisions.gameId, game))).toEqual([{ decidedAt: new Date(time) }]);
  },
);

test('the journal says how long its oldest decision waits', async () => {
  const game = await runningGame();
  const shared = journal();
  const goOn = await holdDatabase(storage);
  const [first, second] = [entry(game, 0), { ...entry(game, 1), decidedAt: new Date(Date.now() + 5000) }];

  const stored = [shared.append(first)];
  await vi.waitFor(() => expect(shared.oldestUnwritten).toEqual(first.decidedAt));
  stored.push(shared.append(second));
  expect(shared.oldestUnwritten).toEqual(first.decidedAt);
  goOn();
  await Promise.all(stored);

  expect(shared.oldestUnwritten).toBeNull();
});

test('decisions of many games share a batch and keep their order', async () => {
  const ids = await Promise.all([runningGame(), runningGame(), runningGame()]);
  const shared = journal();

  await Promise.all(ids.flatMap((id) => Array.from({ length: 20 }, (_, n) => shared.append(entry(id, n)))));

  for (const id of ids) {
    expect((await decisionsOf(id)).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    );
  }
});

test('closing writes the queue', async () => {
  const game = await runningGame();
  const slow = new Journal(storage.pool, 1000, pino({ level: 'silent' }));
  const kept = slow.append(entry(game, 0));

  await slow.close();
  await kept;

  expect(await decisionsOf(game)).toHaveLength(1);
});

test('a node whose game was claimed by another can no longer write', async () => {
  const game = await runningGame();
  const slow = journal();
  await slow.append(entry(game, 0));

  await storage.database.update(games).set({ fence: 2 }).where(eq(games.id, game));

  await expect(slow.append(entry(game, 1))).rejects.toThrow(GameTakenOver);
  await expect(slow.append(entry(game, 1, 2))).resolves.toBeUndefined();
});

test('a decision that is already stored because the answer was lost does not count as a lost game', async () => {
  const game = await runningGame();
  await journal().append(entry(game, 0));

  await journal().append(entry(game, 0));

  expect(await decisionsOf(game)).toHaveLength(1);
});

test('a claim waits for running writes, and so finds them', async () => {
  const game = await runningGame();
  let stored: Promise<void> | undefined;
  let found: Promise<unknown> | undefined;

  await whileTransactionIsOpen(storage, 'rollback', async (client, blocked) => {
    // The journal has locked its game when it waits for this row.
    await client.query(
      "insert into game_decisions (game_id, number, player, decision, decided_at) values ($1, 0, 'ben', '{}', now())",
      [game],
    );
    stored = journal().append(entry(game, 0));
    await blocked(1);
    const claimed = storage.database.update(games).set({ fence: 2 }).where(eq(games.id, game));
    found = claimed.then(() => decisionsOf(game));
    await blocked(2);
  });
  await stored;

  expect(await found).toEqual([{ number: 0, decision: { kind: 'control', control: 'choice 0' } }]);
});

test('a failed batch is retried until it is stored', async () => {
  const game = await runningGame();
  const logged: string[] = [];
  const stubborn = new Journal(storage.pool, 4, pino({}, { write: (line) => void logged.push(line) }));
  await storage.database.execute(sql`alter table game_decisions rename to hidden_decisions`);

  const kept = stubborn.append(entry(game, 0));
  await expect.poll(() => logged.join('')).toContain('Could not write the journal');
  await storage.database.execute(sql`alter table hidden_decisions rename to game_decisions`);
  await kept;

  expect(await decisionsOf(game)).toHaveLength(1);
});

test('a decision that the database never accepts ends only its game: earlier ones are stored, later ones are not', async () => {
  const [good, bad] = [await runningGame(), await runningGame()];
  const shared = journal();
  const unstorable = { ...entry(bad, 1), player: 'anna\u0000' };

  const outcomes = await Promise.allSettled(
    [entry(good, 0), entry(bad, 0), unstorable, entry(bad, 2), entry(good, 1)].map((each) =>
      shared.append(each),
    ),
  );

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  await expect(shared.append(entry(bad, 3))).rejects.toThrow(DecisionNotStored);
  await shared.append(entry(good, 2));
  expect(await decisionsOf(bad)).toHaveLength(1);
  expect(await decisionsOf(good)).toHaveLength(3);
});

test('a game with a refused decision is complete again once it is resumed', async () => {
  const game = await runningGame();
  const shared = journal();
  await expect(shared.append({ ...entry(game, 0), player: '\u0000' })).rejects.toThrow(DecisionNotStored);

  await storage.database.update(games).set({ fence: 2 }).where(eq(games.id, game));

  await expect(shared.append(entry(game, 0, 2))).resolves.toBeUndefined();
});
