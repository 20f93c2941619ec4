import type { BonusIcon, House } from '@amberhall/engine/vocabulary';
import { expect, test } from 'vitest';
import { FACTS } from '../facts/facts.ts';
import { deckOfPods } from './deck.ts';
import type { DeckCard, DeckList, Pods } from './deck.ts';
import { deckProblems } from './problems.ts';

/** A legal deck with twelve copies of one card per house. */
const TWELVES: Pods = { brobnar: { anger: 12 }, dis: { fear: 12 }, mars: { zorg: 12 } };

function deck(pods: Pods, more: Partial<DeckList> = {}): DeckList {
  return { name: 'A deck', expansion: 341, ...deckOfPods(pods), ...more };
}

/** Returns a deck with twelve Brobnar cards, eleven Dis cards, and this entry as the twelfth. */
function deckWith(entry: DeckCard, expansion = 341): DeckList {
  const { houses, cards } = deckOfPods({ ...TWELVES, dis: { fear: 11 } });
  return { name: 'A deck', expansion, houses, cards: [...cards, entry] };
}

test('[18.1] three houses of twelve cards are legal with any number of copies', () => {
  expect(deckProblems(deck(TWELVES), FACTS)).toEqual([]);
});

test('[18.1] a house needs twelve cards', () => {
  const problems = deckProblems(deck({ ...TWELVES, brobnar: { anger: 11 }, mars: { zorg: 13 } }), FACTS);

  expect(problems).toEqual([
    { code: 'WRONG_HOUSE_SIZE', house: 'brobnar', count: 11 },
    { code: 'WRONG_HOUSE_SIZE', house: 'mars', count: 13 },
  ]);
});

test('[18.1] the houses must be different', () => {
  const problems = deckProblems(deck(TWELVES, { houses: ['dis', 'dis', 'mars'] }), FACTS);

  expect(problems).toContainEqual({ code: 'HOUSES_NOT_DIFFERENT' });
});

test('a card of a house the deck does not have is refused', () => {
  const problems = deckProblems(deckWith({ card: 'mother', count: 1, house: 'logos' }), FACTS);

  expect(problems).toEqual([
    { code: 'WRONG_HOUSE_SIZE', house: 'dis', count: 11 },
    { code: 'HOUSE_NOT_IN_DECK', card: 'mother', house: 'logos' },
  ]);
});

test('an unknown card is refused', () => {
  const problems = deckProblems(deckWith({ card: 'no-such-card', count: 1, house: 'dis' }), FACTS);

  expect(problems).toEqual([{ code: 'UNKNOWN_CARD', card: 'no-such-card' }]);
});

test.each([0, -1, 1.5])('%d copies of a card are refused', (count) => {
  const problems = deckProblems(deckWith({ card: 'arise', count, house: 'dis' }), FACTS);

  expect(problems).toContainEqual({ code: 'WRONG_COUNT', card: 'arise', count });
});

test('[5.8] a card of another house must be a maverick', () => {
  const stranger: DeckCard = { card: 'mother', count: 1, house: 'dis' };

  expect(deckProblems(deckWith(stranger), FACTS)).toEqual([
    { code: 'WRONG_HOUSE', card: 'mother', house: 'dis' },
  ]);
  expect(deckProblems(deckWith({ ...stranger, maverick: true }), FACTS)).toEqual([]);
});

test('[18.6] an anomaly can be of any house', () => {
  const anomaly: DeckCard = { card: 'ghostform', count: 1, house: 'dis' };

  expect(deckProblems(deckWith(anomaly, 452), FACTS)).toEqual([]);
});

test('[5.8] a legacy card is legal, and a card of a later set is refused', () => {
  const oldCard: DeckCard = { card: 'arise', count: 1, house: 'dis' };
  const newCard: DeckCard = { card: 'picaroon', count: 1, house: 'dis' };

  expect(deckProblems(deckWith(oldCard, 479), FACTS)).toEqual([]);
  expect(deckProblems(deckWith(newCard, 341), FACTS)).toEqual([
    { code: 'CARD_OF_LATER_SET', card: 'picaroon' },
  ]);
});

test('[5.6] a token creature among the deck cards is refused', () => {
  const problems = deckProblems(deckWith({ card: 'berserker', count: 1, house: 'dis' }, 600), FACTS);

  expect(problems).toContainEqual({ code: 'NOT_A_DECK_CARD', card: 'berserker' });
});

test('[18.1] a card has at most five icons including the printed ones', () => {
  const icons: BonusIcon[] = ['draw', 'draw', 'draw', 'draw'];
  const angry = (enhancements: (BonusIcon | House)[]): DeckCard => ({
    card: 'mind-barb',
    count: 1,
    house: 'dis',
    enhancements,
  });

  expect(deckProblems(deckWith(angry(icons)), FACTS)).toEqual([]);
  expect(deckProblems(deckWith(angry([...icons, 'damage'])), FACTS)).toEqual([
    { code: 'TOO_MANY_ICONS', card: 'mind-barb', count: 6 },
  ]);
});

test('[18.1] a card has at most one house icon', () => {
  const entry: DeckCard = { card: 'arise', count: 1, house: 'dis', enhancements: ['mars', 'logos'] };

  expect(deckProblems(deckWith(entry), FACTS)).toEqual([
    { code: 'TOO_MANY_HOUSE_ICONS', card: 'arise', count: 2 },
  ]);
});

test.each([
  ['sirs-colossus', 'sirs-colossus2'],
  ['sirs-colossus2', 'sirs-colossus'],
])('[5.7] one half of a gigantic creature is refused: %s needs %s', (half, other) => {
  const pods = (sanctum: Record<string, number>) => ({ dis: { fear: 12 }, mars: { zorg: 12 }, sanctum });
  const alone = deck(pods({ inspiration: 11, [half]: 1 }), { expansion: 874 });
  const whole = deck(pods({ inspiration: 10, [half]: 1, [other]: 1 }), { expansion: 874 });

  expect(deckProblems(alone, FACTS)).toEqual([{ code: 'HALF_MISSING', card: half }]);
  expect(deckProblems(whole, FACTS)).toEqual([]);
});

test('[5.6] decks of Winds of Exchange and Tokens of Change have a token creature', () => {
  expect(deckProblems(deck(TWELVES, { expansion: 600 }), FACTS)).toEqual([
    { code: 'TOKEN_CREATURE_MISSING' },
  ]);
  expect(deckProblems(deck(TWELVES, { expansion: 855, tokenCreature: 'fear' }), FACTS)).toEqual([
    { code: 'NOT_A_TOKEN_CREATURE', card: 'fear' },
  ]);
  expect(deckProblems(deck(TWELVES, { expansion: 600, tokenCreature: 'berserker' }), FACTS)).toEqual([]);
});

test('[5.10] a deck with prophecies needs four different ones', () => {
  const four = ['ask-again-later', 'bad-omen', 'expect-the-unexpected', 'fate-laughs-at-your-plans'];

  expect(deckProblems(deck(TWELVES, { prophecies: four }), FACTS)).toEqual([]);
  expect(deckProblems(deck(TWELVES, { prophecies: four.slice(0, 3) }), FACTS)).toEqual([
    { code: 'WRONG_PROPHECY_COUNT', count: 3 },
  ]);
  expect(deckProblems(deck(TWELVES, { prophecies: [...four.slice(0, 3), 'bad-omen'] }), FACTS)).toEqual([
    { code: 'WRONG_PROPHECY_COUNT', count: 3 },
  ]);
  expect(deckProblems(deck(TWELVES, { prophecies: [...four.slice(0, 3), 'fear'] }), FACTS)).toEqual([
    { code: 'NOT_A_PROPHECY', card: 'fear' },
  ]);
});
