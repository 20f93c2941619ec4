import type { PendingGame } from '@amberhall/protocol';
import { beforeEach, expect, test } from 'vitest';
import { ownShareFor, shareToSend } from './seed-shares.ts';

const COMMITMENT = 'ab'.repeat(32);

const game = (shares: string[] = [], seated = ['anna', 'bert']) =>
  ({
    players: Object.fromEntries(seated.map((name) => [name, {}])),
    seed: { commitment: COMMITMENT, shares },
  }) as unknown as PendingGame;

beforeEach(() => localStorage.clear());

test('a player sends a share that the browser keeps, and the same one again', () => {
  const first = shareToSend(game(), 'anna');

  expect(first).toEqual({ commitment: COMMITMENT, share: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(ownShareFor(COMMITMENT)).toBe(first?.share);
  expect(shareToSend(game(['bert']), 'anna')).toEqual(first);
});

test('every game gets a share of its own', () => {
  const one = shareToSend(game(), 'anna');
  const other = { ...game(), seed: { commitment: 'cd'.repeat(32), shares: [] } };

  expect(shareToSend(other, 'anna')?.share).not.toBe(one?.share);
});

test('a spectator sends none, nor a player whose share has arrived, nor in a game without a commitment', () => {
  const { seed: _none, ...old } = game();

  expect(shareToSend(game([], ['bert']), 'anna')).toBeUndefined();
  expect(shareToSend(game(['anna']), 'anna')).toBeUndefined();
  expect(shareToSend(old, 'anna')).toBeUndefined();
});

test('what another program has stored is ignored', () => {
  localStorage.setItem('seedShares', '{"commitment":1}');

  expect(ownShareFor(COMMITMENT)).toBeUndefined();
});
