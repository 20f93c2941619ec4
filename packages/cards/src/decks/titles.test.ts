import { expect, test } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { cardByTitle } from './titles.ts';

test('every card is found by its title', () => {
  const lost = [...FACTS.values()].filter(
    ({ slug, name, evilTwin, gigantic }) =>
      cardByTitle({ title: name, isEvilTwin: evilTwin === true, isTopHalf: gigantic === 'top' }) !== slug,
  );

  expect(lost).toEqual([]);
});

test.each([
  ['Dust Pixie', 'dust-pixie'],
  ['dust  pixie', 'dust-pixie'],
  ['Nature’s Call', 'nature-s-call'],
  ["Nature's Call", 'nature-s-call'],
  ['Irradiated Æmber', 'irradiated-æmber'],
  ['Irradiated Aember', 'irradiated-æmber'],
])('%s is found in spite of its spelling', (title, slug) => {
  expect(cardByTitle({ title })).toBe(slug);
});

test('an evil twin and a top half are told apart from the card with the same title', () => {
  expect(cardByTitle({ title: 'Deusillus' })).toBe('deusillus');
  expect(cardByTitle({ title: 'Deusillus', isTopHalf: true })).toBe('deusillus2');
  expect(cardByTitle({ title: 'Armadrone', isEvilTwin: true })).toBe('armadrone-evil-twin');
});

test('an unknown title finds no card', () => {
  expect(cardByTitle({ title: 'Lantern of the Unwritten' })).toBeUndefined();
});
