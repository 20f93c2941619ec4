/** Gain, lose, steal, capture, exalt and move amber [4.4]. */
import type { AmberPlace, Effect } from '../../language/effects.ts';
import type { Amount } from '../../language/numbers.ts';
import type { Game } from '../../state/game.ts';
import { card, opponentOf, player } from '../../state/game.ts';
import { grouped } from '../../state/group-by.ts';
import { statements } from '../../queries/board.ts';
import { isCreatureInPlay, isInPlay } from '../../queries/card-queries.ts';
import type { GameEvent } from '../../state/events.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { log } from '../../log/log.ts';
import { mayNot } from '../../queries/permissions.ts';
import { say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { allot } from './allot.ts';
import { evaluate } from '../../queries/amounts.ts';
import { askForNumber } from './ask-for-number.ts';
import { pickTargets } from './choose-targets.ts';
import { playerMeant, playersMeant } from '../../queries/named-players.ts';
import { candidates, cardsMeant } from '../../queries/targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING } from './script.ts';
import { canBeStolenFrom, poolCapturedFrom, poolsCapturedFrom } from '../../queries/pools.ts';

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
  for (const id of playersMeant(game, who, bindings)) {
    const gained = amountFor(game, amount, bindings, id);
    if (gained > 0) events.push({ type: 'amberGained', player: id, amount: gained, card: bindings.self });
  }
  yield* happen(game, ...events);
  return outcomeOf(events);
}

export function* lose(
  game: Game,
  { who, amount }: { who: Parameters<typeof playersMeant>[1]; amount: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const events: GameEvent[] = [];
  for (const id of playersMeant(game, who, bindings)) {
    const lost = Math.min(player(game, id).amber, amountFor(game, amount, bindings, id));
    if (lost <= 0) continue;
    events.push({ type: 'amberLost', player: id, amount: lost });
  }
  yield* happen(game, ...events);
  return outcomeOf(events);
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
  return outcomeOf(
    yield* happen(game, {
      type: 'amberStolen',
      player: thief,
      from,
      amount: stolen,
      ...(keepsAmber(game, from) && { spared: true as const }),
    }),
  );
}

/** A text can make amber come from the supply instead of this player's pool [4.4.4]. */
function keepsAmber(game: Game, id: PlayerId): boolean {
  return statements(game, 'keeps-amber').some(({ node, bindings }) =>
    playersMeant(game, node.who, bindings).includes(id),
  );
}

function outcomeOf(events: readonly GameEvent[]): Outcome {
  const amount = events.reduce((sum, event) => sum + ('amount' in event ? event.amount : 0), 0);
  return { done: amount > 0, amount };
}

/** The amber of a pool that can be captured: all of it unless something forbids it [9.8]. */
function amberToCapture(game: Game, pool: PlayerId): number {
  return mayNot(game, pool, 'be-captured-from') ? 0 : player(game, pool).amber;
}

export function* capture(game: Game, effect: EffectOf<'capture'>, bindings: Bindings): Step<Outcome> {
  const { by, amount, from } = effect;
  if (from === 'added') return yield* captureAdded(game, effect, bindings);
  if (from === 'any-pool') return yield* captureFromBoth(game, effect, bindings);
  const applicable = (id: CardId) =>
    isCreatureInPlay(game, id) && amberToCapture(game, poolCapturedFrom(game, id, from, bindings)) > 0;
  const creatures = yield* pickTargets(game, by, bindings, { verb: 'capture', applicable });
  const wanted = evaluate(game, amount, bindings);
  const ordered: CardId[] = [];
  for (const [pool, ofPool] of grouped(creatures, (id) => poolCapturedFrom(game, id, from, bindings)))
    ordered.push(...(yield* inOrderOfCapture(game, ofPool, amberToCapture(game, pool), wanted, bindings)));
  const events: GameEvent[] = [];
  let sparedSoFar = 0;
  for (const id of ordered) {
    const pool = poolCapturedFrom(game, id, from, bindings);
    const spared = keepsAmber(game, pool);
    const captured = Math.min(amberToCapture(game, pool) - (spared ? sparedSoFar : 0), wanted);
    if (captured <= 0) continue;
    const event: GameEvent = {
      type: 'amberCaptured',
      card: id,
      from: pool,
      amount: captured,
      ...(spared && { spared }),
    };
    if (yield* isReplaced(game, event)) continue;
    commit(game, event);
    events.push(event);
    if (spared) sparedSoFar += captured;
  }
  yield* settle(game);
  yield* react(game, events);
  return { ...outcomeOf(events), cards: creatures };
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
  const pool = poolCapturedFrom(game, first, undefined, bindings);
  const total = Math.min(evaluate(game, amount, bindings), amberToCapture(game, pool));
  if (total <= 0) return NOTHING;
  const sums =
    cards.length === 1
      ? new Map([[first, total]])
      : yield* allot(game, 'amber', { total, among: cards, source: bindings.self });
  const events = [...sums].map(([id, sum]): GameEvent => ({
    type: 'amberCaptured',
    card: id,
    from: pool,
    amount: sum,
    ...(keepsAmber(game, pool) && { spared: true as const }),
  }));
  return { ...outcomeOf(yield* happen(game, ...events)), cards };
}

/** Captures amber on its way to a pool. It has already left its source [4.4.4]. */
function* captureAdded(game: Game, { by, amount }: EffectOf<'capture'>, bindings: Bindings): Step<Outcome> {
  const captured = evaluate(game, amount, bindings);
  const creatures = cardsMeant(game, by, bindings).filter((id) => isCreatureInPlay(game, id));
  const events = creatures.map((id): GameEvent => ({
    type: 'amberCaptured',
    card: id,
    from: null,
    amount: captured,
  }));
  return { ...outcomeOf(yield* happen(game, ...events)), cards: creatures };
}

/** Captures as much as possible. The active player divides it between the two pools. */
function* captureFromBoth(
  game: Game,
  { by, amount, from }: EffectOf<'capture'>,
  bindings: Bindings,
): Step<Outcome> {
  const poolsOf = (id: CardId) => poolsCapturedFrom(game, id, from, bindings);
  const creatures = yield* pickTargets(game, by, bindings, {
    verb: 'capture',
    applicable: (id) =>
      isCreatureInPlay(game, id) && poolsOf(id).some((pool) => amberToCapture(game, pool) > 0),
  });
  const wanted = evaluate(game, amount, bindings);
  const events: GameEvent[] = [];
  for (const id of creatures) {
    const shares = yield* sharesOfPools(game, poolsOf(id), wanted, bindings);
    const captures = [...shares].map(([pool, share]): GameEvent => ({
      type: 'amberCaptured',
      card: id,
      from: pool,
      amount: share,
      ...(keepsAmber(game, pool) && { spared: true as const }),
    }));
    events.push(...(yield* happen(game, ...captures)));
  }
  return { ...outcomeOf(events), cards: creatures };
}

/** Decides how much comes from each of two pools. Asks for the first amount unless only one is possible. */
function* sharesOfPools(
  game: Game,
  [first, second]: readonly PlayerId[],
  wanted: number,
  { self }: Bindings,
): Step<Map<PlayerId, number>> {
  if (first === undefined || second === undefined) return new Map();
  const [there, elsewhere] = [amberToCapture(game, first), amberToCapture(game, second)];
  const total = Math.min(wanted, there + elsewhere);
  const [least, most] = [Math.max(0, total - elsewhere), Math.min(total, there)];
  const text = say('prompt.captureFrom.text', { player: { player: first } });
  const share = yield* askForNumber(game, self, text, least, most);
  return new Map(
    [[first, share] as const, [second, total - share] as const].filter(([, amount]) => amount > 0),
  );
}

/** If a pool has too little amber for all, the active player decides who gets it first [4.4.3]. */
function* inOrderOfCapture(
  game: Game,
  creatures: readonly CardId[],
  amber: number,
  wanted: number,
  bindings: Bindings,
): Step<readonly CardId[]> {
  if (creatures.length < 2 || amber >= wanted * creatures.length) return creatures;
  const lucky = Math.max(1, Math.ceil(amber / wanted));
  const chosen = yield* pickTargets(
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
  return chosen;
}

export function* exalt(game: Game, { target, times }: EffectOf<'exalt'>, bindings: Bindings): Step<Outcome> {
  const creatures = yield* pickTargets(game, target, bindings, {
    verb: 'exalt',
    applicable: (id) => isCreatureInPlay(game, id),
  });
  const amount = evaluate(game, times, bindings);
  if (amount <= 0) return { ...NOTHING, cards: creatures };
  const events = creatures.map((id): GameEvent => ({ type: 'amberPlaced', card: id, amount, exalted: true }));
  yield* happen(game, ...events);
  return { done: events.length > 0, cards: creatures, amount };
}

/** Moves amber between a pool, a card and the supply; to a pool it counts as added there [4.4]. */
export function* moveAmber(game: Game, effect: EffectOf<'move-amber'>, bindings: Bindings): Step<Outcome> {
  const sources = yield* placesMeant(game, effect.from, bindings, (id) => card(game, id).amber > 0);
  const targets = yield* placesMeant(game, effect.to, { ...bindings, it: sources.cards });
  const wanted = evaluate(game, effect.amount, bindings);
  let amount = 0;
  const cards = [...sources.cards, ...targets.cards];
  for (const source of sources.places) {
    const target = targets.places[0];
    if (target === undefined) continue;
    const moved = Math.min(wanted, amberAt(game, source));
    if (moved <= 0) continue;
    amount += moved;
    yield* transferAmber(game, source, target, moved);
  }
  return { done: amount > 0, amount, cards };
}

type Place = { pool: PlayerId } | { card: CardId } | 'supply';

function* placesMeant(
  game: Game,
  place: AmberPlace,
  bindings: Bindings,
  applicable: (id: CardId) => boolean = () => true,
): Step<{ places: Place[]; cards: CardId[] }> {
  if (place === 'supply') return { places: ['supply'], cards: [] };
  if ('pool' in place) {
    return { places: playersMeant(game, place.pool, bindings).map((pool) => ({ pool })), cards: [] };
  }
  const cards = yield* pickTargets(game, place.on, bindings, {
    verb: 'move-amber',
    applicable: (id) => isInPlay(game, id) && applicable(id),
  });
  return { places: cards.map((id) => ({ card: id })), cards: cards.slice() };
}

function amberAt(game: Game, place: Place): number {
  if (place === 'supply') return Infinity;
  return 'pool' in place ? player(game, place.pool).amber : card(game, place.card).amber;
}

function* transferAmber(game: Game, from: Place, to: Place, amount: number): Step {
  const events: GameEvent[] = [];
  if (from !== 'supply' && 'pool' in from && to !== 'supply' && 'pool' in to) {
    yield* happen(game, { type: 'amberPaid', player: from.pool, to: to.pool, amount });
    return;
  }
  if (from !== 'supply' && 'pool' in from && to !== 'supply' && 'card' in to) {
    yield* happen(game, { type: 'amberPlaced', card: to.card, amount, from: from.pool });
    return;
  }
  if (from !== 'supply') {
    if ('pool' in from) events.push({ type: 'amberLost', player: from.pool, amount });
    else events.push({ type: 'amberRemoved', card: from.card, amount });
  }
  if (to !== 'supply') {
    if ('pool' in to) {
      events.push({ type: 'amberGained', player: to.pool, amount });
    } else {
      events.push({ type: 'amberPlaced', card: to.card, amount });
    }
  }
  yield* happen(game, ...events);
}

/** Redistributes the amber on creatures. This is neither a loss nor a capture. */
export function* redistributeAmber(
  game: Game,
  { among }: EffectOf<'redistribute-amber'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = candidates(game, among, bindings).filter((id) => isCreatureInPlay(game, id));
  const total = cards.reduce((sum, id) => sum + card(game, id).amber, 0);
  if (total === 0 || cards.length < 2) return { done: false, cards };
  const sums = yield* allot(game, 'amber', { total, among: cards, source: bindings.self });
  const events = cards.flatMap((id): GameEvent[] => {
    const change = (sums.get(id) ?? 0) - card(game, id).amber;
    if (change < 0) return [{ type: 'amberRemoved', card: id, amount: -change }];
    return change > 0 ? [{ type: 'amberPlaced', card: id, amount: change }] : [];
  });
  yield* happen(game, ...events);
  return { done: true, cards };
}
