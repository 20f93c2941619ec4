import { changePlayer } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import type { Side } from '../testing.ts';
import { positionValue } from './position-value.ts';
import { winChance } from './win-chance.ts';

const TWO_KEYS = { red: true, blue: true };

function valueOf(me: Side, foe: Side = {}): number {
  return positionValue(position('brobnar', me, foe), 'me');
}

test('the values of a position for its players are opposite', () => {
  const game = position('brobnar', { line: ['troll'], amber: 3 }, { line: ['dust-pixie'], hand: ['umbra'] });

  expect(positionValue(game, 'me')).toBeCloseTo(-positionValue(game, 'foe'));
  expect(positionValue(game, 'me')).toBeGreaterThan(0);
});

test.each<{ title: string; better: Side; worse: Side }>([
  { title: 'a creature', better: { line: ['troll'] }, worse: {} },
  { title: 'the stronger creature', better: { line: ['troll'] }, worse: { line: ['bumpsy'] } },
  {
    title: 'cards of one house',
    better: { hand: ['troll', 'bumpsy'] },
    worse: { hand: ['troll', 'umbra'] },
  },
])('$title makes a position better', ({ better, worse }) => {
  expect(valueOf(better)).toBeGreaterThan(valueOf(worse));
});

test('the amber for the last key counts more than that for the first one', () => {
  const gain = (keys: object): number => {
    const [poor, rich] = [0, 6].map((amber) => {
      const game = position('brobnar', {}, {});
      changePlayer(game, 'me', { keys, amber });
      return positionValue(game, 'me');
    });
    return (rich ?? 0) - (poor ?? 0);
  };

  expect(gain(TWO_KEYS)).toBeGreaterThan(1.5 * gain({}));
});

test('who is about to begin a turn in an even position has the better chance', () => {
  expect(winChance(position(null, {}, {}), 'me')).toBeGreaterThan(0.5);
});
