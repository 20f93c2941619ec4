import { randomUUID } from 'node:crypto';
import { DEFAULT_GAME } from '@amberhall/protocol';
import type { NewGameOptions } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './connections.ts';
import { copyOf, emptySeat, newEntry } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { GameListBroadcaster } from './game-list-broadcaster.ts';
import { guestOrBot } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';

/** The delay until an added change has been sent. */
const TOLD_MS = 200;

type Message = [event: string, ids: string[]];

/** Counts how often an entry is serialized, and which messages each connection gets. */
class Room {
  readonly told = new Map<string, Message[]>();
  written = 0;
  readonly connections: Connection[] = [];

  add(person: Person | null = null): { id: string; connection: Connection } {
    const id = `socket${this.connections.length}`;
    const nsp = { to: (ids: string[]) => this.#target(ids) };
    const connection = {
      socket: { id, nsp },
      identity: { person },
      seen: new Set(),
    } as unknown as Connection;
    this.connections.push(connection);
    this.told.set(id, []);
    return { id, connection };
  }

  #target(ids: string[]) {
    return {
      emit: (event: string, list: { id: string }[]) => {
        this.written++;
        for (const id of ids) this.told.get(id)?.push([event, list.map((each) => each.id)]);
      },
    };
  }
}

function gameOf(owner: string, options: Partial<NewGameOptions> = {}): GameEntry {
  const entry = newEntry(randomUUID(), owner, { ...DEFAULT_GAME, name: 'A game', ...options }, new Date());
  entry.seats.push(emptySeat(guestOrBot(owner, 'guest')));
  return entry;
}

const born = (after: GameEntry) => ({ before: undefined, after, closingMessage: null });
const gone = (before: GameEntry) => ({ before, after: null, closingMessage: null });

function begun(entry: GameEntry): GameEntry {
  return { ...copyOf(entry), phase: 'started' };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('changes within a moment are one message, serialized once for all equal viewers', async () => {
  const room = new Room();
  const ids = [room.add().id, room.add(guestOrBot('ann', 'guest')).id];
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const [one, other] = [gameOf('bob'), gameOf('cid')];

  news.add([born(one)]);
  news.add([born(other), { before: one, after: begun(one), closingMessage: null }]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  for (const id of ids) expect(room.told.get(id)).toEqual([['newgame', [one.id, other.id]]]);
  expect(room.written).toBe(1);
});

test('a game that was opened and removed within a moment is not broadcast', async () => {
  const room = new Room();
  const { id } = room.add();
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const game = gameOf('bob');

  news.add([born(game)]);
  news.add([gone(game)]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  expect(room.told.get(id)).toEqual([]);
});

test('people in a game get no list update for it, and others only if they may see it', async () => {
  const room = new Room();
  const [visitor, bob] = [room.add(), room.add(guestOrBot('bob', 'guest'))];
  const foe = room.add({ ...guestOrBot('foe', 'guest'), blocked: new Set(['bob']) });
  const staff = room.add({ ...guestOrBot('staff', 'guest'), permissions: new Set(['canManageGames']) });
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const [open, hidden] = [gameOf('bob'), gameOf('cid', { gamePrivate: true })];

  news.add([born(open), born(hidden)]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  expect(room.told.get(visitor.id)).toEqual([['newgame', [open.id]]]);
  expect(room.told.get(bob.id)).toEqual([]);
  expect(room.told.get(foe.id)).toEqual([]);
  expect(room.told.get(staff.id)).toEqual([['newgame', [open.id, hidden.id]]]);
});

test('players invited to a private tournament game get its list update', async () => {
  const room = new Room();
  const visitor = room.add();
  const dora = room.add({ ...guestOrBot('Dora', 'guest'), kind: 'user' });
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const game = {
    ...gameOf('bob', { gamePrivate: true }),
    challonge: { matchId: 1, tournamentId: 2 },
    invited: ['dora'],
  };

  news.add([born(game)]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  expect(room.told.get(dora.id)).toEqual([['newgame', [game.id]]]);
  expect(room.told.get(visitor.id)).toEqual([]);
});

test('only managers are told that a game moved to another node', async () => {
  const room = new Room();
  const visitor = room.add();
  const staff = room.add({ ...guestOrBot('staff', 'guest'), permissions: new Set(['canManageGames']) });
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const before = { ...begun(gameOf('bob')), node: 'node1' };
  for (const { connection } of [visitor, staff]) connection.seen.add(before.id);

  news.add([{ before, after: { ...copyOf(before), node: 'node2', tables: 2 }, closingMessage: null }]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  expect(room.told.get(visitor.id)).toEqual([]);
  expect(room.told.get(staff.id)).toEqual([['updategame', [before.id]]]);
});

test('a game that becomes hidden or is removed leaves the list', async () => {
  const room = new Room();
  const { id, connection } = room.add();
  const news = new GameListBroadcaster({ connections: () => room.connections });
  const [one, other] = [gameOf('bob'), gameOf('cid')];
  for (const game of [one, other]) connection.seen.add(game.id);

  const hidden = { ...copyOf(one), options: { ...one.options, gamePrivate: true } };
  news.add([{ before: one, after: hidden, closingMessage: null }, gone(other)]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);

  expect(room.told.get(id)).toEqual([['removegame', [other.id, one.id]]]);
});

test('a broadcast to thousands does not block others', async () => {
  const room = new Room();
  for (let n = 0; n < 3_000; n++) room.add();
  const news = new GameListBroadcaster({ connections: () => room.connections });
  let turns = 0;
  const other = setInterval(() => turns++, 0);

  news.add([born(gameOf('bob'))]);
  await vi.advanceTimersByTimeAsync(TOLD_MS);
  await expect
    .poll(() => [...room.told.values()].filter((messages) => messages.length === 1).length)
    .toBe(3_000);
  clearInterval(other);

  expect(room.written).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(10);
});
