import { describe, expect, test } from 'vitest';
import { actionShapes, referenceCardShapes, upgradeShapes } from './abstract-shapes.ts';
import { cornersOf } from './fixture.ts';
import { seededRandom } from './seeded-random.ts';

const WORDS = Array.from({ length: 120 }, (_, index) => `thing-${index}`);

describe('the figure of an action', () => {
  const figures = WORDS.map((word) => actionShapes(seededRandom(word)));
  const distances = (d: string) => cornersOf(d).map(([x, y]) => Math.hypot(x - 60, y - 44));

  test('leaves room for the emblem of the house in its center', () => {
    for (const [, star] of figures) {
      expect(Math.min(...distances(star!.d))).toBeGreaterThan(11);
    }
  });

  test('has a star with from 8 to 13 points and a ring with twice as many', () => {
    const points = figures.map(([ring, star]) => [
      cornersOf(ring!.d).length / 2,
      cornersOf(star!.d).length / 2,
    ]);

    expect(new Set(points.map(([, star]) => star))).toEqual(new Set([8, 9, 10, 11, 12, 13]));
    expect(points.every(([ring = 0, star = 0]) => ring === 2 * star)).toBe(true);
  });
});

describe('the figure of an upgrade', () => {
  test('has two or three chevrons, the second one in the paint of the house', () => {
    const figures = WORDS.map((word) =>
      upgradeShapes(seededRandom(word))
        .map(({ fill }) => fill)
        .join(' '),
    );

    expect(new Set(figures)).toEqual(
      new Set(['shade bone house light', 'shade bone house shade bone light']),
    );
  });
});

test('the figures of reference cards differ only in the pupil of their eye', () => {
  const [one, other] = ['prophecy', 'tide'].map((word) => referenceCardShapes(seededRandom(word)));
  const differing = one!.filter((shape, index) => shape.d !== other![index]?.d);

  expect(differing.map(({ fill }) => fill)).toEqual(['light']);
});
