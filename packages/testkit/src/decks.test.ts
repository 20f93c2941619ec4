import { FACTS, deckProblems } from '@amberhall/cards/data';
import { expect, test } from 'vitest';
import { MOUSE_DIRECTOR, PRINTED_DECKS } from './decks.ts';

test.each(PRINTED_DECKS)('[18.1] $name is a legal deck', (deck) => {
  expect(deckProblems(deck, FACTS)).toEqual([]);
});

test('[5.8] Shadow Self is the only maverick', () => {
  const mavericks = MOUSE_DIRECTOR.cards.filter(({ maverick }) => maverick);

  expect(mavericks).toEqual([{ card: 'shadow-self', count: 1, house: 'logos', maverick: true }]);
});
