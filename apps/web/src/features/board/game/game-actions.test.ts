import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { createGameActions } from './game-actions.ts';
import type { CommandReply } from './game-connection.ts';
import { createGameStore } from './game-store.ts';

const lineOf = (id: number): RoomLine => ({
  id,
  date: '2026-03-01T20:03:00.000Z',
  notice: { key: 'room.left', args: {} },
});

test('earlier lines requested twice are added once', async () => {
  const game = { ...midGame(), lines: [lineOf(3)] };
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const answer: CommandReply = { ok: true, lines: [lineOf(1), lineOf(2)] };
  const connection = { send: async () => answer, reopen: () => {} };
  const { showEarlier } = createGameActions(store, connection, () => {});

  await Promise.all([showEarlier(), showEarlier()]);

  expect(store.getState().earlierLines.map(({ id }) => id)).toEqual([1, 2]);
});
