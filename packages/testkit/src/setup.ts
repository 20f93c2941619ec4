/** Builds the game of a scenario up to its first question. */
import { library } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import {
  NO_AUTOMATION,
  addCopy,
  arrangedGame,
  beginAt,
  changePlayer,
  moveTo,
  setZone,
} from '@amberhall/engine';
import type { Copy, Game } from '@amberhall/engine';
import type { CardId, House, PlayerId } from '@amberhall/engine/vocabulary';
import { bringsTide } from './brings-tide.ts';
import { findFacts } from './find-card.ts';
import { MissingCardsError } from './interface.ts';
import type { CardRef, PlayerSetup, Scenario, SetupCard } from './interface.ts';
import { checkScenario } from './check-input.ts';

/** A game with the labels of its cards. */
export interface Arranged {
  game: Game;
  labels: Map<CardId, string>;
}

/** @throws MissingCardsError with every card that is unknown or not implemented; another error if the scenario is invalid */
export function setUp(scenario: Scenario): Arranged {
  checkScenario(scenario);
  const [first, second] = scenario.players;
  const missing = [...missingFrom(first), ...missingFrom(second)];
  if (missing.length > 0) throw new MissingCardsError(missing);

  const seed = `seed ${scenario.seed ?? 0}`;
  const game = arrangedGame(library, seed, [opening(first), opening(second)]);
  const labels = new Map<CardId, string>();
  for (const side of scenario.players) arrangeSide(game, side, labels);
  if (scenario.players.some(hasTide)) changePlayer(game, first.id, { tide: 'neutral' });
  beginAt(game, scenario.start, scenario.start === 'turn' ? (scenario.activeHouse ?? null) : null);
  return { game, labels };
}

/** Returns the card of a reference if its text is implemented. */
export function playableFacts(ref: CardRef): CardFacts | undefined {
  const facts = findFacts(ref);
  return facts && library.get(facts.slug)?.implemented ? facts : undefined;
}

const LISTS = ['deck', 'hand', 'discard', 'archives', 'purged', 'inPlay', 'prophecies'] as const;

function hasTide(side: PlayerSetup): boolean {
  return cardsOf(side).some((ref) => {
    const facts = playableFacts(ref);
    return facts !== undefined && bringsTide(facts);
  });
}

function cardsOf(side: PlayerSetup): CardRef[] {
  return LISTS.flatMap((list) => side[list] ?? []).map(({ card }) => card);
}

function missingFrom(side: PlayerSetup): CardRef[] {
  const cards = cardsOf(side);
  if (side.tokenCreature) cards.push(side.tokenCreature);
  return cards.filter((ref) => playableFacts(ref) === undefined);
}

function opening({ id, houses, tokenCreature, automation }: PlayerSetup) {
  const token = tokenCreature && playableFacts(tokenCreature)?.slug;
  return {
    id,
    deck: { houses, cards: [], ...(token !== undefined && { tokenCreature: token }) },
    automation: { ...NO_AUTOMATION, ...automation },
  };
}

/** Numbers the cards in the order of the scenario. */
function arrangeSide(game: Game, side: PlayerSetup, labels: Map<CardId, string>): void {
  const { id, amber = 0, chains = 0, keys = {} } = side;
  for (const list of LISTS) {
    const setups = side[list] ?? [];
    const cards = setups.map((setup) => addSetupCard(game, side, setup, labels));
    if (list === 'inPlay') {
      cards.forEach((one, index) =>
        moveTo(game, one, 'play', setups[index]?.asToken ? { asToken: true } : {}),
      );
    } else if (cards.length > 0) {
      setZone(game, id, list === 'prophecies' ? 'aside' : list, cards);
    }
  }
  changePlayer(game, id, { amber, chains, keys });
}

/** Adds a card to its owner's deck. */
export function addSetupCard(
  game: Game,
  { id, houses }: { id: PlayerId; houses: readonly House[] },
  { card, label, enhancements = [] }: SetupCard,
  labels: Map<CardId, string>,
): CardId {
  const facts = playableFacts(card);
  if (!facts) throw new MissingCardsError([card]);
  const added = addCopy(game, id, copyOf(facts, card.house ?? usualHouse(facts, houses), enhancements));
  if (label !== undefined) labels.set(added, label);
  return added;
}

/** Returns the house of a copy: of several printed houses, the one that its deck has. */
function usualHouse(facts: CardFacts, houses: readonly House[]): Copy['house'] {
  const inDeck = facts.houses.find((house) => (houses as readonly string[]).includes(house));
  return inDeck ?? facts.houses[0] ?? (houses[0] as House);
}

function copyOf(facts: CardFacts, house: Copy['house'], enhancements: readonly string[]): Copy {
  const maverick = facts.houses.length > 0 && !facts.houses.includes(house);
  return { card: facts.slug, house, enhancements, ...(maverick && { maverick: true as const }) };
}
