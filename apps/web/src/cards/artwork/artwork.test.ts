import { expect, test } from 'vitest';
import { CARD_TYPES } from '@amberhall/protocol';
import { FAMILIES, familyOf } from './mask-families.ts';
import { figureOf } from './artwork.tsx';
import { MASKS } from './masks/masks.ts';
import { diceOf } from './seeded-random.ts';

test('the same card always has the same figure, and another one a different figure', () => {
  const troll = { slug: 'troll', type: 'creature' as const, traits: ['giant'], house: 'brobnar' };

  expect(figureOf(troll)).toEqual(figureOf({ ...troll }));
  expect(figureOf(troll)).not.toEqual(figureOf({ ...troll, slug: 'krump' }));
});

test('a creature looks like its traits, and without a telling one like its house', () => {
  expect(familyOf(['mutant', 'beast'], 'logos')).toBe('animal');
  expect(familyOf(['human', 'thief'], 'shadows')).toBe('hood');
  expect(familyOf(['human'], 'sanctum')).toBe('visor');
  expect(familyOf(['mutant'], 'mars')).toBe('martian');
});

test('every figure stays within its box', () => {
  const words = Array.from({ length: 40 }, (_, index) => `card-${index}`);
  const shapes = words.flatMap((word) => [
    ...FAMILIES.flatMap((family) => MASKS[family](diceOf(word))),
    ...CARD_TYPES.flatMap((type) => figureOf({ slug: word, type, traits: ['item'], house: 'dis' })),
  ]);

  const isOutside = ({ d }: { d: string }) =>
    d.includes('NaN') ||
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(
      ([, x, y]) => Number(x) < 18 || Number(x) > 102 || Number(y) < 0 || Number(y) > 84,
    );
  expect(shapes.filter(isOutside)).toEqual([]);
});
