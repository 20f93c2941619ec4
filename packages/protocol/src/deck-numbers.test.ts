import { describe, expect, test } from 'vitest';
import { DeckNumbers, NUMBER_SORTS } from './deck-numbers.ts';

const NUMBERS = {
  creatures: 18,
  actions: 10,
  artifacts: 5,
  upgrades: 3,
  amber: 12,
  expectedAmber: 17.5,
  amberControl: 4,
  creatureControl: 6,
  artifactControl: 1,
  bonusIcons: { amber: 12, capture: 0, damage: 1, draw: 2, discard: 0, power: 0 },
  keywords: { taunt: 2, 'splash-attack': 1 },
};

describe('the numbers of a deck', () => {
  test('count cards by keyword, without keywords that the deck does not have', () => {
    expect(DeckNumbers.parse(NUMBERS).keywords).toEqual({ taunt: 2, 'splash-attack': 1 });
  });

  test('know only keywords of the game, and no negative counts', () => {
    expect(DeckNumbers.safeParse({ ...NUMBERS, keywords: { flying: 1 } }).success).toBe(false);
    expect(DeckNumbers.safeParse({ ...NUMBERS, keywords: { taunt: -1 } }).success).toBe(false);
  });

  test('can sort a list of decks by every keyword', () => {
    expect(NUMBER_SORTS).toContain('keywords.taunt');
    expect(NUMBER_SORTS).toContain('keywords.versatile');
  });
});
