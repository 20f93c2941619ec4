/** Gain, lose, steal, exalt and redistribute amber [4.4]. */
import type { Effect } from '../../language/effects.ts';
import type { Amount } from '../../language/numbers.ts';
import type { Game } from '../../state/game.ts';
import { card, opponentOf, player } from '../../state/game.ts';
import { isCreatureInPlay } from '../../queries/card-queries.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { log } from '../../log/log.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { allot } from './allot.ts';
import { evaluate } from '../../queries/amounts.ts';
import { pickTargets } from './choose-targets.ts';
import { playerMeant, playersMeant } from '../../queries/named-players.ts';
import { candidates } from '../../queries/targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING, outcomeOf } from './script.ts';
import { canBeStolenFrom, keepsAmber } from '../../queries/pools.ts';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** The amount for one player where the sentence is about several: "that player" stands for this one. */
function amountFor(game: Game, amount: Amount, bindings: Bindings, who: PlayerId): number {
  return evaluate(game, amount, { ...bindings, player: who });
}

export function* gain(
  game: Game,
  { who, amount }: { who: Parameters<typeof playersMeant>[1]; amount: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const events: GameEvent[] = [];
  let wanted = 0;
  for (const id of playersMeant(game, who, bindings)) {
    const gained = amountFor(game, amount, bindings, id);
    wanted += gained;
    if (gained > 0) events.push({ type: 'amberGained', player: id, amount: gained, card: bindings.self });
  }
  yield* happen(game, ...events);
  return outcomeOf(events, wanted);
}

export function* lose(
  game: Game,
  { who, amount }: { who: Parameters<typeof playersMeant>[1]; amount: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const events: GameEvent[] = [];
  let wanted = 0;
  for (const id of playersMeant(game, who, bindings)) {
    const asked = amountFor(game, amount, bindings, id);
    const lost = Math.min(player(game, id).amber, asked);
    wanted += asked;
    if (lost > 0) events.push({ type: 'amberLost', player: id, amount: lost });
  }
  yield* happen(game, ...events);
  return outcomeOf(events, wanted);
}

export function* steal(
  game: Game,
  { who, amount }: { who: Parameters<typeof playerMeant>[1]; amount: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const thief = playerMeant(game, who, bindings);
  if (thief === undefined) return NOTHING;
  return yield* stealAmber(game, thief, evaluate(game, amount, bindings));
}

/** One player steals from the other, unless something forbids it. */
function* stealAmber(game: Game, thief: PlayerId, wanted: number): Step<Outcome> {
  const from = opponentOf(game, thief);
  const stolen = Math.min(player(game, from).amber, wanted);
  if (stolen <= 0) return NOTHING;
  if (!canBeStolenFrom(game, from)) {
    log(game, thief, 'log.stealForbidden', { target: { player: from } });
    return NOTHING;
  }
  const happened = yield* happen(game, {
    type: 'amberStolen',
    player: thief,
    from,
    amount: stolen,
    ...(keepsAmber(game, from) && { spared: true as const }),
  });
  return outcomeOf(happened, wanted);
}

export function* exalt(game: Game, { target, times }: EffectOf<'exalt'>, bindings: Bindings): Step<Outcome> {
  const amount = evaluate(game, times, bindings);
  // Nobody is asked for a creature that is not exalted [20.5].
  if (amount <= 0) return NOTHING;
  const creatures = yield* pickTargets(game, target, bindings, {
    verb: 'exalt',
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const exaltedBy = bindings.you;
  const events = creatures.map((id): GameEvent => ({ type: 'amberPlaced', card: id, amount, exaltedBy }));
  yield* happen(game, ...events);
  return { done: events.length > 0, cards: creatures, amount };
}

/** Redistributes the amber on creatures. This is neither a loss nor a capture. */
export function* redistributeAmber(
  game: Game,
  { among }: EffectOf<'redistribute-amber'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = candidates(game, among, bindings).filter((id) => isCreatureInPlay(game, id));
  const total = (among: readonly CardId[]) => among.reduce((sum, id) => sum + card(game, id).amber, 0);
  if (total(cards) === 0 || cards.length < 2) return { done: false, cards };
  const sums = yield* allot(game, 'amber', { total, among: cards, source: bindings.self });
  const events = cards.flatMap((id): GameEvent[] => {
    const change = (sums.get(id) ?? 0) - card(game, id).amber;
    if (change < 0) return [{ type: 'amberRemoved', card: id, amount: -change }];
    return change > 0 ? [{ type: 'amberPlaced', card: id, amount: change }] : [];
  });
  yield* happen(game, ...events);
  return { done: true, cards };
}
