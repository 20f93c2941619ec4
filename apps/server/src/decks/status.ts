/** What is to be said of a deck before it is played. */
import { deckProblems, FACTS, factsOf } from '@amberhall/cards/data';
import type { DeckProblem } from '@amberhall/cards/data';
import type { DeckCard, DeckStatus, UsageLevel } from '@amberhall/protocol';
import { isImplemented } from '../catalogue/texts.ts';
import { isPending, listOf } from './lines.ts';
import type { LinedDeck } from './lines.ts';

/** What the table of decks knows about the state of one. */
export interface DeckMarks {
  lacksIcons: boolean;
  iconsByHand: boolean;
  impossible: boolean;
  flagged: boolean;
  verified: boolean;
}

/** Names in one sentence; the others are counted. */
const NAMED = 5;
/** From so many other accounts on a deck is used, popular, notorious. */
const USAGE_LEVELS = [2, 3, 4] as const;

/** @param holders accounts, other than its owner, that have the same deck */
export function usageLevelOf(holders: number): UsageLevel {
  return USAGE_LEVELS.filter((least) => holders >= least).length as UsageLevel;
}

export function statusOf(deck: LinedDeck, marks: DeckMarks, usageLevel: UsageLevel): DeckStatus {
  const manual = cardsWithoutRules(deck.cards);
  return {
    flagged: marks.flagged,
    verified: marks.verified,
    noUnreleasedCards: manual.length === 0,
    basicRules: !marks.lacksIcons,
    notVerified: marks.iconsByHand && !marks.verified,
    impossible: marks.impossible,
    usageLevel,
    extendedStatus: [
      ...(marks.lacksIcons ? ['The bonus icons of this deck are not assigned to its cards yet.'] : []),
      ...(manual.length > 0
        ? [`Played in manual mode, since the rules of these cards are not automated: ${enumerated(manual)}.`]
        : []),
      ...(marks.impossible ? impossibilities(deck).map(sentence) : []),
      ...(marks.flagged ? ['The staff has marked this deck to have a closer look at it.'] : []),
    ],
  };
}

/** What shows that no such deck can have been printed. Cards that we do not know are not held against it. */
export function impossibilities(deck: LinedDeck): DeckProblem[] {
  return deckProblems(listOf(deck), FACTS).filter(({ code }) => !LENIENT.includes(code));
}

/** Printings, or cards, that we may not know of. */
const LENIENT: readonly DeckProblem['code'][] = [
  'UNKNOWN_CARD',
  'NOT_A_DECK_CARD',
  'WRONG_HOUSE',
  'CARD_OF_LATER_SET',
  'NOT_A_TOKEN_CREATURE',
  'NOT_A_PROPHECY',
];

export function marksOf(deck: LinedDeck): Pick<DeckMarks, 'lacksIcons' | 'impossible'> {
  return { lacksIcons: deck.cards.some(isPending), impossible: impossibilities(deck).length > 0 };
}

/** Names of the cards that the rules engine cannot play by itself. */
export function cardsWithoutRules(cards: readonly DeckCard[]): string[] {
  const names = cards
    .filter(({ id, isNonDeck }) => !isImplemented(id) && !(isNonDeck && id === TIDE))
    .map(({ id, unknown }) => unknown?.name ?? FACTS.get(id)?.name ?? id);
  return [...new Set(names)];
}

/** The rules play the tide themselves. */
const TIDE = 'the-tide';

function enumerated(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest <= 0 ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${rest} more`;
}

function sentence(problem: DeckProblem): string {
  switch (problem.code) {
    case 'HOUSES_NOT_DIFFERENT':
      return 'It names a house twice.';
    case 'WRONG_HOUSE_SIZE':
      return `It has ${problem.count} cards of ${problem.house} in place of 12.`;
    case 'TOO_MANY_ICONS':
      return `${nameOf(problem.card)} has ${problem.count} icons, and no card can have more than 5.`;
    case 'TOO_MANY_HOUSE_ICONS':
      return `${nameOf(problem.card)} has the icons of ${problem.count} houses, and no card can have more than 1.`;
    case 'HALF_MISSING':
      return `The other half of ${nameOf(problem.card)} is missing.`;
    case 'TOKEN_CREATURE_MISSING':
      return 'It has no token creature.';
    case 'WRONG_PROPHECY_COUNT':
      return `It has ${problem.count} prophecies in place of 4.`;
    case 'HOUSE_NOT_IN_DECK':
      return `${nameOf(problem.card)} is of a house that the deck does not have.`;
    default:
      return 'The list of its cards cannot be right.';
  }
}

function nameOf(card: string): string {
  return FACTS.has(card) ? factsOf(card).name : card;
}
