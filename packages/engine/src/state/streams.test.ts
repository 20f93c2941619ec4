import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pickFrom, shuffleFrom, streamOf } from './streams.ts';
import type { Streams } from './streams.ts';

const CARDS = Array.from({ length: 36 }, (_, card) => `c${card}`);

function streams(seed = 'seed'): Streams {
  return { seed, players: ['one', 'other'], used: {}, draws: [] };
}

function shuffled(from: Streams, stream: Parameters<typeof shuffleFrom>[1]): string[] {
  const deck = CARDS.slice();
  shuffleFrom(from, stream, deck);
  return deck;
}

test('the numbers of a stream are SHA-256 of the seed, the name of the stream and a counter', () => {
  const words = [0, 1].flatMap((block) => {
    const hash = createHash('sha256').update(`seed pick 1 ${block}`).digest();
    return Array.from({ length: 8 }, (_, word) => hash.readUInt32BE(word * 4));
  });
  const hundred = Array.from({ length: 100 }, (_, number) => String(number));
  const used = streams();

  const picked = words.map(() => pickFrom(used, 'pick 1', hundred));

  expect(picked).toEqual(words.map((word) => word % 100));
  expect(used.used).toEqual({ 'pick 1': 16 });
});

test('a stream does not depend on how much of the others was used', () => {
  const [quiet, busy] = [streams(), streams()];
  shuffled(busy, 'shuffle 2');
  pickFrom(busy, 'pick 1', CARDS);

  expect(shuffled(busy, 'shuffle 1')).toEqual(shuffled(quiet, 'shuffle 1'));
});

test('streams and seeds give different orders, and a second shuffle another one', () => {
  const own = streams();
  const orders = [
    shuffled(own, 'shuffle 1'),
    shuffled(own, 'shuffle 1'),
    shuffled(own, 'shuffle 2'),
    shuffled(own, 'order 1'),
    shuffled(streams('seee'), 'shuffle 1'),
  ];

  expect(new Set(orders.map(String)).size).toBe(5);
  for (const order of orders) expect(order.toSorted()).toEqual(CARDS.toSorted());
});

test('the decks are counted as in the opening, so a changed name changes nothing', () => {
  expect(streamOf({ players: ['a', 'b'] }, 'shuffle', 'b')).toBe('shuffle 2');
  expect(streamOf({ players: ['1', '0'] }, 'shuffle', '1')).toBe('shuffle 1');
});

test('draws are recorded with their place in the stream', () => {
  const own = streams();
  const index = pickFrom(own, 'pick 2', ['a', 'b', 'c']);
  const after = shuffled(own, 'pick 2');

  expect(own.draws).toEqual([
    { stream: 'pick 2', from: 0, kind: 'pick', among: ['a', 'b', 'c'], picked: 'abc'[index] },
    { stream: 'pick 2', from: 1, kind: 'shuffle', before: CARDS, after },
  ]);
});
