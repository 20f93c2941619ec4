import { expect, test } from 'vitest';
import { RECENT_LINES, encodePatch } from '@amberhall/protocol';
import type { RoomLine, StateMessage } from '@amberhall/protocol';
import { useSession } from '../../../lib/session.ts';
import { somebody } from '../../../test/server.ts';
import { midGame } from '../fixture/game.ts';
import { createGameStore, applyMessage } from './game-store.ts';

const patch = (base: number, amber: number): StateMessage => ({
  type: 'patch',
  base,
  rev: base + 1,
  changes: { '.table': { '.players': { '.Wren': { '=amber': amber } } } },
  events: [{ type: 'amberGained', player: 'Wren', amount: 1 }],
});

const storeAt = (rev: number) => {
  const store = createGameStore();
  applyMessage(store, { type: 'full', rev, game: midGame() });
  return store;
};
const amberOf = (store: ReturnType<typeof createGameStore>) =>
  store.getState().game?.table.players['Wren']?.amber;

test('a consecutive patch changes the game and reports its events', () => {
  const store = storeAt(7);

  const isFitting = applyMessage(store, patch(7, 6));

  expect(isFitting).toBe(true);
  expect(amberOf(store)).toBe(6);
  expect(store.getState().rev).toBe(8);
  expect(store.getState().events).toHaveLength(1);
});

test('a patch after a gap changes nothing and is reported', () => {
  const store = storeAt(7);

  const isFitting = applyMessage(store, { type: 'patch', base: 9, rev: 10, changes: { '=name': 'x' } });

  expect(isFitting).toBe(false);
  expect(store.getState().rev).toBe(7);
  expect(store.getState().game?.name).toBe('Wren’s game');
});

const linesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index): RoomLine => ({
    id: first + index,
    date: '2026-03-01T20:03:00.000Z',
    chat: { from: midGame().people['Wren']!.user, text: `hi ${index}` },
  }));

test('lines that newer ones push out of the view are kept', () => {
  const store = storeAt(7);
  const lines = linesFrom(14, RECENT_LINES);

  applyMessage(store, encodePatch(7, 8, { changes: {}, lines, events: [] }));

  expect(store.getState().earlierLines).toEqual(midGame().lines);
  expect(store.getState().game?.lines).toEqual(lines);
});

test.each([
  ['in the middle of those we hold', 10, { first: 1, last: 9 }],
  ['right after those we hold', 14, { first: 1, last: 13 }],
  ['later than that', 15, null],
])('with a whole view whose lines begin %s, earlier lines are kept if none is missing', (_, from, kept) => {
  const store = storeAt(7);
  expect(midGame().lines.map(({ id }) => id)).toEqual(linesFrom(1, 13).map(({ id }) => id));

  applyMessage(store, { type: 'full', rev: 20, game: { ...midGame(), lines: linesFrom(from, 3) } });

  const ids = store.getState().earlierLines.map(({ id }) => id);
  expect(ids).toEqual(kept === null ? [] : linesFrom(kept.first, kept.last).map(({ id }) => id));
});

test.each([
  ['of another game', { id: 'another' }],
  ['from another seat', { seat: 'Corvane' }],
])('with a whole view %s, no earlier lines are kept', (_, changes) => {
  const store = storeAt(7);

  applyMessage(store, { type: 'full', rev: 20, game: { ...midGame(), ...changes, lines: linesFrom(14, 3) } });

  expect(store.getState().earlierLines).toEqual([]);
});

test('an old patch is ignored', () => {
  const store = storeAt(7);

  const isFitting = applyMessage(store, { type: 'patch', base: 5, rev: 6, changes: { '=name': 'x' } });

  expect(isFitting).toBe(true);
  expect(store.getState().game?.name).toBe('Wren’s game');
});

test('a repeated patch is accepted and changes nothing', () => {
  const store = storeAt(7);
  applyMessage(store, patch(7, 6));
  const before = store.getState();

  const isFitting = applyMessage(store, patch(7, 9));

  expect(isFitting).toBe(true);
  expect(store.getState()).toBe(before);
});

test('a patch for an unknown table is reported like a gap', () => {
  const store = storeAt(7);

  const isFitting = applyMessage(store, {
    type: 'patch',
    base: 7,
    rev: 8,
    changes: { '.a': { '.b': { '=c': 1 } } },
  });

  expect(isFitting).toBe(false);
});

test('lines of blocked users are left out', () => {
  const { Corvane: opponent, Wren: self } = midGame().people;
  const line = (id: number, from: typeof self, text: string): RoomLine => ({
    id,
    date: '2026-03-01T20:03:00.000Z',
    chat: { from: from!.user, text },
  });
  useSession.setState({
    status: 'member',
    user: somebody([], { blockList: ['corvane'] }),
    token: 'a token',
  });
  const store = createGameStore();

  applyMessage(store, { type: 'full', rev: 1, game: { ...midGame(), lines: [line(1, opponent, 'boo')] } });
  applyMessage(
    store,
    encodePatch(1, 2, {
      changes: {},
      events: [],
      lines: [line(2, opponent, 'boo again'), line(3, self, 'hello')],
    }),
  );

  expect(store.getState().game?.lines.map(({ chat }) => chat?.text)).toEqual(['hello']);
  useSession.setState(useSession.getInitialState(), true);
});

const removed = (id: number): RoomLine => ({
  id,
  date: '2026-03-01T20:03:00.000Z',
  removed: midGame().people['Wren']!.user,
});

test('a removed line takes the place of what was said, in the view and before it', () => {
  const store = storeAt(7);
  const lines = linesFrom(14, RECENT_LINES);
  applyMessage(store, encodePatch(7, 8, { changes: {}, lines, events: [] }));

  applyMessage(store, encodePatch(8, 9, { changes: {}, lines: [removed(2), removed(14)], events: [] }));

  const { earlierLines, game } = store.getState();
  expect(earlierLines.find(({ id }) => id === 2)).toEqual(removed(2));
  expect(earlierLines).toHaveLength(midGame().lines.length);
  expect(game?.lines[0]).toEqual(removed(14));
  expect(game?.lines.slice(1)).toEqual(lines.slice(1));
});

test('a whole view removes lines before it of which the reader has missed the removal', () => {
  const store = storeAt(7);
  applyMessage(store, encodePatch(7, 8, { changes: {}, lines: linesFrom(14, 3), events: [] }));

  applyMessage(store, {
    type: 'full',
    rev: 20,
    removed: [14, 40],
    game: { ...midGame(), lines: linesFrom(17, 3) },
  });

  const { earlierLines } = store.getState();
  expect(earlierLines.slice(-3)).toEqual([removed(14), ...linesFrom(14, 3).slice(1)]);
});

test('a removed line of a blocked author stays hidden', () => {
  useSession.setState({ user: { ...somebody(), blockList: ['wren'] } });
  const store = storeAt(7);

  applyMessage(store, encodePatch(7, 8, { changes: {}, lines: [removed(14)], events: [] }));

  expect(store.getState().game?.lines.some((line) => line.removed)).toBe(false);
  useSession.setState({ user: null });
});
