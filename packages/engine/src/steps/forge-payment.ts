/** Paying for a key: from the pool, and from cards whose amber may be spent [4.2]. */
import type { Game } from '../game.ts';
import { card, cardArg, player } from '../game.ts';
import { statements } from '../characteristics/board.ts';
import { isInPlay } from '../characteristics/queries.ts';
import { playersMeant } from '../effects/players.ts';
import { cardsMeant } from '../effects/targets.ts';
import { DONE, ask, choose, control, question, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';

export interface Payment {
  pool: number;
  cards: readonly { card: CardId; amount: number }[];
}

/** Cards with amber that this player may spend when forging. */
function sourcesOf(game: Game, id: PlayerId): CardId[] {
  const found = new Set<CardId>();
  for (const { node, bindings } of statements(game, 'spend-amber-on')) {
    if (!playersMeant(game, node.who, bindings).includes(id)) continue;
    for (const one of cardsMeant(game, node.card, bindings)) {
      if (isInPlay(game, one) && card(game, one).amber > 0) found.add(one);
    }
  }
  return [...found];
}

/** All that a player could pay with. */
export function purseOf(game: Game, id: PlayerId): number {
  return sourcesOf(game, id).reduce((sum, one) => sum + card(game, one).amber, player(game, id).amber);
}

/** Asks source by source how much to take, as long as there is something to decide (prompts 7). */
export function* choosePayment(game: Game, id: PlayerId, cost: number): Step<Payment> {
  const { amber } = player(game, id);
  const taken: { card: CardId; amount: number }[] = [];
  let sources = sourcesOf(game, id);
  let due = cost;
  while (sources.length > 0 && due > 0) {
    const picked = yield* pickSource(game, sources, due, amber >= due);
    if (picked === null) break;
    sources = sources.filter((one) => one !== picked);
    const others = sources.reduce((sum, one) => sum + card(game, one).amber, 0);
    const least = Math.max(0, due - amber - others);
    const amount = yield* howMuch(game, picked, least, Math.min(due, card(game, picked).amber));
    if (amount > 0) taken.push({ card: picked, amount });
    due -= amount;
  }
  return { pool: due, cards: taken };
}

function* pickSource(
  game: Game,
  sources: readonly CardId[],
  due: number,
  enoughInPool: boolean,
): Step<CardId | null> {
  const answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'cards',
      purpose: 'forge-payment',
      title: say('prompt.forgeKey.title'),
      text: say('prompt.forgePayment.text', { number: due }),
      controls: enoughInPool ? [DONE] : [],
      selectable: sources,
      min: enoughInPool ? 0 : 1,
      max: 1,
    }),
  );
  return answer.kind === 'card' ? answer.card : null;
}

function* howMuch(game: Game, source: CardId, least: number, most: number): Step<number> {
  if (least === most) return least;
  const amounts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const picked = yield* choose(game.state.activePlayer, 'forge-payment', {
    title: say('prompt.card.title', { card: cardArg(game, source) }),
    text: say('prompt.forgePayment.amount', { card: cardArg(game, source) }),
    source,
    controls: amounts.map((value) =>
      control('number', say('button.number', { number: value }), { value, card: source }),
    ),
  });
  return Number(picked.value);
}
