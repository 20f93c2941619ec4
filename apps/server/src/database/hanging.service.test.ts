/** A PostgreSQL that accepts connections but does not answer, for example because its disk or the network hangs. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { Journal } from '../rooms/journal/journal.ts';
import { addRunningGame } from '../testing/running-game.ts';
import { openTestStorage, requirePostgres } from '../testing/storage.ts';
import { connectTo, migrateDatabase } from './database.ts';

requirePostgres();

const PATIENCE = { connectionMs: 300, statementMs: 200, idleMs: 200 };
const SILENT = pino({ level: 'silent' });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A fresh database, and a proxy to it that can stop forwarding. */
async function opened() {
  const direct = await openTestStorage();
  closing.push(() => direct.close());
  await migrateDatabase(direct.database);
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${(await direct.pool.query('select current_database() as name')).rows[0].name}`;
  const line = await openLine(url);
  closing.push(line.close);
  const storage = await connectTo(line.url, PATIENCE);
  closing.push(() => storage.close());
  return { direct, storage, line };
}

async function openLine(to: URL) {
  const sockets = new Set<Socket>();
  let hangs = false;
  let connections = 0;
  const server = createServer((near) => {
    connections++;
    const far = connect(Number(to.port || 5432), to.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => void (hangs || other.write(data)));
      socket.on('close', () => other.destroy());
      socket.on('error', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hang: (does: boolean) => (hangs = does),
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('the database cancels a statement that takes too long, and the next one works', async () => {
  const { storage } = await opened();

  await expect(storage.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });

  expect((await storage.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the database ends an idle transaction and releases its locks', async () => {
  const { direct, storage } = await opened();
  const gameId = await addRunningGame(direct.database);
  const forUpdate = sql`select from games where id = ${gameId} for update`;

  const [locked, thawed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const unlockedGames = async () =>
    (await direct.pool.query('select from games for update skip locked')).rowCount;

  const frozen = storage.database.transaction(async (transaction) => {
    await transaction.execute(forUpdate);
    locked.resolve();
    await thawed.promise;
    await transaction.execute(sql`select 1`);
  });
  await locked.promise;

  await expect.poll(unlockedGames, { timeout: 10_000 }).toBe(1);
  thawed.resolve();
  await expect(frozen).rejects.toThrow('Failed query');
  expect((await storage.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('queries to a silent database time out, with and without an open connection', async () => {
  const { storage, line } = await opened();
  await storage.pool.query('select 1');
  line.hang(true);

  await expect(storage.pool.query('select 1')).rejects.toThrow('timeout');
  await expect(storage.pool.query('select 1')).rejects.toThrow('timeout');

  line.hang(false);
  expect((await storage.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the journal retries until the database answers again', async () => {
  const { direct, storage, line } = await opened();
  const gameId = await addRunningGame(direct.database);
  const journal = new Journal(storage.pool, 4, SILENT);
  await storage.pool.query('select 1');
  line.hang(true);

  const decision = { kind: 'control' as const, control: 'yes' };
  const entry = { gameId, fence: 1, number: 0, player: 'anna', decision, decidedAt: new Date() };
  const kept = journal.append({ ...entry, fingerprint: null });
  // It gives up the silent connection and tries again with another one.
  const before = line.connections();
  await expect.poll(line.connections, { timeout: 10_000 }).toBeGreaterThan(before);
  line.hang(false);
  await kept;

  expect((await direct.pool.query('select number from game_decisions')).rows).toEqual([{ number: 0 }]);
});
