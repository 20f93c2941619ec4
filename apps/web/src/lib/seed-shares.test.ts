import { commitmentTo } from '@amberhall/protocol';
import type { PendingGame } from '@amberhall/protocol';
import { beforeEach, expect, test } from 'vitest';
import { ownShareFor, seedMessage } from './seed-shares.ts';

const COMMITMENT = 'ab'.repeat(32);
const OTHER_HASH = '12'.repeat(32);

type Hashes = Record<string, string | null>;

const game = (
  hashes: Hashes = {},
  {
    shares = [],
    seated = ['anna', 'bert'],
    commitment = COMMITMENT,
  }: Partial<Record<'shares' | 'seated', string[]>> & {
    commitment?: string;
  } = {},
) =>
  ({
    players: Object.fromEntries(seated.map((name) => [name, {}])),
    seed: { commitment, hashes, shares },
  }) as unknown as PendingGame;

/** The hash that the browser of Anna sends first. */
const annasHash = () => seedMessage(game(), 'anna')?.value ?? '';
const annasShare = () => ownShareFor(COMMITMENT)?.share;

beforeEach(() => localStorage.clear());

test('a player first sends the hash of a share that the browser keeps, and the same one again', () => {
  const first = seedMessage(game(), 'anna');

  expect(first).toEqual({
    event: 'seedhash',
    commitment: COMMITMENT,
    value: commitmentTo(annasShare() ?? ''),
  });
  expect(seedMessage(game({ bert: OTHER_HASH }), 'anna')).toEqual(first);
});

test.each([
  ['the other player has not come', ['anna']],
  ['the hash of the other player is missing', ['anna', 'bert']],
])('the share itself is kept back while %s', (_when, seated) => {
  const anna = annasHash();

  expect(seedMessage(game({ anna }, { seated }), 'anna')).toBeUndefined();
});

test.each([
  ['has sent a hash', OTHER_HASH],
  ['has no client that could', null],
])('the share follows once the other player %s, and the browser keeps what it saw', (_what, bert) => {
  const anna = annasHash();

  const message = seedMessage(game({ anna, bert }), 'anna');

  expect(message).toEqual({ event: 'seedshare', commitment: COMMITMENT, value: annasShare() });
  expect(ownShareFor(COMMITMENT)?.otherHash).toBe(bert);
});

test('the hash that was seen first is kept', () => {
  const anna = annasHash();
  seedMessage(game({ anna, bert: OTHER_HASH }), 'anna');

  seedMessage(game({ anna, bert: '34'.repeat(32) }), 'anna');

  expect(ownShareFor(COMMITMENT)?.otherHash).toBe(OTHER_HASH);
});

test('a browser whose hash is not the one of the game sends nothing', () => {
  annasHash();

  expect(seedMessage(game({ anna: OTHER_HASH, bert: OTHER_HASH }), 'anna')).toBeUndefined();
  localStorage.clear();
  expect(seedMessage(game({ anna: OTHER_HASH, bert: OTHER_HASH }), 'anna')).toBeUndefined();
});

test('every game gets a share of its own', () => {
  const one = annasHash();

  expect(seedMessage(game({}, { commitment: 'cd'.repeat(32) }), 'anna')?.value).not.toBe(one);
});

test('a spectator sends none, nor a player whose share has arrived, nor in a game without a commitment', () => {
  const { seed: _none, ...old } = game();

  expect(seedMessage(game({}, { seated: ['bert'] }), 'anna')).toBeUndefined();
  expect(seedMessage(game({}, { shares: ['anna'] }), 'anna')).toBeUndefined();
  expect(seedMessage(old, 'anna')).toBeUndefined();
});

test('what another program has stored is ignored', () => {
  localStorage.setItem('seedShares', '{"commitment":1}');

  expect(ownShareFor(COMMITMENT)).toBeUndefined();
});
