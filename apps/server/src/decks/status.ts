/** The status of a deck before it is played. */
import { deckProblems, FACTS, factsOf } from '@amberhall/cards/data';
import type { DeckProblem } from '@amberhall/cards/data';
import type { DeckCard, DeckReason, DeckStatus, UsageLevel } from '@amberhall/protocol';
import { isImplemented } from '../catalogue/texts.ts';
import { isPending, deckListOf } from './deck-cards.ts';
import type { DeckContents } from './deck-cards.ts';

/** The stored values on which a deck's status depends. */
export interface DeckMarks {
  lacksIcons: boolean;
  iconsByHand: boolean;
  impossible: boolean;
  flagged: boolean;
  verified: boolean;
}

/** The number of names in one sentence; the others are counted. */
const NAMED = 5;
/** The numbers of other owners from which a deck is used, popular or notorious. */
const USAGE_LEVELS = [2, 3, 4] as const;

/** @param holders accounts other than its owner that have the same deck */
export function usageLevelOf(holders: number): UsageLevel {
  return USAGE_LEVELS.filter((least) => holders >= least).length as UsageLevel;
}

export function statusOf(deck: DeckContents, marks: DeckMarks, usageLevel: UsageLevel): DeckStatus {
  const manual = cardsWithoutRules(deck.cards);
  const reasons = reasonsFor(deck, marks, usageLevel, manual);
  return {
    flagged: marks.flagged,
    verified: marks.verified,
    noUnreleasedCards: manual.length === 0,
    basicRules: !marks.lacksIcons,
    notVerified: marks.iconsByHand && !marks.verified,
    impossible: marks.impossible,
    usageLevel,
    reasons,
    extendedStatus: reasons.map(sentenceOf),
  };
}

function reasonsFor(
  deck: DeckContents,
  marks: DeckMarks,
  usageLevel: UsageLevel,
  manual: string[],
): DeckReason[] {
  const isUsed = usageLevel > 0 && !marks.verified;
  const others = USAGE_LEVELS[usageLevel - 1];
  const named = manual.slice(0, NAMED);
  return [
    ...(marks.lacksIcons ? [{ code: 'icons' as const }] : []),
    ...(manual.length > 0
      ? [{ code: 'byHand' as const, cards: named, more: manual.length - named.length }]
      : []),
    ...(isUsed && others !== undefined ? [{ code: 'usage' as const, number: others }] : []),
    ...(marks.impossible ? impossibilities(deck).map(reasonOf) : []),
    ...(marks.flagged ? [{ code: 'flagged' as const }] : []),
  ];
}

/** Proof that no such deck can have been printed. Unknown cards are no proof. */
export function impossibilities(deck: DeckContents): DeckProblem[] {
  return deckProblems(deckListOf(deck), FACTS).filter(({ code }) => !LENIENT.includes(code));
}

/** Unknown printings or cards. */
const LENIENT: readonly DeckProblem['code'][] = [
  'UNKNOWN_CARD',
  'NOT_A_DECK_CARD',
  'WRONG_HOUSE',
  'CARD_OF_LATER_SET',
  'NOT_A_TOKEN_CREATURE',
  'NOT_A_PROPHECY',
];

export function marksOf(deck: DeckContents): Pick<DeckMarks, 'lacksIcons' | 'impossible'> {
  return { lacksIcons: deck.cards.some(isPending), impossible: impossibilities(deck).length > 0 };
}

/** Names of the cards that are not implemented. */
export function cardsWithoutRules(cards: readonly DeckCard[]): string[] {
  const names = cards
    .filter(({ id, isNonDeck }) => !isImplemented(id) && !(isNonDeck && id === TIDE))
    .map(({ id, unknown }) => unknown?.name ?? FACTS.get(id)?.name ?? id);
  return [...new Set(names)];
}

/** The engine implements the tide itself. */
const TIDE = 'the-tide';

function reasonOf(problem: DeckProblem): DeckReason {
  switch (problem.code) {
    case 'HOUSES_NOT_DIFFERENT':
      return { code: 'houseTwice' };
    case 'WRONG_HOUSE_SIZE':
      return { code: 'houseSize', house: problem.house, number: problem.count };
    case 'TOO_MANY_ICONS':
      return { code: 'tooManyIcons', cards: [nameOf(problem.card)], number: problem.count };
    case 'TOO_MANY_HOUSE_ICONS':
      return { code: 'tooManyHouseIcons', cards: [nameOf(problem.card)], number: problem.count };
    case 'HALF_MISSING':
      return { code: 'otherHalf', cards: [nameOf(problem.card)] };
    case 'TOKEN_CREATURE_MISSING':
      return { code: 'noToken' };
    case 'WRONG_PROPHECY_COUNT':
      return { code: 'prophecies', number: problem.count };
    case 'HOUSE_NOT_IN_DECK':
      return { code: 'foreignHouse', cards: [nameOf(problem.card)] };
    default:
      return { code: 'list' };
  }
}

function sentenceOf({ code, cards = [], more = 0, house = 'brobnar', number = 0 }: DeckReason): string {
  const named = more === 0 ? cards.join(', ') : `${cards.join(', ')} and ${more} more`;
  switch (code) {
    case 'icons':
      return 'The enhancements of this deck are not assigned yet.';
    case 'byHand':
      return `Played in manual mode because the rules of these cards are not automated: ${named}.`;
    case 'usage':
      return `At least ${number} other users also have this deck.`;
    case 'houseTwice':
      return 'The deck lists the same house twice.';
    case 'houseSize':
      return `Cards of ${house}: ${number} instead of 12.`;
    case 'tooManyIcons':
      return `${named} has ${number} icons. A card can have at most 5.`;
    case 'tooManyHouseIcons':
      return `${named} has icons of ${number} houses. A card can have at most 1.`;
    case 'otherHalf':
      return `The other half of ${named} is missing.`;
    case 'noToken':
      return 'The deck has no token creature.';
    case 'prophecies':
      return `Prophecies: ${number} instead of 4.`;
    case 'foreignHouse':
      return `${named} belongs to a house that is not in this deck.`;
    case 'list':
      return 'The card list is not valid.';
    case 'flagged':
      return 'Staff flagged this deck for review.';
  }
}

function nameOf(card: string): string {
  return FACTS.has(card) ? factsOf(card).name : card;
}
