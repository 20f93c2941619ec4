import { expect, test } from 'vitest';
import { CARD_TYPES } from '@amberhall/protocol';
import { MASK_FAMILIES, maskFamilyOf } from './mask-families.ts';
import { shapesOf } from './artwork.tsx';
import { MASKS } from './masks/masks.ts';
import { seededRandom } from './seeded-random.ts';

test('a card always has the same figure, and other cards have others', () => {
  const troll = { slug: 'troll', type: 'creature' as const, traits: ['giant'], house: 'brobnar' };

  expect(shapesOf(troll)).toEqual(shapesOf({ ...troll }));
  expect(shapesOf(troll)).not.toEqual(shapesOf({ ...troll, slug: 'krump' }));
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
