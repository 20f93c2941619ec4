/** The numbers of a deck: how many cards, icons and keywords it has, and what its texts are expected to do. */
import { BONUS_ICONS } from '@amberhall/engine/vocabulary';
import type { BonusIcon, Keyword } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import type { CardFacts } from '../facts/types.ts';
import { cardNumbers } from './card-numbers.ts';
import type { DeckCard } from './deck.ts';

/** Every number counts copies of cards, except icons and expected amber. */
export interface DeckNumbers {
  creatures: number;
  actions: number;
  artifacts: number;
  upgrades: number;
  /** Amber icons, printed and added. */
  amber: number;
  /** Amber icons and the amber that texts are expected to give in a game, with one decimal. */
  expectedAmber: number;
  /** Cards that take amber out of the opponent's pool. */
  amberControl: number;
  creatureControl: number;
  artifactControl: number;
  /** Icons by kind, also those that the deck does not have. */
  bonusIcons: Record<BonusIcon, number>;
  /** Cards by printed keyword, without keywords that the deck does not have. */
  keywords: Partial<Record<Keyword, number>>;
}

/** Counts the cards of a deck, without those beside it. Cards that are not known count by their facts in the list. */
export function deckNumbers({ cards, unknownCards = [] }: CountedList): DeckNumbers {
  const lines = cards.map((line) => ({
    ...line,
    facts: FACTS.get(line.card) ?? unknownFacts(line, unknownCards),
  }));
  const count = (isCounted: (line: CountedLine) => boolean) =>
    lines.reduce((sum, line) => sum + (isCounted(line) ? line.count : 0), 0);
  const ofType = (type: CardFacts['type']) => count(({ facts }) => facts?.type === type);
  const bonusIcons = Object.fromEntries(
    BONUS_ICONS.map((icon) => [icon, lines.reduce((sum, line) => sum + line.count * iconsOf(line, icon), 0)]),
  ) as Record<BonusIcon, number>;
  const fromTexts = cards.reduce(
    (sum, { card, count: copies }) => sum + copies * cardNumbers(card).expectedAmber,
    0,
  );
  return {
    creatures: ofType('creature'),
    actions: ofType('action'),
    artifacts: ofType('artifact'),
    upgrades: ofType('upgrade'),
    amber: bonusIcons.amber,
    expectedAmber: Math.round(10 * (bonusIcons.amber + fromTexts)) / 10,
    amberControl: count(({ card }) => cardNumbers(card).controlsAmber),
    creatureControl: count(({ card }) => cardNumbers(card).controlsCreatures),
    artifactControl: count(({ card }) => cardNumbers(card).controlsArtifacts),
    bonusIcons,
    keywords: keywordsOf(lines),
  };
}

type CountedCard = Pick<DeckCard, 'card' | 'count'> & { enhancements?: readonly string[] };

interface CountedList {
  cards: readonly CountedCard[];
  unknownCards?: readonly CardFacts[];
}

interface CountedLine extends CountedCard {
  facts: CardFacts | undefined;
}

function unknownFacts({ card }: CountedCard, unknownCards: readonly CardFacts[]): CardFacts | undefined {
  return unknownCards.find(({ slug }) => slug === card);
}

function iconsOf({ facts, enhancements = [] }: CountedLine, icon: BonusIcon): number {
  const printed = icon === 'amber' ? (facts?.amber ?? 0) : 0;
  return printed + enhancements.filter((each) => each === icon).length;
}

function keywordsOf(lines: readonly CountedLine[]): DeckNumbers['keywords'] {
  const keywords: DeckNumbers['keywords'] = {};
  for (const { facts, count } of lines) {
    for (const keyword of Object.keys(facts?.keywords ?? {}) as Keyword[]) {
      keywords[keyword] = (keywords[keyword] ?? 0) + count;
    }
  }
  return keywords;
}
