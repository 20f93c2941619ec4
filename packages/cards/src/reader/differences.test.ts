import { expect, test } from 'vitest';
import { language } from '../index.ts';
import { differences } from './differences.ts';

const { a, an, any, card, destroy, each, gain, it, may, pick, play, stun, thereIs, when } = language;

const between = (one: Parameters<typeof play>[0], other: Parameters<typeof play>[0]) =>
  differences(card('x', play(one)), card('x', play(other))).map(({ path }) => path);

test('definitions differ where they say something else', () => {
  expect(between(gain(1), gain(2))).toEqual(['abilities.0.do.0.amount']);
  expect(between(destroy(a.creature), destroy(each.creature))).toEqual([
    'abilities.0.do.0.target.quantifier',
  ]);
  expect(between(destroy(a.creature), destroy(a.card))).toEqual(['abilities.0.do.0.target.type']);
});

test('the type of a card makes no difference where its title is named', () => {
  expect(between(destroy(a.creature.named('troll')), destroy(a.card.named('troll')))).toEqual([]);
  expect(between(destroy(a.creature.named('troll')), destroy(each.creature.named('troll')))).toHaveLength(1);
});

test('the article makes no difference where only the kind of card matters', () => {
  expect(between(when(thereIs(a.creature), gain(1)), when(thereIs(any.creature), gain(1)))).toEqual([]);
  expect(between(when(thereIs(a.creature), gain(1)), when(thereIs(an.artifact), gain(1)))).toHaveLength(1);
});

test('a choice makes no difference where the card is named once, however deep, and is "it" afterwards', () => {
  const chosen = pick(a.creature, (creature) => [may(stun(creature), destroy(creature))]);

  expect(between(chosen, may(stun(a.creature), destroy(it)))).toEqual([]);
  expect(between(chosen, may(stun(a.creature), destroy(a.creature)))).toHaveLength(1);
});
