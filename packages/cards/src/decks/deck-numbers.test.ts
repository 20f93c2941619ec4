import { describe, expect, test } from 'vitest';
import type { House } from '@amberhall/engine/vocabulary';
import type { CardFacts } from '../facts/types.ts';
import { cardNumbers } from './card-numbers.ts';
import { deckNumbers } from './deck-numbers.ts';
import type { DeckCard } from './deck.ts';

const line = (card: string, more: Partial<DeckCard> = {}): DeckCard => ({
  card,
  count: 1,
  house: 'untamed' satisfies House,
  ...more,
});
const numbersOf = (...cards: DeckCard[]) => deckNumbers({ cards });

describe('the numbers of a deck', () => {
  test('count every copy by its type', () => {
    expect(numbersOf(line('dust-pixie', { count: 2 }), line('punch'), line('poltergeist'))).toMatchObject({
      creatures: 2,
      actions: 2,
      artifacts: 0,
      upgrades: 0,
    });
  });

  test('count printed and added icons of every copy', () => {
    const numbers = numbersOf(
      line('dust-pixie', { count: 2 }),
      line('dust-pixie', { enhancements: ['amber', 'capture', 'capture', 'mars'] }),
    );

    expect(numbers.amber).toBe(7);
    expect(numbers.bonusIcons).toEqual({ amber: 7, capture: 2, damage: 0, draw: 0, discard: 0, power: 0 });
  });

  test('count cards by keyword and leave out keywords that the deck does not have', () => {
    expect(numbersOf(line('snufflegator', { count: 3 }), line('dust-pixie')).keywords).toEqual({
      skirmish: 3,
    });
  });

  test('add the amber that texts give to that of the icons', () => {
    // Urchin steals 1 when it is played; Dust Pixie has two icons and no text.
    expect(numbersOf(line('urchin', { count: 2 }), line('dust-pixie')).expectedAmber).toBe(4);
  });

  test('count an unknown card by the facts of the list', () => {
    const facts = { slug: 'new', type: 'upgrade', amber: 1, keywords: { taunt: 1 } } as unknown as CardFacts;

    expect(deckNumbers({ cards: [line('new')], unknownCards: [facts] })).toMatchObject({
      upgrades: 1,
      amber: 1,
      keywords: { taunt: 1 },
    });
  });

  test('count cards that reach creatures, artifacts and amber of the opponent', () => {
    expect(numbersOf(line('snudge', { count: 2 }), line('poltergeist'), line('urchin'))).toMatchObject({
      creatureControl: 2,
      artifactControl: 3,
      amberControl: 1,
    });
  });
});

describe('the text of a card', () => {
  test.each([
    ['gateway-to-dis', 'destroys creatures of both players'],
    ['punch', 'damages a creature'],
    ['harland-mindlock', 'names a creature first and then takes it'],
    ['collar-of-subordination', 'takes the creature that it is attached to'],
  ])('of %s, which %s, controls creatures', (card) => {
    expect(cardNumbers(card).controlsCreatures).toBe(true);
  });

  test.each([
    ['sacrificial-altar', 'purges a friendly creature'],
    ['library-of-the-damned', 'archives a card of the hand'],
    ['anger', 'readies a creature'],
    ['snufflegator', 'has only a keyword'],
  ])('of %s, which %s, controls no creatures', (card) => {
    expect(cardNumbers(card).controlsCreatures).toBe(false);
  });

  test('counts amber behind a condition half', () => {
    expect(cardNumbers('the-terror').expectedAmber).toBe(1);
  });
});
