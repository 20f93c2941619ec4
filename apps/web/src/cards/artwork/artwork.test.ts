import { expect, test } from 'vitest';
import { HOUSES } from '@amberhall/engine/vocabulary';
import { CARD_TYPES } from '@amberhall/protocol';
import { MASK_FAMILIES, maskFamilyOf } from './mask-families.ts';
import { shapesOf } from './artwork.tsx';
import { attireOf } from './attire.ts';
import { MASKS } from './masks/masks.ts';
import { patternOf } from './patterns.ts';
import { seededRandom } from './seeded-random.ts';
import { mirrored } from './shapes.ts';
import type { Point } from './shapes.ts';

test('a card always has the same figure, and other cards have others', () => {
  const troll = { slug: 'troll', type: 'creature' as const, traits: ['giant'], house: 'brobnar' };

  expect(shapesOf(troll)).toEqual(shapesOf({ ...troll }));
  expect(shapesOf(troll)).not.toEqual(shapesOf({ ...troll, slug: 'krump' }));
});

test('creatures of one family differ in what they wear', () => {
  const slugs = Array.from({ length: 400 }, (_, index) => `knight-${index}`);
  const outlines = slugs.map((slug) => {
    const { behind, before } = attireOf(seededRandom(`${slug}/attire`));
    return [...behind, ...before].map(({ fill, stroke }) => `${fill}${stroke ?? ''}`).join(' ');
  });

  const counts = Map.groupBy(outlines, (outline) => outline);
  expect(counts.size).toBeGreaterThan(40);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(slugs.length / 10);
});

test('thieves wear cowls, hats, scarves or only their hair', () => {
  const shapeCounts = Array.from(
    { length: 60 },
    (_, index) => MASKS.hood(seededRandom(`thief-${index}`)).length,
  );

  expect(new Set(shapeCounts).size).toBeGreaterThan(3);
});

test('a creature looks like its traits, otherwise like its house', () => {
  expect(maskFamilyOf(['mutant', 'beast'], 'logos')).toBe('animal');
  expect(maskFamilyOf(['human', 'thief'], 'shadows')).toBe('hood');
  expect(maskFamilyOf(['human'], 'sanctum')).toBe('visor');
  expect(maskFamilyOf(['mutant'], 'mars')).toBe('martian');
});

test('every figure stays within its box', () => {
  const words = Array.from({ length: 40 }, (_, index) => `card-${index}`);
  const shapes = words.flatMap((word) => [
    ...shapesOf({ slug: word, type: 'creature', traits: ['knight'], house: 'sanctum' }),
    ...MASK_FAMILIES.flatMap((family) => MASKS[family](seededRandom(word))),
    ...CARD_TYPES.flatMap((type) => shapesOf({ slug: word, type, traits: ['item'], house: 'dis' })),
  ]);

  const isOutside = ({ d }: { d: string }) =>
    d.includes('NaN') ||
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(
      ([, x, y]) => Number(x) < 18 || Number(x) > 102 || Number(y) < 0 || Number(y) > 84,
    );
  expect(shapes.filter(isOutside)).toEqual([]);
});

test('the background of a house is drawn with a few paths, however many figures it has', () => {
  const random = () => seededRandom('any card/ground');
  const counts = HOUSES.map((house) => patternOf(house, random()).length);

  expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  const rays = patternOf('brobnar', random()).flatMap(({ d }) => d.split('z').filter(Boolean));
  expect(rays).toHaveLength(13);
});

test('a house keeps its background, and other cards of the house have others', () => {
  const drawn = (card: string) => patternOf('dis', seededRandom(card)).map(({ d }) => d);

  expect(drawn('krump')).toEqual(drawn('krump'));
  expect(drawn('krump')).not.toEqual(drawn('troll'));
});

/** Twice the area of a closed outline; negative if it turns to the left. */
function signedArea(path: string): number {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

test('both halves of a mirrored shape turn the same way, so that they have no hole where they overlap', () => {
  const points: Point[] = [
    [-3, 10],
    [12, 20],
    [6, 40],
  ];
  const [both, ...others] = mirrored(points, 'house');

  expect(others).toEqual([]);
  const [right, left] = both!.d.split('z').filter(Boolean).map(signedArea);
  expect(right).not.toBe(0);
  expect(left).toBeCloseTo(right!);
});

test.each([
  ['shade', 'bone'],
  ['dusk', 'shade'],
] as const)('the left half of a mirrored shape in %s is lighter: %s', (fill, lighter) => {
  const points: Point[] = [
    [2, 10],
    [12, 20],
    [6, 40],
  ];

  expect(mirrored(points, fill, 0.5).map((shape) => [shape.fill, shape.opacity])).toEqual([
    [fill, 0.5],
    [lighter, 0.5],
  ]);
});
