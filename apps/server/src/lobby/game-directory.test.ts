import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_GAME } from '@amberhall/protocol';
import { LocalBus } from '../bus/local-bus.ts';
import { lobbyDirectory, lobbyGames } from '../database/schema.ts';
import { migrateDatabase } from '../database/database.ts';
import type { Storage } from '../database/database.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { openTestStorage } from '../testing/storage.ts';
import { GameDirectoryStore } from './game-directory-store.ts';
import { GameDirectory } from './game-directory.ts';
import { emptySeat, newEntry } from './game-entry.ts';
import { guestOrBot } from '../accounts/person.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
  await migrateDatabase(storage.database);
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.database.delete(lobbyGames);
  await storage.database.delete(lobbyDirectory);
});

/** Another process that shares the directory. Processes on different buses do not receive each other's messages. */
function opened(bus = new LocalBus(), now = () => new Date()): Promise<GameDirectory> {
  const parts = { bus, now, logger: pino({ level: 'silent' }) };
  return GameDirectory.open({ ...parts, store: new GameDirectoryStore(storage.database) });
}

function gameOf(name: string) {
  const entry = newEntry(randomUUID(), name, { ...DEFAULT_GAME, name: `${name}'s game` }, new Date());
  entry.seats.push(emptySeat(guestOrBot(name, 'guest')));
  return entry;
}

/** The number of all games that were ever opened. */
const pages = () => storage.database.$count(lobbyGames);

const openFor = (directory: GameDirectory, name: string) =>
  directory.change((transaction) => {
    if (transaction.of(name) !== undefined) throw new RefusedMessage('ALREADY_IN_GAME', 'Busy.');
    const entry = gameOf(name);
    transaction.put(entry);
    return entry.id;
  });

const named = (directory: GameDirectory): string[] =>
  [...directory.all()].map(({ owner }) => owner).toSorted();

test('changes of one process reach the others with sets and dates intact', async () => {
  const bus = new LocalBus();
  const [one, other] = [await opened(bus), await opened(bus)];

  const id = await openFor(one, 'anna');
  await new Promise(setImmediate);

  expect(other.get(id)).toEqual(one.get(id));
  expect(other.get(id)?.createdAt).toBeInstanceOf(Date);
  expect(other.of('anna')?.id).toBe(id);
});

test('a process that missed messages prepares changes on the current state', async () => {
  const [one, deaf] = [await opened(), await opened()];
  await openFor(one, 'anna');

  await openFor(deaf, 'ben');
  await expect(openFor(deaf, 'anna')).rejects.toThrow('Busy.');

  expect(named(deaf)).toEqual(['anna', 'ben']);
});

test('no request is refused because of an outdated state', async () => {
  const [one, deaf] = [await opened(), await opened()];
  const id = await openFor(one, 'anna');
  await deaf.sync();
  await one.change((transaction) => transaction.remove(id, null));

  await expect(openFor(deaf, 'anna')).resolves.toBeDefined();
});

test('only one of many concurrent requests in two processes succeeds', async () => {
  const [one, other] = [await opened(), await opened()];

  const attempts = Array.from({ length: 20 }, (_, n) => openFor(n % 2 === 0 ? one : other, 'anna'));
  const outcomes = await Promise.allSettled(attempts);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all([one.sync(), other.sync()]);
  expect(named(one)).toEqual(['anna']);
  expect(named(other)).toEqual(['anna']);
});

test('a failing transaction changes nothing and does not affect concurrent ones', async () => {
  const directory = await opened();

  const failing = directory.change((transaction) => {
    transaction.put(gameOf('anna'));
    throw new Error('no');
  });
  const beside = openFor(directory, 'ben');

  await expect(failing).rejects.toThrow('no');
  await beside;
  expect(named(directory)).toEqual(['ben']);
});

test('games survive the end of all processes', async () => {
  const first = await opened();
  const kept = await openFor(first, 'anna');
  const gone = await openFor(first, 'ben');
  await first.change((transaction) => transaction.remove(gone, null));
  first.stop();

  const second = await opened();

  expect([...second.all()].map(({ id }) => id)).toEqual([kept]);
});

test('a stopped process reads no more changes', async () => {
  const [stopped, running] = [await opened(), await opened()];
  stopped.stop();
  await openFor(running, 'anna');

  await stopped.sync();

  expect(named(stopped)).toEqual([]);
});

test('a removed game is purged from the directory after one hour', async () => {
  let time = Date.now();
  const directory = await opened(undefined, () => new Date(time));
  const id = await openFor(directory, 'anna');
  await openFor(directory, 'ben');
  await directory.change((transaction) => transaction.remove(id, null));

  time += 59 * 60_000;
  await directory.sync();
  expect(await pages()).toBe(2);
  time += 2 * 60 * 60_000;
  await directory.sync();

  expect(await pages()).toBe(1);
  expect(named(directory)).toEqual(['ben']);
});
