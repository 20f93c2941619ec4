import { language } from '@amberhall/cards';
import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
import { customsUsed, wordsUsed } from './lib/card-words.ts';

const { a, asLongAs, card, custom, each, gain, opponent, play, plusPower, pick, self, stun, thisTurn } =
  language;

const usesOf = (definitions: readonly CardDefinition[]) =>
  Object.fromEntries(wordsUsed(definitions).map(({ part, word, uses }) => [`${part} ${word}`, uses]));

test('every word is counted under its part of speech', () => {
  const uses = usesOf([
    card('anger', play(gain('all'), stun(each.enemy.creature))),
    card(
      'troll',
      asLongAs(
        thisTurn(opponent.forgesAKey).times.atLeast(opponent.amber),
        self.gains(plusPower(1), play.reap(gain(1))),
      ),
    ),
  ]);

  expect(uses).toEqual({
    'ability on': 2,
    'heading play': 2,
    'heading reap': 1,
    'effect gain': 2,
    'effect stun': 1,
    'amount all': 1,
    'amount amber': 1,
    'amount count-events': 1,
    'event forges': 1,
    'target select': 1,
    'quantifier each': 1,
    'filter side': 1,
    'statement while': 1,
    'statement grant': 1,
    'condition compare': 1,
    'pronoun self': 1,
    'grant stat': 1,
    'grant has-ability': 1,
  });
});

test('each word lists the cards that use it, and all names that cards give count as one word', () => {
  const definitions = ['anger', 'troll'].map((id) =>
    card(
      id,
      play(
        pick(a.creature, (one) => [stun(one)]),
        pick(a.creature, (one) => [stun(one)]),
      ),
    ),
  );

  const named = wordsUsed(definitions).filter(({ part }) => part === 'pronoun');
  expect(named).toEqual([{ part: 'pronoun', word: 'named', uses: 4, cards: ['anger', 'troll'] }]);
});

test('a custom effect is listed with its card', () => {
  const definitions = [
    card('anger', play(gain(1), custom('odd', { en: 'Do something odd.' }))),
    card('troll', play(gain(1))),
  ];

  expect(customsUsed(definitions)).toEqual([{ id: 'odd', card: 'anger' }]);
});
