import { HOUSES } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { nameFromSlug } from './catalogue.ts';
import { houseColors, houseSymbol } from './houses.ts';

test.each(HOUSES)('the house %s has its own colors and symbol', (house) => {
  expect(houseColors(house)).toEqual({ '--house': `var(--${house})`, '--house-deep': `var(--${house}-2)` });
  expect(houseSymbol(house)).toBe(`h-${house}`);
});

test.each([
  ['prophecy', 'geistoid', 'i-eye'],
  ['thetide', 'unfathomable', 'i-tide'],
  ['archonpower', 'saurian', 'i-archon'],
  ['keyraken', 'unfathomable', 'i-keyraken'],
  ['unheardof', 'shadows', 'i-eye'],
])('%s borrows the colors of %s', (house, lender, symbol) => {
  expect(houseColors(house)).toMatchObject({ '--house': `var(--${lender})` });
  expect(houseSymbol(house)).toBe(symbol);
});

test('the name of an object prototype is no house', () => {
  expect(houseColors('constructor')).toMatchObject({ '--house': 'var(--shadows)' });
});

test('a slug becomes a name with capital letters', () => {
  expect(nameFromSlug('champion-anaphiel')).toBe('Champion Anaphiel');
  expect(nameFromSlug('krump')).toBe('Krump');
});
