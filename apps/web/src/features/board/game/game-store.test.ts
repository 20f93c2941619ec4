import { expect, test } from 'vitest';
import type { StateMessage } from '@amberhall/protocol';
import { midGame } from '../fixture/game.ts';
import { createGameStore, receive } from './game-store.ts';

const patch = (base: number, amber: number): StateMessage => ({
  type: 'patch',
  base,
  rev: base + 1,
  ops: [['set', ['table', 'players', 'Wren', 'amber'], amber]],
  events: [{ type: 'amberGained', player: 'Wren', amount: 1 }],
});

const storeAt = (rev: number) => {
  const store = createGameStore();
  receive(store, { type: 'full', rev, game: midGame() });
  return store;
};
const amberOf = (store: ReturnType<typeof createGameStore>) =>
  store.getState().game?.table.players['Wren']?.amber;

test('a patch that follows what we hold changes the game and tells what happened', () => {
  const store = storeAt(7);

  const isFitting = receive(store, patch(7, 6));

  expect(isFitting).toBe(true);
  expect(amberOf(store)).toBe(6);
  expect(store.getState().rev).toBe(8);
  expect(store.getState().events).toHaveLength(1);
});

test('a patch after a gap changes nothing and is reported', () => {
  const store = storeAt(7);

  const isFitting = receive(store, {
    type: 'patch',
    base: 9,
    rev: 10,
    ops: [['set', ['name'], 'x']],
    events: [],
  });

  expect(isFitting).toBe(false);
  expect(store.getState().rev).toBe(7);
  expect(store.getState().game?.name).toBe('Wren’s game');
});

test('lines that newer ones push out of the view are kept', () => {
  const store = storeAt(7);
  const line = {
    id: 14,
    date: '2026-03-01T20:03:00.000Z',
    chat: { from: midGame().people['Wren']!.user, text: 'hi' },
  };

  receive(store, {
    type: 'patch',
    base: 7,
    rev: 8,
    ops: [
      ['splice', ['lines'], 0, 1],
      ['splice', ['lines'], 12, 0, line],
    ],
    events: [],
  });

  expect(store.getState().earlierLines.map(({ id }) => id)).toEqual([1]);
  expect(store.getState().game?.lines.at(-1)?.id).toBe(14);
});

test('a patch that came before is passed over', () => {
  const store = storeAt(7);

  const isFitting = receive(store, {
    type: 'patch',
    base: 5,
    rev: 6,
    ops: [['set', ['name'], 'x']],
    events: [],
  });

  expect(isFitting).toBe(true);
  expect(store.getState().game?.name).toBe('Wren’s game');
});

test('a patch for a table that we do not hold is reported like a gap', () => {
  const store = storeAt(7);

  const isFitting = receive(store, {
    type: 'patch',
    base: 7,
    rev: 8,
    ops: [['set', ['a', 'b', 'c'], 1]],
    events: [],
  });

  expect(isFitting).toBe(false);
});
