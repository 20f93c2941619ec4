import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFINED_SETS } from '../defined-sets.ts';
import { FACTS } from '../facts/facts.ts';
import { SETS, setWithCode } from '../facts/sets.ts';
import { PLAYABLE_SETS, generatePlayableDeck, isImplemented } from './playable.ts';
import { deckProblems } from './problems.ts';

test('every set with definitions has a code of the facts and stands in the order of printing', () => {
  const codes = DEFINED_SETS.map(({ code }) => code);

  expect(SETS.map(({ code }) => code).filter((code) => codes.includes(code))).toEqual(codes);
});

test('every set with definitions has its generated play', () => {
  const missing = DEFINED_SETS.filter(
    ({ code }) => !existsSync(new URL(`../${code.toLowerCase()}/generated-play.test.ts`, import.meta.url)),
  );

  expect(missing).toEqual([]);
});

test('every definition stands in the set that first printed its card', () => {
  const misplaced = DEFINED_SETS.flatMap(({ code, definitions }) =>
    definitions.filter(({ id }) => FACTS.get(id)?.sets[0]?.expansion !== setWithCode(code)?.expansion),
  );

  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test.each(['WoE', 'woe', 'WOE'])('the code %s finds Winds of Exchange', (code) => {
  expect(setWithCode(code)?.name).toBe('Winds of Exchange');
});

test('an unknown code finds no set', () => {
  expect(setWithCode('no-set')).toBeUndefined();
});

describe.each(PLAYABLE_SETS)('playable decks of $name', (set) => {
  const decks = Array.from({ length: 20 }, (_, number) => generatePlayableDeck(set, `${number}`));

  test('[18.1] are legal', () => {
    expect(decks.flatMap((deck) => deckProblems(deck, FACTS))).toEqual([]);
  });

  test('contain only implemented cards', () => {
    const slugs = decks.flatMap(({ cards, tokenCreature = [], prophecies = [], archonPower = [] }) =>
      [cards.map(({ card }) => card), tokenCreature, prophecies, archonPower].flat(),
    );

    expect(slugs.filter((slug) => !isImplemented(FACTS.get(slug)!))).toEqual([]);
  });

  test('are equal for equal seeds', () => {
    expect(generatePlayableDeck(set, '0')).toEqual(decks[0]);
    expect(generatePlayableDeck(set, '1')).not.toEqual(decks[0]);
  });
});
