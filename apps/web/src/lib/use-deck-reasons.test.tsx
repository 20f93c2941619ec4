import type { DeckReason } from '@amberhall/protocol';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDeckReasons } from './use-deck-reasons.ts';

const explain = (...reasons: DeckReason[]) => renderHook(useDeckReasons).result.current({ reasons });

test('a deck without a fault needs no explanation', () => {
  expect(explain()).toEqual([]);
});

test('cards are named in one sentence', () => {
  expect(explain({ code: 'byHand', cards: ['One', 'Two', 'Three'] })).toEqual([
    'Played in manual mode because the rules of these cards are not automated: One, Two, and Three.',
  ]);
});

test('cards that are left out are counted', () => {
  expect(explain({ code: 'byHand', cards: ['One'], more: 12 })[0]).toContain('One and 12 more.');
});

test('numbers and houses are part of the sentence', () => {
  expect(
    explain({ code: 'houseSize', house: 'staralliance', number: 11 }, { code: 'usage', number: 3 }),
  ).toEqual(['Cards of Star Alliance: 11 instead of 12.', 'At least 3 other users also have this deck.']);
});
