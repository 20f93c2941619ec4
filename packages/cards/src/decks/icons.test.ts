import { seedRandom } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts.ts';
import { distributeIcons } from './icons.ts';
import type { CardCopy } from './icons.ts';

const copy = (icons: CardCopy['icons'], enhances: CardCopy['icons'] = []): CardCopy => ({
  facts: { ...factsOf('troll'), amber: 0, enhances },
  house: 'brobnar',
  icons,
});

test('a card keeps the icons that it has, in the order of icons on a card', () => {
  const before = [copy(['draw']), copy([], ['amber', 'capture'])];

  const [taker, giver] = distributeIcons(before, seedRandom('icons'));

  expect(taker?.icons).toEqual(['amber', 'capture', 'draw']);
  expect(giver?.icons).toEqual([]);
  expect(before[0]?.icons).toEqual(['draw']);
});

test('an icon that fits on no card is dropped', () => {
  const full = copy(['amber', 'amber', 'amber', 'amber', 'amber']);

  const [taker] = distributeIcons([full, copy([], ['damage'])], seedRandom('icons'));

  expect(taker?.icons).toEqual(full.icons);
});
