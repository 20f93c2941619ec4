/** Starter decks that everybody may play. */
import { randomInt } from 'node:crypto';
import { FIRST_DECKS, STARTER_DECKS } from '@amberhall/cards/data';
import type { DeckList, StarterDeck } from '@amberhall/cards/data';
import { StandaloneDecksReply } from '@amberhall/protocol';
import type { Deck, DeckStatus } from '@amberhall/protocol';
import { deckCardsOf } from './deck-cards.ts';
import { numbersOf } from './numbers.ts';
import type { PlayableDeck } from './playable-deck.ts';

export type { PlayableDeck };

interface StandaloneDeck extends PlayableDeck {
  deck: Deck;
}

/** Starter decks do not change. They have the date of their release. */
const PUBLISHED = '2026-11-01T00:00:00.000Z';

const STATUS: DeckStatus = {
  flagged: false,
  verified: true,
  noUnreleasedCards: true,
  basicRules: true,
  notVerified: false,
  impossible: false,
  usageLevel: 0,
  extendedStatus: [],
  reasons: [],
};

export const STANDALONE_DECKS: readonly StandaloneDeck[] = STARTER_DECKS.map((starter, index) => ({
  deck: deckOf(starter, index + 1),
  list: listOf(starter),
}));

export function standaloneDeck(id: number): PlayableDeck | undefined {
  return STANDALONE_DECKS.find(({ deck }) => deck.id === id);
}

/** Returns a random one of the first set, all equally likely. Newcomers play their first games with it. */
export function randomDeck(): PlayableDeck {
  const deck = STANDALONE_DECKS[randomInt(FIRST_DECKS.length)];
  if (deck === undefined) throw new Error('There are no ready-made decks');
  return deck;
}

export function standaloneDecksReply(): StandaloneDecksReply {
  return StandaloneDecksReply.parse({ success: true, decks: STANDALONE_DECKS.map(({ deck }) => deck) });
}

function deckOf(starter: StarterDeck, id: number): Deck {
  const cards = deckCardsOf(starter);
  return {
    id,
    uuid: starter.slug,
    name: starter.name,
    expansion: starter.expansion,
    houses: [...starter.houses],
    lastUpdated: PUBLISHED,
    source: 'ready-made',
    isAlliance: false,
    isStandalone: true,
    wins: 0,
    losses: 0,
    winRate: 0,
    flagged: STATUS.flagged,
    verified: STATUS.verified,
    usageLevel: STATUS.usageLevel,
    status: STATUS,
    isFavorite: false,
    notes: '',
    tags: [],
    numbers: numbersOf({ ...starter, cards }),
    sharing: 'private',
    shareKey: null,
    cards,
  };
}

function listOf({ slug: _slug, ...list }: StarterDeck): DeckList {
  return list;
}
