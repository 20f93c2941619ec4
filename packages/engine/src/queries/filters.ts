/** Says whether a card matches a noun phrase. */
import { compare } from '../language/comparison.ts';
import type { Filter, Select, Shared } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import {
  armorOf,
  controllerOf,
  housesOf,
  isInCenter,
  isGigantic,
  isOnFlank,
  isToken,
  keywordOf,
  neighborsOf,
  powerOf,
  slugOf,
  traitsOf,
  typeOf,
} from './card-queries.ts';
import { evaluate } from './amounts.ts';
import { holds } from './conditions.ts';
import { housesCalled, isReference } from './named-houses.ts';
import { candidates, cardsMeant } from './targets.ts';
import { playersMeant } from './named-players.ts';
import { countIcons } from './icons.ts';
import { titleOf } from '../state/face.ts';

/** Says whether it has the named kind and passes every filter, in any zone. */
export function matchesNoun(game: Game, id: CardId, select: Select, bindings: Bindings): boolean {
  return isOfKind(game, id, select.type) && select.where.every((filter) => fits(game, id, filter, bindings));
}

export function isOfKind(game: Game, id: CardId, kind: Select['type']): boolean {
  return kind === 'card' || typeOf(game, id) === kind;
}

/** Says whether the card passes one filter. Superlatives compare a whole set and are applied by `candidates`. */
export function fits(game: Game, id: CardId, filter: Filter, bindings: Bindings): boolean {
  switch (filter.kind) {
    case 'side':
      return isFriendly(game, id, bindings) === (filter.side === 'friendly');
    case 'status':
      return hasStatus(game, id, filter.status);
    case 'house':
      return hasHouse(game, id, filter.house, bindings);
    case 'owned-by':
      return playersMeant(game, filter.who, bindings).includes(card(game, id).owner);
    case 'controlled-by':
      return playersMeant(game, filter.who, bindings).includes(controllerOf(game, id));
    case 'identity-house':
      return playersMeant(game, filter.of, bindings).some((who) =>
        player(game, who).houses.some((house) => housesOf(game, id).includes(house)),
      );
    case 'trait':
      return traitsOf(game, id).includes(
        filter.trait === 'that-trait' ? (bindings.trait ?? '') : filter.trait,
      );
    case 'type':
      return isOfKind(game, id, filter.type);
    case 'name':
      return titleOf(slugOf(game, id)) === titleOf(filter.card);
    case 'named':
      return bindings.titles.some((title) => titleOf(title) === titleOf(slugOf(game, id)));
    case 'flank':
      return filter.side === undefined ? isOnFlank(game, id) : isOnFlankOf(game, id, filter.side);
    case 'center':
      return isInCenter(game, id);
    case 'beside':
      return cardsMeant(game, filter.of, bindings).some((other) =>
        isBeside(game, id, filter.direction, other),
      );
    case 'between':
      return isBetween(
        game,
        id,
        cardsMeant(game, filter.one, bindings),
        cardsMeant(game, filter.other, bindings),
      );
    case 'token':
      return isToken(game, id);
    case 'other':
      return id !== bindings.self && id !== bindings.bearer;
    case 'is':
      return cardsMeant(game, filter.card, bindings).includes(id);
    case 'power':
      return compare(powerOf(game, id), filter.compare, evaluate(game, filter.value, bindings));
    case 'parity':
      return (Math.abs(powerOf(game, id)) % 2 === 1) === filter.odd;
    case 'extreme':
      return true;
    case 'has':
      return hasOnIt(game, id, filter.what);
    case 'keyword':
      return keywordOf(game, id, filter.keyword) > 0;
    case 'shares':
      return cardsMeant(game, filter.with, bindings).some((other) => share(game, id, other, filter.what));
    case 'shares-with-neighbors':
      return (
        neighborsOf(game, id).filter((near) => share(game, id, near, filter.what)).length >= filter.atLeast
      );
    case 'house-count':
      return isOfCountedHouse(game, id, filter, bindings);
    case 'gigantic':
      return isGigantic(game, id);
    case 'neighbor-of': {
      const center = cardsMeant(game, filter.of, bindings);
      const { side } = filter;
      if (side !== undefined) return center.some((other) => neighborOn(game, other, side) === id);
      if (filter.orItself && center.includes(id)) return true;
      return center.some((other) => areNeighbors(game, id, other));
    }
    case 'attached-to': {
      const { parent } = card(game, id);
      return parent !== null && cardsMeant(game, filter.to, bindings).includes(parent);
    }
    case 'purged-by': {
      const { purgedBy } = card(game, id);
      return purgedBy !== null && cardsMeant(game, filter.by, bindings).includes(purgedBy);
    }
    case 'played-by':
      return playersMeant(game, filter.by, bindings).some((who) => wasPlayedBy(game, id, who));
    case 'this-way':
      if (!bindings.thisWay[filter.verb]?.includes(id)) return false;
      return (
        filter.controller === undefined ||
        playersMeant(game, filter.controller, bindings).includes(controllerOf(game, id))
      );
    case 'such-that':
      return holds(game, filter.if, { ...bindings, it: [id] });
    case 'not':
      return !fits(game, id, filter.filter, bindings);
    case 'either':
      return filter.of.some((list) => list.every((part) => fits(game, id, part, bindings)));
  }
}

function isFriendly(game: Game, id: CardId, { you, borrowed, bearer }: Bindings): boolean {
  return controllerOf(game, id) === you || (borrowed === true && id === bearer);
}

/** Says whether the player has played it this turn, as the object that it is now [0.9]. */
function wasPlayedBy(game: Game, id: CardId, who: PlayerId): boolean {
  const { enteredAt } = card(game, id);
  return game.state.thisTurn.events.some(
    ({ event }) =>
      event.type === 'cardPlayed' && event.card === id && event.player === who && event.since === enteredAt,
  );
}

/** Says whether it belongs to a house with this many cards, or the most. */
function isOfCountedHouse(
  game: Game,
  id: CardId,
  filter: Extract<Filter, { kind: 'house-count' }>,
  bindings: Bindings,
): boolean {
  const counts = new Map<string, number>();
  for (const other of candidates(game, filter.of, bindings))
    for (const house of housesOf(game, other)) counts.set(house, (counts.get(house) ?? 0) + 1);
  const count = Math.max(0, ...housesOf(game, id).map((house) => counts.get(house) ?? 0));
  if ('most' in filter) return count > 0 && count === Math.max(...counts.values());
  return compare(count, filter.compare, evaluate(game, filter.value, bindings));
}

/** Its neighbor on one side, as seen by its controller. */
export function neighborOn(game: Game, id: CardId, side: 'left' | 'right'): CardId | undefined {
  const { zone } = card(game, id);
  if (zone !== 'play') return game.state.lastKnown[id]?.[side] ?? undefined;
  const line = player(game, controllerOf(game, id)).battleline;
  const index = line.indexOf(id);
  return index < 0 ? undefined : line[index + (side === 'left' ? -1 : 1)];
}

function isOnFlankOf(game: Game, id: CardId, side: 'left' | 'right'): boolean {
  return isOnFlank(game, id) && neighborOn(game, id, side) === undefined;
}

/** Each is beside the other. A card that has left play was beside its last neighbors [0.8]. */
function areNeighbors(game: Game, one: CardId, other: CardId): boolean {
  return neighborsOf(game, other).includes(one) || neighborsOf(game, one).includes(other);
}

/** Says whether a creature is between one of these and one of the others. */
function isBetween(game: Game, id: CardId, these: readonly CardId[], others: readonly CardId[]): boolean {
  const hasBeside = (cards: readonly CardId[], direction: 'left' | 'right') =>
    cards.some((other) => isBeside(game, id, direction, other));
  return (
    (hasBeside(these, 'right') && hasBeside(others, 'left')) ||
    (hasBeside(these, 'left') && hasBeside(others, 'right'))
  );
}

/** Says whether a creature is on one side of another in the same battleline. */
function isBeside(game: Game, id: CardId, direction: 'left' | 'right', other: CardId): boolean {
  const line = player(game, controllerOf(game, other)).battleline;
  const [here, there] = [line.indexOf(id), line.indexOf(other)];
  if (here < 0 || there < 0) return false;
  return direction === 'left' ? here < there : here > there;
}

function hasStatus(game: Game, id: CardId, status: Extract<Filter, { kind: 'status' }>['status']): boolean {
  const state = card(game, id);
  const known = state.zone === 'play' ? state : (game.state.lastKnown[id] ?? state);
  switch (status) {
    case 'ready':
      return !known.exhausted;
    case 'exhausted':
      return known.exhausted;
    case 'damaged':
      return known.damage > 0;
    case 'undamaged':
      return known.damage === 0;
    case 'stunned':
      return known.stunned;
    case 'warded':
      return known.warded;
    case 'enraged':
      return known.enraged;
  }
}

function hasHouse(
  game: Game,
  id: CardId,
  house: Extract<Filter, { kind: 'house' }>['house'],
  bindings: Bindings,
): boolean {
  if (house === 'its-house') {
    return bindings.it.some((other) => other !== id && share(game, id, other, 'house'));
  }
  const houses = housesOf(game, id);
  if (!isReference(house)) return houses.includes(house);
  return housesCalled(game, house, bindings, bindings.you).some((meant) => houses.includes(meant));
}

function hasOnIt(game: Game, id: CardId, what: Extract<Filter, { kind: 'has' }>['what']): boolean {
  const state = card(game, id);
  const known = state.zone === 'play' ? state : (game.state.lastKnown[id] ?? state);
  switch (what) {
    case 'amber':
      return known.amber > 0;
    case 'upgrade':
      return known.upgrades.length > 0;
    case 'armor':
      return armorOf(game, id) > 0;
    case 'bonus-icon':
      return countIcons(game, id) > 0;
    default:
      return (known.counters[what] ?? 0) > 0;
  }
}

/** Says whether two cards share a house, a trait, the title or the power [10.10]. */
export function share(game: Game, one: CardId, other: CardId, what: Shared): boolean {
  switch (what) {
    case 'house':
      return housesOf(game, one).some((house) => housesOf(game, other).includes(house));
    case 'trait':
      return traitsOf(game, one).some((trait) => traitsOf(game, other).includes(trait));
    case 'name':
      return titleOf(slugOf(game, one)) === titleOf(slugOf(game, other));
    case 'power':
      return powerOf(game, one) === powerOf(game, other);
    case 'battleline':
      return controllerOf(game, one) === controllerOf(game, other);
    case 'type':
      return typeOf(game, one) === typeOf(game, other);
  }
}
