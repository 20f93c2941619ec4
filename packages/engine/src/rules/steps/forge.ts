/** Forging and unforging keys [4]. */
import type { Game } from '../../state/game.ts';
import { opponentOf, player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { evaluate, forgedKeys } from '../../queries/amounts.ts';
import { holds } from '../../queries/conditions.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { execute, happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Payment } from './forge-payment.ts';
import { choosePayment, purseOf } from './forge-payment.ts';
import { departAndMove } from './leave-play.ts';
import type { KeyColor, PlayerId } from '../../vocabulary.ts';
import { KEY_COLORS } from '../../vocabulary.ts';

/** Forged keys that win the game, unless a text says otherwise [4.6]. */
const KEYS_TO_WIN = 3;
/** A key's cost before modifiers [4.1]. */
export const BASE_KEY_COST = 6;

/** What a key costs a player now; `color` counts where a text speaks of one color. */
export function keyCost(game: Game, id: PlayerId, color?: KeyColor): number {
  let cost = BASE_KEY_COST;
  for (const { node, bindings } of statements(game, 'key-cost')) {
    if (node.color !== undefined && node.color !== color) continue;
    if (playersMeant(game, node.of, bindings).includes(id)) {
      cost += evaluate(game, node.by, { ...bindings, player: id });
    }
  }
  return Math.max(0, cost);
}

/** Keys a player can pay for at a price that adds `modifier` to the current cost. */
function affordable(
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

/** What a key beyond one of each color would cost; `null` if none is needed, or it cannot be paid [4.6]. */
function furtherKey(game: Game, id: PlayerId, price: (color: KeyColor) => number): number | null {
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

/** Could this player pay for a key, at the current cost unless an effect says otherwise? */
export function canForge(
  game: Game,
  id: PlayerId,
  price: (color: KeyColor) => number = (color) => keyCost(game, id, color),
): boolean {
  return affordable(game, id, price).length > 0 || furtherKey(game, id, price) !== null;
}

/**
 * Forges one key if the player can pay [4.2]. The color is asked for while more than one is left (prompts 7).
 *
 * @param price what the key of a color costs; the current cost unless an effect says otherwise
 * @param wanted the key of that color and no other
 * @returns whether a key was forged
 */
export function* forgeKey(
  game: Game,
  id: PlayerId,
  price: (color: KeyColor) => number = (color) => keyCost(game, id, color),
  wanted?: KeyColor,
): Step<boolean> {
  const colors = affordable(game, id, price, wanted);
  const [first] = colors;
  if (first === undefined && wanted !== undefined) return false;
  if (first === undefined) return yield* forgeFurtherKey(game, id, furtherKey(game, id, price));
  // What happens instead of forging comes before any payment [4.2 step 2].
  const wouldForge = {
    type: 'keyForged' as const,
    player: id,
    color: first,
    cost: price(first),
    pool: 0,
    cards: [],
  };
  if (yield* isReplaced(game, wouldForge)) return false;
  // Where every color costs the same the payment comes first (prompts 7).
  const sameForAll = colors.every((color) => price(color) === price(first));
  const early = sameForAll ? yield* choosePayment(game, id, price(first)) : null;
  const color = colors.length === 1 ? first : yield* chooseColor(game, colors, 'key-to-forge');
  const cost = price(color);
  const paid = early ?? (yield* choosePayment(game, id, cost));
  yield* forgeWith(game, id, color, cost, paid);
  return true;
}

/** All that was chosen is taken together [4.2 step 3]; then everybody reacts. */
function* forgeWith(game: Game, id: PlayerId, color: KeyColor | null, cost: number, paid: Payment): Step {
  const forged: GameEvent = { type: 'keyForged', player: id, color, cost, ...paid };
  commit(game, forged);
  const discarded = yield* departAndMove(
    game,
    paid.spent.map((one) => ({ card: one, to: 'discard' as const })),
    true,
  );
  yield* settle(game);
  const received = yield* execute(game, payment(game, id, cost));
  yield* react(game, [forged, ...discarded.events, ...received]);
}

/** A key that has no color of its own [4.6]. */
function* forgeFurtherKey(game: Game, id: PlayerId, cost: number | null): Step<boolean> {
  if (cost === null) return false;
  const wouldForge = { type: 'keyForged' as const, player: id, color: null, cost, pool: 0, cards: [] };
  if (yield* isReplaced(game, wouldForge)) return false;
  yield* forgeWith(game, id, null, cost, yield* choosePayment(game, id, cost));
  return true;
}

/** All that was spent goes to the opponent, once, if a text says that they get it [4.2 step 5]. */
function payment(game: Game, forger: PlayerId, amount: number): GameEvent[] {
  const receiver = opponentOf(game, forger);
  const isDue = statements(game, 'gets-key-payment').some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(receiver),
  );
  return isDue && amount > 0 ? [{ type: 'amberGained', player: receiver, amount }] : [];
}

function* chooseColor(
  game: Game,
  colors: readonly KeyColor[],
  purpose: 'key-to-forge' | 'key-to-unforge',
): Step<KeyColor> {
  const picked = yield* choose(game.state.activePlayer, purpose, {
    title: say('prompt.forgeKey.title'),
    text: say(purpose === 'key-to-forge' ? 'prompt.forgeKey.text' : 'prompt.unforgeKey.text'),
    controls: colors.map((color) => control('key', say('button.key', { color }), { value: color })),
  });
  return picked.value as KeyColor;
}

function wasForgedLastTurn(game: Game, id: PlayerId, wanted: KeyColor): boolean {
  return (game.state.lastTurns[id]?.events ?? []).some(
    ({ event }) => event.type === 'keyForged' && event.player === id && event.color === wanted,
  );
}

/** Turns a forged key back [4.3], any or one that was forged on the last turn. @returns whether there was one */
export function* unforgeKey(game: Game, id: PlayerId, lastTurn?: true): Step<boolean> {
  const forged = KEY_COLORS.filter(
    (color) => player(game, id).keys[color] && (!lastTurn || wasForgedLastTurn(game, id, color)),
  );
  const [first] = forged;
  if (first === undefined) return false;
  const color = forged.length === 1 ? first : yield* chooseColor(game, forged, 'key-to-unforge');
  yield* happen(game, { type: 'keyUnforged', player: id, color });
  return true;
}
