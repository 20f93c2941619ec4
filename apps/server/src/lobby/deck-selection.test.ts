import { DEFAULT_GAME } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import type { Decks } from '../decks/decks.ts';
import { DeckSelection } from './deck-selection.ts';

const SEALED = { ...DEFAULT_GAME, name: 'Sealed', gameFormat: 'sealed' } as const;

/** On a site that generates decks of this one set. */
const selection = new DeckSelection({ playableSets: () => [341] } as unknown as Decks); // All that the check needs.

test('a sealed game needs a set with generated decks', () => {
  expect(() => selection.checkFormat({ ...SEALED, expansions: { as: true } })).toThrow(
    'No sealed decks are available for the selected sets. Please select other sets.',
  );
});

test('one of the sets of a sealed game is enough', () => {
  expect(() => selection.checkFormat({ ...SEALED, expansions: { as: true, cota: true } })).not.toThrow();
});

test('a quick sealed game takes every set with generated decks', () => {
  expect(selection.sealedSets()).toEqual({ cota: true });
});
