/** Paying for a key: from the pool, from cards whose amber may be spent, from the opponent's pool [4.2]. */
import type { Game } from '../../state/game.ts';
import { cardArg, player } from '../../state/game.ts';
import { DONE, ask, choose, control, question, say } from '../../prompts/ask.ts';
import type { Answer, Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import type { AmberSource } from '../../queries/forging.ts';
import { amberIn, amberSourcesOf, purseOf } from '../../queries/forging.ts';

export interface Payment {
  pool: number;
  cards: readonly { card: CardId; amount: number }[];
  /** Cards that were amber themselves. They are discarded. */
  spent: readonly CardId[];
  fromOpponent: number;
}

/**
 * Asks how to pay, and asks again if a correction by hand takes away amber that was to be spent.
 *
 * @returns `null` if the player cannot pay any more
 */
export function* choosePayment(game: Game, id: PlayerId, cost: number): Step<Payment | null> {
  while (purseOf(game, id) >= cost) {
    const payment = yield* chooseSources(game, id, cost);
    if (payment !== null && canStillPay(game, id, payment)) return payment;
  }
  return null;
}

/** Says whether all amber of a payment is where it was when the payment was chosen. */
export function canStillPay(game: Game, id: PlayerId, payment: Payment): boolean {
  const { pool, cards, spent, fromOpponent } = payment;
  const sources = amberSourcesOf(game, id);
  const amberFrom = (isMeant: (source: AmberSource) => boolean) => amberIn(sources.filter(isMeant));
  const taken = new Map(cards.map((one) => [one.card, one.amount]));
  for (const one of spent) taken.set(one, (taken.get(one) ?? 0) + 1);
  return (
    pool <= player(game, id).amber &&
    fromOpponent <= amberFrom(({ isOpponents }) => isOpponents) &&
    [...taken].every(
      ([one, amount]) => amount <= amberFrom((source) => !source.isOpponents && source.card === one),
    )
  );
}

/**
 * Asks source by source how much to take, as long as there is something to decide [20.7.2].
 *
 * @returns `null` if a correction by hand has taken a source away
 */
function* chooseSources(game: Game, id: PlayerId, cost: number): Step<Payment | null> {
  const { amber } = player(game, id);
  const taken: { source: AmberSource; amount: number }[] = [];
  let sources = amberSourcesOf(game, id);
  let due = cost;
  while (sources.length > 0 && due > 0) {
    const picked = onlySource(sources, due, amber) ?? (yield* pickSource(game, sources, due, amber >= due));
    if (picked === 'again') return null;
    if (picked === 'done') break;
    sources = sources.filter((one) => one !== picked);
    const least = Math.max(0, due - amber - amberIn(sources));
    const amount = yield* howMuch(game, picked, least, Math.min(due, picked.amount));
    if (amount > 0) taken.push({ source: picked, amount });
    due -= amount;
  }
  return { pool: due, ...paidBy(taken) };
}

/** The next source if there is only one way to pay: everything is needed, or one source pays for all. */
function onlySource(sources: readonly AmberSource[], due: number, pool: number): AmberSource | undefined {
  const isAllNeeded = pool + amberIn(sources) === due;
  return isAllNeeded || (sources.length === 1 && pool === 0) ? sources[0] : undefined;
}

/** The last amber of a card that is amber itself is the card. */
function paidBy(taken: readonly { source: AmberSource; amount: number }[]): Omit<Payment, 'pool'> {
  const cards: { card: CardId; amount: number }[] = [];
  const spent: CardId[] = [];
  let fromOpponent = 0;
  for (const { source, amount } of taken) {
    const isSpent = source.isAmber && amount === source.amount;
    const onIt = isSpent ? amount - 1 : amount;
    if (source.isOpponents) fromOpponent += amount;
    else if (onIt > 0) cards.push({ card: source.card, amount: onIt });
    if (isSpent) spent.push(source.card);
  }
  return { cards, spent, fromOpponent };
}

function* pickSource(
  game: Game,
  sources: readonly AmberSource[],
  due: number,
  enoughInPool: boolean,
): Step<AmberSource | 'done' | 'again'> {
  const cards = sources.filter(({ isOpponents }) => !isOpponents);
  const opponents = sources.find(({ isOpponents }) => isOpponents);
  const answer: Answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: cards.length > 0 ? 'cards' : 'choice',
      purpose: 'forge-payment',
      title: say('prompt.forgeKey.title'),
      text: say('prompt.forgePayment.text', { number: due }),
      controls: [
        ...(opponents ? [control('player', say('button.opponent'), { value: 'opponent' })] : []),
        ...(enoughInPool ? [DONE] : []),
      ],
      selectable: cards.map((source) => source.card),
      ...(cards.length > 0 && { min: enoughInPool ? 0 : 1, max: 1 }),
    }),
  );
  if (answer.kind === 'card') return cards.find((source) => source.card === answer.card) ?? 'done';
  if (answer.kind !== 'control') return 'again';
  return answer.control.kind === 'player' ? (opponents ?? 'done') : 'done';
}

function* howMuch(game: Game, { card: source }: AmberSource, least: number, most: number): Step<number> {
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
