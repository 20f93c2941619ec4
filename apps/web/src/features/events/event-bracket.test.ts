import type { EventDetails } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { linksOf } from '../../event-screens/bracket.ts';
import { bracketOf, hasBracket } from './event-bracket.ts';
import { entrant, eventDetails, match, round, won } from './fixture.ts';

test('a double elimination links each pair with the one that its winner reaches in the same bracket', () => {
  const event = eventDetails({
    kind: 'double-elimination',
    seeds: [1, 2, 3, 4],
    rounds: [
      round(1, [won(11, { first: 1, second: 4 }), won(12, { first: 2, second: 3 })]),
      round(2, [won(21, { first: 1, second: 2 }), won(22, { first: 4, second: 3 })]),
      round(3, [won(31, { first: 2, second: 4 })]),
      round(4, [match(41, { first: 1, second: 2 })]),
    ],
  });

  const { upper, lower } = bracketOf(event);

  expect(linksOf(upper)).toEqual([
    { from: '11', to: '21' },
    { from: '12', to: '21' },
    { from: '21', to: '41' },
  ]);
  // The loser of the upper bracket enters the lower one without a line.
  expect(linksOf(lower)).toEqual([{ from: '22', to: '31' }]);
});

test('whoever waits for a round is linked with the latest pair', () => {
  const slot = (id: number, hasLost = false) => ({ id, seed: null, score: null, hasLost });
  const pair = (key: string, one: number, loser: number) => ({
    key,
    slots: [slot(one), slot(loser, true)] as const,
    isBye: false,
  });
  const name = { kind: 'round', number: 1 } as const;

  expect(
    linksOf([
      { name, pairs: [pair('a', 1, 2), pair('b', 3, 4)] },
      { name, pairs: [pair('c', 3, 5)] },
      { name, pairs: [pair('d', 1, 3)] },
    ]),
  ).toEqual([
    { from: 'b', to: 'c' },
    { from: 'a', to: 'd' },
    { from: 'c', to: 'd' },
  ]);
});

// A single bracket

/** The columns of a bracket: each pair as `1-8`, with `?` for a place that nobody has reached. */
const columnsOf = (event: EventDetails) =>
  bracketOf(event).upper.map(({ pairs }) =>
    pairs.map(({ slots }) => slots.map(({ id }) => id ?? '?').join('-')),
  );
const elimination = (changes: Partial<EventDetails>) =>
  eventDetails({ kind: 'single-elimination', seeds: [1, 2, 3, 4, 5, 6, 7, 8], ...changes });

test('the first two seeds of a bracket meet in the final at the earliest, the first four in the round before', () => {
  const [first] = columnsOf(elimination({}));

  expect(first).toEqual(['1-8', '5-4', '3-6', '7-2']);
});

test('each winner is in the next column, and an open match leaves its place empty', () => {
  const event = elimination({
    rounds: [
      round(1, [
        won(1, { first: 1, second: 8 }),
        won(2, { first: 4, second: 5, outcome: 'second', score: [0, 1] }),
        won(3, { first: 3, second: 6 }),
        match(4, { first: 2, second: 7 }),
      ]),
    ],
  });

  expect(columnsOf(event).slice(1)).toEqual([['1-5', '3-?'], ['?-?']]);
});

test('a match that both lost, or whose result is disputed, has no winner', () => {
  const event = elimination({
    seeds: [1, 2, 3, 4],
    rounds: [
      round(1, [
        match(1, { first: 1, second: 4, state: 'decided', outcome: 'neither' }),
        match(2, { first: 2, second: 3, state: 'disputed', outcome: 'first' }),
      ]),
    ],
  });

  expect(columnsOf(event)[1]).toEqual(['?-?']);
});

test('the places of missing seeds are byes, whose players go on', () => {
  const event = elimination({
    seeds: [1, 2, 3],
    rounds: [
      round(1, [won(1, { first: 1, second: null, isAwarded: true }), match(2, { first: 2, second: 3 })]),
    ],
  });
  const [first] = bracketOf(event).upper;

  expect(columnsOf(event)).toEqual([['1-?', '3-2'], ['1-?']]);
  expect(first?.pairs.map(({ isBye }) => isBye)).toEqual([true, false]);
  expect(first?.pairs[0]?.slots[0]).toEqual({ id: 1, seed: 1, score: null, hasLost: false });
});

test('a played match shows the games and the loser on their own side, wherever the match lists them', () => {
  const event = elimination({
    seeds: [1, 2],
    rounds: [round(1, [won(1, { first: 2, second: 1, score: [2, 1] })])],
  });

  expect(bracketOf(event).upper[0]?.pairs[0]?.slots).toEqual([
    { id: 1, seed: 1, score: 1, hasLost: true },
    { id: 2, seed: 2, score: 2, hasLost: false },
  ]);
});

test('an awarded match has a loser and no score', () => {
  const event = elimination({ seeds: [1, 2], rounds: [round(1, [won(1, { isAwarded: true })])] });

  expect(bracketOf(event).upper[0]?.pairs[0]?.slots.map(({ score, hasLost }) => [score, hasLost])).toEqual([
    [null, false],
    [null, true],
  ]);
});

test('the rounds before the cut are not part of its bracket', () => {
  const event = eventDetails({
    kind: 'swiss-with-cut',
    cutSize: 2,
    seeds: [3, 1],
    rounds: [round(1, [won(1, { first: 1, second: 3 })]), round(2, [won(2, { first: 3, second: 1 })], 'cut')],
  });

  expect(columnsOf(event)).toEqual([['3-1']]);
  expect(bracketOf(event).upper[0]?.pairs[0]?.slots[1].hasLost).toBe(true);
});

test('before the cut, the bracket shows how the present standings would be seeded', () => {
  const event = eventDetails({ kind: 'swiss-with-cut', cutSize: 4, rounds: [round(1, [match(1)])] });

  expect(bracketOf(event)).toMatchObject({ kind: 'tree', isProjected: true });
  expect(columnsOf(event)).toEqual([['1-4', '3-2'], ['?-?']]);
});

test('a cut with more places than players is projected for those who play', () => {
  const entrants = [1, 2, 3].map((id) => entrant(id));
  const event = eventDetails({
    kind: 'swiss-with-cut',
    cutSize: 16,
    entrants,
    rounds: [round(1, [match(1)])],
  });

  expect(columnsOf(event)[0]).toEqual(['1-?', '3-2']);
});

test('a winner of a double elimination who comes from the lower bracket makes a second final possible', () => {
  const event = eventDetails({
    kind: 'double-elimination',
    seeds: [1, 2],
    rounds: [
      round(1, [won(1, { first: 1, second: 2 })]),
      round(2, [won(2, { first: 1, second: 2, outcome: 'second', score: [0, 1] })]),
      round(3, [match(3, { first: 1, second: 2 })]),
    ],
  });
  const { kind, upper, lower } = bracketOf(event);

  expect(kind).toBe('lists');
  expect(upper.map(({ name }) => name.kind)).toEqual(['round', 'final', 'final']);
  expect(lower).toEqual([]);
});

test.each<[string, Partial<EventDetails>, boolean]>([
  ['an elimination', { kind: 'single-elimination' }, true],
  ['a double elimination', { kind: 'double-elimination' }, true],
  ['Swiss rounds without a cut', { kind: 'swiss' }, false],
  ['a round robin with seeds', { kind: 'round-robin', seeds: [1, 2] }, false],
  ['Swiss rounds before their cut', { kind: 'swiss-with-cut', cutSize: 4 }, true],
  ['Swiss rounds that ended before their cut', { kind: 'swiss-with-cut', cutSize: 4, phase: 'over' }, false],
  ['a cut that is over', { kind: 'swiss-with-cut', cutSize: 2, phase: 'over', seeds: [1, 2] }, true],
])('whether %s has a bracket: %o, %s', (_what, changes, has) => {
  expect(hasBracket(eventDetails({ rounds: [round(1, [match(1)])], ...changes }))).toBe(has);
});

test('no event has a bracket before its first round', () => {
  expect(hasBracket(eventDetails({ kind: 'single-elimination' }))).toBe(false);
});
