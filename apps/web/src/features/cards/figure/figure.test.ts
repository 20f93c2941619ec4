import { expect, test } from 'vitest';
import { CARD_TYPES } from '@amberhall/protocol';
import { FAMILIES, familyOf } from './families.ts';
import { figureOf } from './figure.tsx';
import { MASKS } from './masks.ts';
import { diceOf } from './dice.ts';

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

  for (const { d } of shapes) {
    expect(d).not.toContain('NaN');
    const starts = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(18);
      expect(Number(x)).toBeLessThanOrEqual(102);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(84);
    }
  }
});
