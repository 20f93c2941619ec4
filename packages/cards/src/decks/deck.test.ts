import { expect, test } from 'vitest';
import { deckOfPods } from './deck.ts';

test('a deck written by house keeps the order of houses and cards', () => {
  const { houses, cards } = deckOfPods({
    mars: { zorg: 1 },
    dis: { fear: 2, arise: 1 },
    logos: { mother: 1 },
  });

  expect(houses).toEqual(['mars', 'dis', 'logos']);
  expect(cards).toEqual([
    { card: 'zorg', count: 1, house: 'mars' },
    { card: 'fear', count: 2, house: 'dis' },
    { card: 'arise', count: 1, house: 'dis' },
    { card: 'mother', count: 1, house: 'logos' },
  ]);
});

test('[5.8] mavericks are marked', () => {
  const { cards } = deckOfPods({ mars: { fear: 1 }, dis: {}, logos: {} }, ['fear']);

  expect(cards).toEqual([{ card: 'fear', count: 1, house: 'mars', maverick: true }]);
});

test('a deck of two houses is refused', () => {
  expect(() => deckOfPods({ mars: { zorg: 12 }, dis: { fear: 12 } })).toThrow('three houses, not 2');
});
