import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayedMatch } from './matches.ts';
import { standings } from './standings.ts';

function won(first: string, second?: string): PlayedMatch {
  return { first, second, outcome: 'first' };
}

function order(entrants: string[], played: PlayedMatch[], seed = 'one'): string[] {
  return standings(entrants, played, seed).map(({ entrant }) => entrant);
}

test('match wins decide first', () => {
  expect(order(['a', 'b', 'c', 'd'], [won('c', 'a'), won('b', 'd'), won('c', 'b'), won('d', 'a')])[0]).toBe(
    'c',
  );
});

test('of equal wins, the entrant with the stronger opponents is ahead', () => {
  const played = [won('a', 'e'), won('b', 'f'), won('e', 'c'), won('e', 'd'), won('c', 'f'), won('d', 'f')];

  const places = order(['a', 'b', 'c', 'd', 'e', 'f'], played);

  expect(places.indexOf('a')).toBeLessThan(places.indexOf('b'));
});

test('a bye is a win and neither helps nor hurts the share of opponents', () => {
  const lines = standings(['a', 'b'], [won('a'), won('b', 'a')], 'one');

  expect(
    lines.map(({ entrant, wins, losses, opponentsShare }) => [entrant, wins, losses, opponentsShare]),
  ).toEqual([
    ['a', 1, 1, 1],
    ['b', 1, 0, 1 / 3],
  ]);
});

test('of two entrants who tie in all shares, the winner of their match is ahead whatever the lot', () => {
  const played = [won('a', 'b'), won('b', 'a'), won('a', 'b'), won('b', 'a'), won('c', 'd')];
  const twice = [won('a', 'b'), won('b', 'c'), won('c', 'd'), won('d', 'a'), won('a', 'c'), won('b', 'd')];

  fc.assert(
    fc.property(fc.string(), (seed) => {
      const places = order(['a', 'b', 'c', 'd'], twice, seed);
      expect(places.slice(0, 2)).toEqual(['a', 'b']);
      expect(order(['a', 'b', 'c', 'd'], played, seed).slice(0, 2).toSorted()).toEqual(['a', 'b']);
    }),
    { numRuns: 30 },
  );
});

test('three who beat each other in a circle are ordered by the lot of the seed', () => {
  const played = [won('a', 'b'), won('b', 'c'), won('c', 'a')];

  const orders = new Set(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => order(['a', 'b', 'c'], played, seed).join('')),
  );

  expect(orders.size).toBeGreaterThan(1);
  expect(order(['c', 'b', 'a'], played, '1')).toEqual(order(['a', 'b', 'c'], played, '1'));
});

test('a loss of both counts as a loss for each', () => {
  const lines = standings(['a', 'b'], [{ first: 'a', second: 'b', outcome: 'neither' }], 'one');

  expect(lines.map(({ wins, losses }) => [wins, losses])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('a match of somebody who has not entered is a bug', () => {
  expect(() => standings(['a'], [won('a', 'stranger')], 'one')).toThrow('stranger is not an entrant');
});
