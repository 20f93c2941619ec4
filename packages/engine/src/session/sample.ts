/**
 * Copies of a running game in which everything that one player cannot see is random, for bots that look ahead. A copy
 * tells nothing about the hidden cards of the game: the decision of a bot that knows only such copies cannot depend on
 * them.
 */
import { copyOfState } from '../state/copy-state.ts';
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { CardLibrary } from '../state/library.ts';
import type { Position } from '../state/position.ts';
import type { RandomState } from '../state/random.ts';
import { nextUint32, shuffle } from '../state/random.ts';
import type { CardState, GameState } from '../state/state.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { isVisible } from './inspect.ts';
import { emptyGame } from './empty-game.ts';
import { beginPosition } from './start.ts';

/** A game at one of the two prompts from which a copy of it can go on. */
export interface Fork extends Position {
  at: 'main' | 'choose-house';
}

/** What makes a physical card the card it is. */
type CardIdentity = Pick<CardState, 'slug' | 'house' | 'maverick' | 'enhancements'>;

/** Returns the game as a fork while the main step or the choice of a house waits for its player; shares its data. */
export function forkOf({ state, automation, open }: Game): Fork | null {
  const purpose = open[0]?.question.purpose;
  if (purpose === MAIN_STEP) return { state, automation, at: 'main' };
  if (purpose === 'active-house') return { state, automation, at: 'choose-house' };
  return null;
}

/**
 * Returns a game that goes on from `fork`. Cards that `viewer` cannot see are dealt anew among their places, each owner's
 * among themselves, as for a viewer who knows both deck lists. Later random results differ. Moves cannot be taken back.
 *
 * @param random advances; equal states give equal copies
 */
export function sampleFor(
  library: CardLibrary,
  { state, automation, at }: Fork,
  viewer: PlayerId,
  random: RandomState,
): Game {
  const game = emptyGame(library, copyOfState(state));
  for (const places of hiddenPlaces(game, viewer)) dealAnew(places, random);
  game.state.random = [nextUint32(random), nextUint32(random), nextUint32(random), nextUint32(random)];
  game.state.agreements = { ...game.state.agreements, undo: 'off' };
  beginPosition(game, { state, automation }, at);
  return game;
}

/** Each owner's cards that the viewer cannot see, in an order that follows from their places alone. */
function hiddenPlaces(game: Game, viewer: PlayerId): CardState[][] {
  const places = new Map<PlayerId, CardState[]>(game.state.seats.map((seat) => [seat, []]));
  for (const id of inPlaces(game.state)) {
    if (isVisible(game, viewer, id)) continue;
    const hidden = card(game, id);
    places.get(hidden.owner)?.push(hidden);
  }
  return [...places.values()];
}

/** Every card once, place by place. */
function inPlaces({ seats, players, cards }: GameState): Set<CardId> {
  const found = new Set<CardId>();
  const add = (ids: readonly CardId[]): void => {
    for (const id of ids) {
      const card = cards[id];
      if (card === undefined || found.has(id)) continue;
      found.add(id);
      if (card.under.length > 0) add(card.under);
      if (card.upgrades.length > 0) add(card.upgrades);
    }
  };
  for (const seat of seats) {
    const side = players[seat];
    if (side === undefined) continue;
    const { deck, hand, archives, purged, discard, resolving, aside, battleline, artifacts } = side;
    for (const zone of [deck, hand, archives, battleline, artifacts, discard, purged, resolving, aside])
      add(zone);
  }
  add(Object.keys(cards));
  return found;
}

function dealAnew(places: readonly CardState[], random: RandomState): void {
  // Sorted first, so that the order in the game decides nothing.
  const dealt = places.map(identityOf).toSorted(inOrder);
  shuffle(random, dealt);
  for (const [index, place] of places.entries()) {
    const { slug, house, maverick, enhancements } = dealt[index] as CardIdentity;
    place.slug = slug;
    place.house = house;
    place.maverick = maverick;
    place.enhancements = enhancements;
  }
}

function identityOf({ slug, house, maverick, enhancements }: CardState): CardIdentity {
  return { slug, house, maverick, enhancements };
}

/** Any order that depends on nothing but the identities. */
function inOrder(one: CardIdentity, other: CardIdentity): number {
  return (
    compare(one.slug, other.slug) ||
    compare(one.house, other.house) ||
    Number(one.maverick) - Number(other.maverick) ||
    compare(one.enhancements.join(' '), other.enhancements.join(' '))
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
