import { expect, test } from 'vitest';
import { CARD_TYPES } from '@amberhall/protocol';
import { MASK_FAMILIES, maskFamilyOf } from './mask-families.ts';
import { shapesOf } from './artwork.tsx';
import { attireOf } from './attire.ts';
import { MASKS } from './masks/masks.ts';
import { seededRandom } from './seeded-random.ts';

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
