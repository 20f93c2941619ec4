/** Forging and unforging keys [4]. */
import type { Game } from '../../state/game.ts';
import { opponentOf, player } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
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
import { canStillPay, choosePayment } from './forge-payment.ts';
import { departAndMove } from './leave-play.ts';
import type { KeyColor, PlayerId } from '../../vocabulary.ts';
import { KEY_COLORS } from '../../vocabulary.ts';
import { affordableColors, furtherKeyCost, keyCost } from '../../queries/forging.ts';

/**
 * Forges one key if the player can pay [4.2]. The color is asked for while more than one is left [20.7].
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
  const colors = affordableColors(game, id, price, wanted);
  const [first] = colors;
  if (first === undefined && wanted !== undefined) return false;
  if (first === undefined) return yield* forgeFurtherKey(game, id, furtherKeyCost(game, id, price));
  // Replacements of forging apply before any payment [4.2 step 2].
  const wouldForge = {
    type: 'keyForged' as const,
    player: id,
    color: first,
    cost: price(first),
    pool: 0,
    cards: [],
  };
  if (yield* isReplaced(game, wouldForge)) return false;
  // The payment comes first if every color costs the same [20.7.2].
  const sameForAll = colors.every((color) => price(color) === price(first));
  const early = sameForAll ? yield* choosePayment(game, id, price(first)) : undefined;
  if (early === null) return false;
  const color = colors.length === 1 ? first : yield* chooseColor(game, colors, 'key-to-forge');
  const cost = price(color);
  const isChosen = early !== undefined && canStillPay(game, id, early);
  const paid = isChosen ? early : yield* choosePayment(game, id, cost);
  if (paid === null) return false;
  yield* forgeWith(game, id, color, cost, paid);
  return true;
}

/** Takes everything that was chosen together [4.2 step 3]. Then reactions resolve. */
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

/** A key without a color of its own [4.6]. */
function* forgeFurtherKey(game: Game, id: PlayerId, cost: number | null): Step<boolean> {
  if (cost === null) return false;
  const wouldForge = { type: 'keyForged' as const, player: id, color: null, cost, pool: 0, cards: [] };
  if (yield* isReplaced(game, wouldForge)) return false;
  const paid = yield* choosePayment(game, id, cost);
  if (paid === null) return false;
  yield* forgeWith(game, id, null, cost, paid);
  return true;
}

/** The opponent receives everything that was spent, once, if a text says so [4.2 step 5]. */
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

/** Unforges a key [4.3]: any, or one that was forged on the last turn. @returns whether there was one */
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
