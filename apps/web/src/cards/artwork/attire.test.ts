import { describe, expect, test } from 'vitest';
import { attireOf } from './attire.ts';
import { collars } from './collars.ts';
import { crests } from './crests.ts';
import { cornersOf, isMirrored } from './fixture.ts';
import { seededRandom } from './seeded-random.ts';
import type { Shape } from './shapes.ts';

const WORDS = Array.from({ length: 40 }, (_, index) => `attire-${index}`);
const isOutside = (shape: Shape): boolean =>
  cornersOf(shape.d).some(([x, y]) => !(x >= 15 && x <= 105 && y >= 0 && y <= 84));
describe.each([...crests.entries()])('the crest %i', (_index, crest) => {
  const drawn = WORDS.map((word) => crest(seededRandom(word)));

  test('stays within the picture', () => {
    expect(drawn.flat().filter(isOutside)).toEqual([]);
  });

  test('is the same on both sides', () => {
    expect(drawn.every(isMirrored)).toBe(true);
  });
});

describe.each([...collars.entries()])('the collar %i', (_index, collar) => {
  const drawn = WORDS.map((word) => collar(seededRandom(word)).flat());

  test('stays within the picture', () => {
    expect(drawn.flat().filter(isOutside)).toEqual([]);
  });

  test('is the same on both sides', () => {
    expect(drawn.every(isMirrored)).toBe(true);
  });

  test('is below the eyes', () => {
    const corners = drawn.flat().flatMap(({ d }) => cornersOf(d));
    expect(corners.filter(([, y]) => y < 49)).toEqual([]);
  });
});

test('all crests differ, and so do all collars', () => {
  const outlines = (shapes: Shape[]) => shapes.map(({ d }) => d).join(' ');

  expect(new Set(crests.map((crest) => outlines(crest(seededRandom('any'))))).size).toBe(crests.length);
  expect(new Set(collars.map((collar) => outlines(collar(seededRandom('any')).flat()))).size).toBe(
    collars.length,
  );
});

test('a crest is behind the mask, and a creature can wear a crest without a collar and the reverse', () => {
  const worn = Array.from({ length: 300 }, (_, index) => attireOf(seededRandom(`creature-${index}`)));

  expect(worn.some(({ behind, before }) => behind.length === 0 && before.length === 0)).toBe(true);
  expect(worn.some(({ behind, before }) => behind.length > 0 && before.length === 0)).toBe(true);
  expect(worn.some(({ behind, before }) => behind.length === 0 && before.length > 0)).toBe(true);
  expect(worn.some(({ behind, before }) => behind.length > 0 && before.length > 0)).toBe(true);
});
