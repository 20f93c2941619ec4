import { expect, test } from 'vitest';
import type { Ability } from '../language/abilities.ts';
import { addCopy, arrangedGame } from '../session/arrange.ts';
import type { CardLibrary } from '../state/library.ts';
import { NO_AUTOMATION } from '../state/opening.ts';
import { actionCard } from '../testing/action-card.ts';
import { isRemembered } from './remembered-events.ts';

/** "If you have shuffled your deck this turn, gain 1 amber." */
const LOOKING_BACK: Ability = {
  kind: 'on',
  headers: ['play'],
  do: [
    {
      kind: 'when',
      if: { kind: 'happened', event: { kind: 'shuffles', by: 'you' }, when: 'this-turn' },
      then: [{ kind: 'gain', who: 'you', amount: 1 }],
    },
  ],
};

const library: CardLibrary = {
  get: (slug) => actionCard(slug, ...(slug === 'looking-back' ? [LOOKING_BACK] : [])),
  named: () => undefined,
  custom: () => undefined,
};

function gameWith(tokenCreature?: string) {
  const deck = { houses: ['logos' as const], cards: [], ...(tokenCreature && { tokenCreature }) };
  return arrangedGame(library, 'seed', [
    { id: 'p1', deck, automation: NO_AUTOMATION },
    { id: 'p2', deck, automation: NO_AUTOMATION },
  ]);
}

test('a turn remembers what most texts look back at', () => {
  const game = gameWith();

  expect(isRemembered(game, 'cardPlayed')).toBe(true);
  expect(isRemembered(game, 'keyForged')).toBe(true);
});

test('a turn remembers other events only if a text of a card in the game looks back at them', () => {
  const game = gameWith();
  addCopy(game, 'p1', { card: 'plain', house: 'logos' });
  expect(isRemembered(game, 'deckShuffled')).toBe(false);

  addCopy(game, 'p1', { card: 'looking-back', house: 'logos' });

  expect(isRemembered(game, 'deckShuffled')).toBe(true);
  expect(isRemembered(game, 'damageHealed')).toBe(false);
});

test('the text of a token creature counts before there is one', () => {
  expect(isRemembered(gameWith('looking-back'), 'deckShuffled')).toBe(true);
});
