/** The cost of a key, and whether a player can pay it [4]. */
import type { Game } from '../state/game.ts';
import type { CardId, KeyColor, PlayerId } from '../vocabulary.ts';
import { statements } from './board.ts';
import { playersMeant } from './named-players.ts';
import { evaluate, forgedKeys } from './amounts.ts';
import { card, opponentOf, player } from '../state/game.ts';
import { KEY_COLORS } from '../vocabulary.ts';
import { holds } from './conditions.ts';
import { isInPlay } from './card-queries.ts';
import { cardsMeant } from './targets.ts';
import type { Effect } from '../language/effects.ts';
import type { Bindings } from '../state/state.ts';

/** Forged keys that win the game, unless a text says otherwise [4.6]. */
const KEYS_TO_WIN = 3;

/** A key's cost before modifiers [4.1]. */
export const BASE_KEY_COST = 6;

/** Returns the cost of a key for a player; `color` matters where a text names a color. */
export function keyCost(game: Game, id: PlayerId, color?: KeyColor): number {
  let cost = BASE_KEY_COST;
  for (const { by } of keyCostChanges(game, id, color)) cost += by;
  return Math.max(0, cost);
}

interface KeyCostChange {
  /** The card whose text changes the cost. */
  source: CardId;
  by: number;
}

/** Returns what changes the cost of a key for a player now. */
export function keyCostChanges(game: Game, id: PlayerId, color?: KeyColor): KeyCostChange[] {
  return statements(game, 'key-cost')
    .filter(
      ({ node, bindings }) =>
        (node.color === undefined || node.color === color) &&
        playersMeant(game, node.of, bindings).includes(id),
    )
    .map(({ node, bindings }) => ({
      source: bindings.self,
      by: evaluate(game, node.by, { ...bindings, player: id }),
    }));
}

/** The cost of the cheapest key that the player has not forged yet; of any key if all are forged. */
export function lowestKeyCost(game: Game, id: PlayerId): number {
  const { keys } = player(game, id);
  const unforged = KEY_COLORS.filter((color) => !keys[color]);
  const possible = unforged.length > 0 ? unforged : KEY_COLORS;
  return Math.min(...possible.map((color) => keyCost(game, id, color)));
}

/** The keys that a player can pay for if `modifier` is added to the current cost. */
export function affordableColors(
  game: Game,
  id: PlayerId,
  price: (color: KeyColor) => number,
  wanted?: KeyColor,
): KeyColor[] {
  if (isForbiddenToForge(game, id)) return [];
  const { keys } = player(game, id);
  const purse = purseOf(game, id);
  return KEY_COLORS.filter(
    (color) => !keys[color] && price(color) <= purse && (wanted === undefined || wanted === color),
  );
}

/** The cost of a key beyond one of each color; `null` if none is needed or it cannot be paid [4.6]. */
export function furtherKeyCost(game: Game, id: PlayerId, price: (color: KeyColor) => number): number | null {
  const { keys } = player(game, id);
  if (!KEY_COLORS.every((color) => keys[color]) || forgedKeys(game, id) >= keysToWin(game, id)) return null;
  const cost = Math.min(...KEY_COLORS.map(price));
  return cost <= purseOf(game, id) && !isForbiddenToForge(game, id) ? cost : null;
}

/** Forged keys that win the game for this player [4.6]. */
export function keysToWin(game: Game, id: PlayerId): number {
  let needed = KEYS_TO_WIN;
  for (const { node, bindings } of statements(game, 'keys-to-win')) {
    if (playersMeant(game, node.who, bindings).includes(id)) needed += node.by;
  }
  return needed;
}

function isForbiddenToForge(game: Game, id: PlayerId): boolean {
  return statements(game, 'cannot').some(
    ({ node, bindings }) =>
      node.what === 'forge' &&
      typeof node.who === 'string' &&
      playersMeant(game, node.who, bindings).includes(id) &&
      (node.nth === undefined || node.nth === forgedKeys(game, id) + 1) &&
      !(node.unless && holds(game, node.unless, bindings)),
  );
}

/** Says whether this player could pay for a key, at the current cost unless an effect says otherwise. */
export function canForge(
  game: Game,
  id: PlayerId,
  price: (color: KeyColor) => number = (color) => keyCost(game, id, color),
): boolean {
  return affordableColors(game, id, price).length > 0 || furtherKeyCost(game, id, price) !== null;
}

/** Sources of amber besides the pool: the amber on a card, the card itself, or the opponent's pool. */
export interface AmberSource {
  /** The card to click; for the opponent's pool, the card that allows spending from it. */
  card: CardId;
  /** Its total worth. */
  amount: number;
  /** Its last amber is the card itself. */
  isAmber: boolean;
  isOpponents: boolean;
}

export function amberSourcesOf(game: Game, id: PlayerId): AmberSource[] {
  const found = new Map<CardId, AmberSource>();
  const add = (one: CardId, amount: number, isAmber: boolean) => {
    const before = found.get(one);
    if (!isInPlay(game, one) || amount <= 0 || (isAmber ? before?.isAmber : before !== undefined)) return;
    found.set(one, { card: one, amount: amount + (before?.amount ?? 0), isAmber, isOpponents: false });
  };
  for (const { node, bindings } of statements(game, 'spend-amber-on')) {
    if (!playersMeant(game, node.who, bindings).includes(id)) continue;
    for (const one of cardsMeant(game, node.card, bindings)) add(one, card(game, one).amber, false);
  }
  for (const { node, bindings } of statements(game, 'counts-as-amber')) {
    if (!playersMeant(game, node.who, bindings).includes(id)) continue;
    for (const one of cardsMeant(game, node.card, bindings)) add(one, 1, true);
  }
  return [...found.values(), ...opponentsPool(game, id)];
}

/** "You may spend up to 3 from your opponent's pool": several such texts are added. */
function opponentsPool(game: Game, id: PlayerId): AmberSource[] {
  const permissions = statements(game, 'spend-from-opponent').filter(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(id),
  );
  const [first] = permissions;
  const allowed = permissions.reduce(
    (sum, { node, bindings }) => sum + evaluate(game, node.amount, bindings),
    0,
  );
  const amount = Math.min(allowed, player(game, opponentOf(game, id)).amber);
  return first === undefined || amount <= 0
    ? []
    : [{ card: first.bindings.self, amount, isAmber: false, isOpponents: true }];
}

export const amberIn = (sources: readonly AmberSource[]): number =>
  sources.reduce((sum, { amount }) => sum + amount, 0);

/** Returns everything that a player could pay with. */
export function purseOf(game: Game, id: PlayerId): number {
  return player(game, id).amber + amberIn(amberSourcesOf(game, id));
}

/** The cost of a key of each color when an effect forges it. */
export function forgingPrice(
  game: Game,
  id: PlayerId,
  effect: Extract<Effect, { kind: 'forge' }>,
  bindings: Bindings,
): (color: KeyColor) => number {
  const { base, plus = 0, minus = 0, min = 0 } = effect.cost;
  const [added, taken, least] = [plus, minus, min].map((part) => evaluate(game, part, bindings)) as [
    number,
    number,
    number,
  ];
  return (color) => {
    const full = base === 'none' ? 0 : keyCost(game, id, color) + added;
    return Math.max(0, Math.min(least, full), full - taken);
  };
}
