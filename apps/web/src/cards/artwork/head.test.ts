import { describe, expect, test } from 'vitest';
import { cornersOf } from './fixture.ts';
import { cheeks, eyes, forehead, headOf, mouth, skull } from './head.ts';
import type { Head } from './head.ts';
import { seededRandom } from './seeded-random.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Shape } from './shapes.ts';

const WORDS = Array.from({ length: 80 }, (_, index) => `head-${index}`);
const head: Head = {
  top: 22,
  chin: 66,
  crown: 10,
  brow: 17,
  cheek: 16,
  jaw: 8,
  browY: 37,
  cheekY: 50,
};
const lowest = (shapes: Shape[]) => Math.max(...shapes.flatMap(({ d }) => cornersOf(d)).map(([, y]) => y));
const highest = (shapes: Shape[]) => Math.min(...shapes.flatMap(({ d }) => cornersOf(d)).map(([, y]) => y));
const widest = (shapes: Shape[]) =>
  Math.max(...shapes.flatMap(({ d }) => cornersOf(d)).map(([x]) => Math.abs(x - 60)));

describe('a head', () => {
  test('has a cheek that is not wider than its brow, and a jaw that is narrower', () => {
    const heads = WORDS.map((word) => headOf(seededRandom(word)));

    expect(heads.filter(({ brow, cheek }) => cheek > brow)).toEqual([]);
    expect(heads.filter(({ cheek, jaw }) => jaw >= cheek)).toEqual([]);
    expect(
      heads.filter(({ top, browY, cheekY, chin }) => !(top < browY && browY < cheekY && cheekY < chin)),
    ).toEqual([]);
  });

  test('differs between creatures in every measure', () => {
    const heads = WORDS.map((word) => headOf(seededRandom(word)));

    for (const measure of Object.keys(head) as (keyof Head)[]) {
      expect(new Set(heads.map((each) => each[measure])).size).toBeGreaterThan(WORDS.length / 2);
    }
  });

  test('takes the measures of its mask', () => {
    expect(headOf(seededRandom('any'), { brow: 13.5, chin: 70 })).toMatchObject({ brow: 13.5, chin: 70 });
  });
});

test('a skull reaches from the top to the chin, and is widest at the brow', () => {
  const shapes = skull(head);

  expect(highest(shapes)).toBe(22);
  expect(lowest(shapes)).toBe(66);
  expect(widest(shapes)).toBe(17);
});

describe('eyes', () => {
  test('are below the brow and within the head', () => {
    const shapes = eyes(head, { slant: 4, size: 4 });

    expect(highest(shapes)).toBe(38);
    expect(lowest(shapes)).toBe(46);
    expect(widest(shapes)).toBeLessThan(17);
  });

  test('that glow have a light on each side', () => {
    const lights = eyes(head, { slant: 4, size: 4, glow: true }).filter(({ fill }) => fill === 'light');

    expect(lights).toHaveLength(2);
    const [left, right] = lights.map(({ d }) => cornersOf(d)[0]![0] + 1.15);
    expect(left! + right!).toBeCloseTo(120, 0);
  });

  test('that do not glow have no light', () => {
    expect(eyes(head, { slant: 4, size: 4 }).every(({ fill }) => fill === 'deep')).toBe(true);
  });
});

describe.each([
  ['the paint of the cheeks', cheeks, 4],
  ['the mark on the forehead', forehead, 4],
  ['the mouth', mouth, 3],
] as [string, (head: Head, random: SeededRandom) => Shape[], number][])('%s', (_name, draw, styles) => {
  const all = WORDS.map((word) => draw(head, seededRandom(word)));

  test('has as many styles as there are', () => {
    expect(new Set(all.map((shapes) => JSON.stringify(shapes))).size).toBe(styles);
  });

  test('stays within the head', () => {
    const shapes = all.flat();

    expect(highest(shapes)).toBeGreaterThanOrEqual(head.top);
    expect(lowest(shapes)).toBeLessThanOrEqual(head.chin);
    expect(widest(shapes)).toBeLessThanOrEqual(head.brow);
  });
});

test('the mark on the forehead is above the cheeks, and the mouth is below them', () => {
  for (const word of WORDS) {
    expect(lowest(forehead(head, seededRandom(word)))).toBeLessThan(head.cheekY);
    expect(highest(mouth(head, seededRandom(word)))).toBeGreaterThan(head.cheekY);
  }
});
