import { FACTS } from '@amberhall/cards/data';
import { expect, test } from 'vitest';
import { readRulings, rulingsIn } from './rulings.ts';

const sentence = (text: string) => rulingsIn(`- **A7** ${text} _(ruling)_`);

test('a rule belongs to the cards that it names', () => {
  expect(sentence('Krump and Urchin meet.')).toEqual([
    { rule: 'A7', text: 'Krump and Urchin meet.', source: 'ruling', cards: ['krump', 'urchin'] },
  ]);
});

test('a rule without the name of a card is no ruling about cards', () => {
  expect(sentence('A creature that is stunned does not ready.')).toEqual([]);
});

test('a name inside a longer name or word is not found', () => {
  expect(sentence('Animator and De-Animator differ.')[0]?.cards).toEqual(['animator', 'de-animator']);
  expect(sentence('De-Animator ends it.')[0]?.cards).toEqual(['de-animator']);
  expect(sentence('Krumps are no card.')).toEqual([]);
});

test('a name with an apostrophe is found in either spelling', () => {
  expect(sentence("Coward's End ends it.")[0]?.cards).toEqual(['coward-s-end']);
  expect(sentence('Coward’s End ends it.')[0]?.cards).toEqual(['coward-s-end']);
});

test('the register has rulings, and every card that they name exists', () => {
  const rulings = readRulings();
  expect(rulings.length).toBeGreaterThan(250);
  expect(rulings.flatMap(({ cards }) => cards).filter((slug) => !FACTS.has(slug as never))).toEqual([]);
});

test('a program without its documents has no rulings', () => {
  expect(readRulings('/nowhere')).toEqual([]);
});
