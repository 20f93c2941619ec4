import { describe, expect, test } from 'vitest';
import { cornersOf, isMirrored } from '../fixture.ts';
import { MASK_FAMILIES } from '../mask-families.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Shape } from '../shapes.ts';
import { MASKS } from './masks.ts';

const WORDS = Array.from({ length: 60 }, (_, index) => `creature-${index}`);
const drawn = (family: (typeof MASK_FAMILIES)[number]): Shape[][] =>
  WORDS.map((word) => MASKS[family](seededRandom(word)));

describe.each(MASK_FAMILIES)('the mask of the family %s', (family) => {
  test('is always the same for a creature', () => {
    expect(drawn(family)).toEqual(drawn(family));
  });

  test('differs between most creatures', () => {
    const outlines = drawn(family).map((shapes) => shapes.map(({ d }) => d).join(' '));

    expect(new Set(outlines).size).toBeGreaterThan(WORDS.length * 0.9);
  });

  test('has the paint of the house', () => {
    for (const shapes of drawn(family)) {
      expect(shapes.some(({ fill }) => fill === 'house' || fill === 'deep')).toBe(true);
    }
  });

  test('has opacities and widths that can be drawn', () => {
    const isBad = ({ opacity = 1, stroke = 1 }: Shape) => opacity < 0 || opacity > 1 || stroke <= 0;

    expect(drawn(family).flat().filter(isBad)).toEqual([]);
  });

  test('stays within the picture with its discs and lines', () => {
    const isOutside = ([x, y]: readonly [number, number]) => !(x >= 18 && x <= 102 && y >= 0 && y <= 84);

    expect(
      drawn(family)
        .flat()
        .flatMap(({ d }) => cornersOf(d))
        .filter(isOutside),
    ).toEqual([]);
  });
});

const LOPSIDED = new Set(['fish', 'scholar', 'specter']);

test.each(MASK_FAMILIES.filter((family) => !LOPSIDED.has(family)))(
  'the mask of the family %s is the same on both sides',
  (family) => {
    expect(drawn(family).filter((shapes) => !isMirrored(shapes))).toEqual([]);
  },
);

test('some sea creatures carry a lantern on one side', () => {
  const lopsided = drawn('fish').filter((shapes) => !isMirrored(shapes));

  expect(lopsided.length).toBeGreaterThan(WORDS.length / 6);
  expect(lopsided.length).toBeLessThan(WORDS.length / 2);
  expect(lopsided.every((shapes) => shapes.some(({ stroke }) => stroke === 1.8))).toBe(true);
});

test('some scholars wear a monocle', () => {
  const lopsided = drawn('scholar').filter((shapes) => !isMirrored(shapes));

  expect(lopsided.length).toBeGreaterThan(WORDS.length / 8);
  expect(lopsided.length).toBeLessThan(WORDS.length / 2);
  expect(lopsided.every((shapes) => shapes.some(({ stroke }) => stroke === 1.5))).toBe(true);
});

test('the hem of a specter sways to one side, with both halves the same way', () => {
  const sways = drawn('specter').map((shapes) => {
    const [right, left] = shapes
      .filter(({ d }) => d.includes('C'))
      .map(({ d }) => cornersOf(d).find(([, y]) => y === 77)?.[0] ?? 0);
    return [(right ?? 0) - 79, (left ?? 0) - 41] as const;
  });

  for (const [right, left] of sways) expect(right).toBeCloseTo(left);
  expect(new Set(sways.map(([right]) => Math.sign(right)))).toEqual(new Set([-1, 1]));
});

/** The masks by their paints and numbers of corners, whatever their measures. */
const kindsOf = (family: (typeof MASK_FAMILIES)[number]) =>
  new Set(
    Array.from({ length: 300 }, (_, index) =>
      MASKS[family](seededRandom(`creature-${index}`))
        .map(({ d, fill }) => `${fill} ${cornersOf(d).length}`)
        .join(', '),
    ),
  ).size;

test.each([
  // With or without feelers, and with or without a third eye.
  ['martian', 4],
  // Three kinds of sight, each with three kinds of masts.
  ['machine', 9],
  ['specter', 2],
  ['fungus', 1],
] as const)('each variation of the mask of the family %s is drawn: %i', (family, count) => {
  expect(kindsOf(family)).toBe(count);
});
