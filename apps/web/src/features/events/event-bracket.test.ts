import { expect, test } from 'vitest';
import { linksOf } from '../../event-screens/bracket.ts';
import { bracketOf } from './event-bracket.ts';
import { eventDetails, match, round, won } from './fixture.ts';

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
