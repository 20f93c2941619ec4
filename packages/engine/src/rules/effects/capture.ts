/** Capturing amber from pools [4.4]. */
import type { CaptureSource, EffectOf } from '../../language/effects.ts';
import type { Target } from '../../language/nouns.ts';
import type { Game } from '../../state/game.ts';
import { grouped } from '../../state/group-by.ts';
import { isCreatureInPlay } from '../../queries/card-queries.ts';
import type { GameEvent } from '../../state/events.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { amberToCapture, canCapture, keepsAmber, poolsCapturedFrom } from '../../queries/pools.ts';
import { candidates, cardsMeant } from '../../queries/targets.ts';
import { allot } from './allot.ts';
import { askForNumber } from './ask-for-number.ts';
import { pickTargets } from './choose-targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING, amountOf, outcomeOf } from './script.ts';

type Captured = Extract<GameEvent, { type: 'amberCaptured' }>;

export function* capture(game: Game, effect: EffectOf<'capture'>, bindings: Bindings): Step<Outcome> {
  const { by, from } = effect;
  // Nobody is asked for a creature if none could capture anything [20.5].
  if (!canCapture(game, effect, bindings)) return by.kind === 'ref' ? NOTHING : { ...NOTHING, cards: [] };
  const wanted = evaluate(game, effect.amount, bindings);
  if (from === 'added') return yield* captureAdded(game, by, wanted, bindings);
  const creatures = yield* pickTargets(game, captorsFor(game, effect, wanted, bindings), bindings, {
    verb: 'capture',
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const ordered = yield* inOrderOfCapture(game, creatures, effect, wanted, bindings);
  const events: Captured[] = [];
  for (const id of ordered) {
    const shares = yield* sharesOfPools(game, id, from, wanted, bindings, events);
    for (const [pool, amount] of shares) {
      const event = captureBy(game, id, pool, amount);
      if (yield* isReplaced(game, event)) continue;
      commit(game, event);
      events.push(event);
      if (from === 'gained' && !event.spared) takeFromGain(game, amount, bindings);
    }
  }
  yield* settle(game);
  yield* react(game, events);
  return { ...outcomeOf(events, wanted * creatures.length), cards: creatures };
}

function captureBy(game: Game, id: CardId, pool: PlayerId, amount: number): Captured {
  const spared = keepsAmber(game, pool) && { spared: true as const };
  return { type: 'amberCaptured', card: id, from: pool, amount, ...spared };
}

/** "It" is that very amber: what one ability has captured, no other finds [4.4.5]. */
function takeFromGain(game: Game, amount: number, { gain }: Bindings): void {
  if (gain !== undefined) game.takenFromGains.set(gain, (game.takenFromGains.get(gain) ?? 0) + amount);
}

/** Each click lets a creature capture 1 more [10.7]. A creature captures its total at once. */
export function* allotCapture(
  game: Game,
  { amount, among }: EffectOf<'allot-capture'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = candidates(game, among, bindings).filter((id) => isCreatureInPlay(game, id));
  const [first] = cards;
  if (first === undefined) return NOTHING;
  const [pool] = poolsCapturedFrom(game, first, undefined, bindings);
  if (pool === undefined) return NOTHING;
  const wanted = evaluate(game, amount, bindings);
  const total = Math.min(wanted, amberToCapture(game, pool, undefined, bindings));
  if (total <= 0) return NOTHING;
  const sums =
    cards.length === 1
      ? new Map([[first, total]])
      : yield* allot(game, 'amber', { total: () => total, among: cards, source: bindings.self });
  const events = [...sums].map(([id, sum]) => captureBy(game, id, pool, sum));
  return { ...outcomeOf(yield* happen(game, ...events), wanted), cards };
}

/** Captures amber on its way to a pool. It has already left its source [4.4.4]. */
function* captureAdded(game: Game, by: Target, amount: number, bindings: Bindings): Step<Outcome> {
  const creatures = cardsMeant(game, by, bindings).filter((id) => isCreatureInPlay(game, id));
  const events = creatures.map((id): Captured => ({ type: 'amberCaptured', card: id, from: null, amount }));
  return { ...outcomeOf(yield* happen(game, ...events), amount * creatures.length), cards: creatures };
}

/**
 * Decides how much comes from each pool. Asks for the amount from the first of two unless only one is possible.
 *
 * @param earlier captures of the same sentence: amber that is spared is not captured twice
 */
function* sharesOfPools(
  game: Game,
  id: CardId,
  from: CaptureSource | undefined,
  wanted: number,
  bindings: Bindings,
  earlier: readonly Captured[],
): Step<Map<PlayerId, number>> {
  const [first, second] = poolsCapturedFrom(game, id, from, bindings);
  const amberIn = (pool: PlayerId | undefined) =>
    pool === undefined
      ? 0
      : amberToCapture(game, pool, from, bindings) -
        amountOf(earlier.filter((event) => event.spared && event.from === pool));
  const [there, elsewhere] = [amberIn(first), amberIn(second)];
  const total = Math.min(wanted, there + elsewhere);
  const shares = new Map<PlayerId, number>();
  if (first === undefined || total <= 0) return shares;
  const [least, most] = [Math.max(0, total - elsewhere), Math.min(total, there)];
  const text = say('prompt.captureFrom.text', { player: { player: first } });
  const share = yield* askForNumber(game, bindings.self, text, least, most);
  if (share > 0) shares.set(first, share);
  if (second !== undefined && share < total) shares.set(second, total - share);
  return shares;
}

/** The number of creatures, of which the last may get less, for which this much amber suffices [4.4.3]. */
const captors = (amber: number, wanted: number) => Math.max(1, Math.ceil(amber / wanted));

/** The phrase that the player is asked about. It asks for no more creatures than can capture [4.4.3]. */
function captorsFor(
  game: Game,
  { by, from }: EffectOf<'capture'>,
  wanted: number,
  bindings: Bindings,
): Target {
  if (by.kind === 'ref' || by.quantifier.kind !== 'choose') return by;
  const { quantifier } = by;
  const pools = candidates(game, by, bindings).map((id) => poolsCapturedFrom(game, id, from, bindings));
  const most = captors(amberInAll(game, new Set(pools.flat()), from, bindings), wanted);
  const atMost = (limit: typeof quantifier.max) => Math.min(most, evaluate(game, limit, bindings));
  return { ...by, quantifier: { kind: 'choose', min: atMost(quantifier.min), max: atMost(quantifier.max) } };
}

/**
 * If a pool has too little amber for all, the active player decides who gets it first [4.4.3]. Chosen creatures
 * capture in the order of the choice.
 */
function* inOrderOfCapture(
  game: Game,
  creatures: readonly CardId[],
  { by, from }: EffectOf<'capture'>,
  wanted: number,
  bindings: Bindings,
): Step<readonly CardId[]> {
  if (by.kind === 'select' && by.quantifier.kind === 'choose') return creatures;
  const ordered: CardId[] = [];
  for (const [, ofPool] of grouped(creatures, (id) => poolsCapturedFrom(game, id, from, bindings).join()))
    ordered.push(...(yield* luckyOnes(game, ofPool, from, wanted, bindings)));
  return ordered;
}

function* luckyOnes(
  game: Game,
  creatures: readonly CardId[],
  from: CaptureSource | undefined,
  wanted: number,
  bindings: Bindings,
): Step<readonly CardId[]> {
  const pools = creatures.slice(0, 1).flatMap((id) => poolsCapturedFrom(game, id, from, bindings));
  const amber = amberInAll(game, pools, from, bindings);
  if (creatures.length < 2 || amber >= wanted * creatures.length) return creatures;
  const lucky = captors(amber, wanted);
  return yield* pickTargets(
    game,
    {
      kind: 'select',
      type: 'creature',
      quantifier: { kind: 'choose', min: lucky, max: lucky },
      where: [{ kind: 'is', card: { kind: 'ref', name: 'them' } }],
    },
    { ...bindings, it: creatures },
    { verb: 'capture' },
  );
}

function amberInAll(
  game: Game,
  pools: Iterable<PlayerId>,
  from: CaptureSource | undefined,
  bindings: Bindings,
): number {
  let sum = 0;
  for (const pool of pools) sum += amberToCapture(game, pool, from, bindings);
  return sum;
}
