/** Other effects on cards: look, attach, counters, control, flip, swap [14]. */
import { controllerOf, isCreatureInPlay, isInPlay, typeOf } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { settle } from '../reactions/settle.ts';
import type { Game } from '../../state/game.ts';
import { card, faceOf, opponentOf } from '../../state/game.ts';
import type { EffectOf } from '../../language/effects.ts';
import type { Target } from '../../language/nouns.ts';
import { placeOf } from '../../state/library.ts';
import { log } from '../../log/log.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import { swapControl, swapPositions } from '../steps/battleline.ts';
import { flipCards } from '../steps/flip.ts';
import type { CardId, Counter } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { amountTaken } from './ask-for-number.ts';
import { pickTargets } from './choose-targets.ts';
import { playerMeant } from '../../queries/named-players.ts';
import type { Outcome } from './script.ts';
import { NOTHING, amountOf, outcomeOf } from './script.ts';

/**
 * Only the active player sees the cards, until their next decision. The log shows them to that player later
 * [14.22].
 */
export function* look(game: Game, target: Target, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, target, bindings, { verb: 'look' });
  const { activePlayer } = game.state;
  if (cards.length > 0) {
    commit(game, { type: 'cardsLookedAt', player: activePlayer, cards });
    const list = cards.map((id) => ({
      card: id,
      slug: faceOf(game, id),
      hiddenFrom: [opponentOf(game, activePlayer)],
    }));
    log(game, activePlayer, 'log.look', { cards: { list } });
  }
  return { done: cards.length > 0, cards, thisWay: { 'looked at': cards } };
}

export function* attach(game: Game, effect: EffectOf<'attach'>, bindings: Bindings): Step<Outcome> {
  const upgrades = yield* pickTargets(game, effect.upgrade, bindings, { verb: 'attach' });
  const [host] = yield* pickTargets(game, effect.to, bindings, {
    verb: 'attach',
    applicable: (id) =>
      (effect.text === undefined ? isCreatureInPlay(game, id) : canCarry(game, id)) &&
      !upgrades.every((upgrade) => card(game, upgrade).parent === id),
    purpose: 'attach-upgrade',
  });
  if (upgrades.length === 0 || host === undefined) return { done: false };
  const by = effect.by === undefined ? undefined : playerMeant(game, effect.by, bindings);
  const events = upgrades.map((upgrade): GameEvent => ({
    type: 'upgradeAttached',
    card: upgrade,
    host,
    player: by ?? card(game, upgrade).controller,
    from: card(game, upgrade).zone,
    ...(effect.text !== undefined && { asUpgrade: true as const, text: placeOf(effect.text) }),
  }));
  yield* happen(game, ...events);
  return { done: true, cards: [host] };
}

/** A text can attach cards to artifacts too. */
function canCarry(game: Game, id: CardId): boolean {
  return isInPlay(game, id) && typeOf(game, id) !== 'upgrade';
}

export function* counters(game: Game, effect: EffectOf<'counters'>, bindings: Bindings): Step<Outcome> {
  const { counter, remove } = effect;
  const amount = evaluate(game, effect.amount, bindings);
  // Nobody is asked for a card if there is no counter to put [20.5].
  if (amount <= 0) return NOTHING;
  const cards = yield* pickTargets(game, effect.on, bindings, {
    verb: 'counters',
    applicable: (id) => isInPlay(game, id),
  });
  if (remove) return yield* removeCounters(game, effect, cards, amount, bindings);
  const events = cards.map((id): GameEvent => ({ type: 'countersAdded', card: id, counter, amount }));
  yield* happen(game, ...events);
  return { ...outcomeOf(events, amount * cards.length), cards };
}

function* removeCounters(
  game: Game,
  effect: EffectOf<'counters'>,
  cards: readonly CardId[],
  wanted: number,
  bindings: Bindings,
): Step<Outcome> {
  const { counter, upTo } = effect;
  const events: GameEvent[] = [];
  for (const id of cards) {
    const most = Math.min(wanted, card(game, id).counters[counter] ?? 0);
    const amount = yield* amountTaken(game, effect, bindings.self, most);
    if (amount > 0) events.push({ type: 'countersRemoved', card: id, counter, amount });
  }
  yield* happen(game, ...events);
  return { ...outcomeOf(events, upTo ? Infinity : wanted * cards.length), cards };
}

/** Counters of every kind on these cards. */
export function* clearCounters(
  game: Game,
  { on }: EffectOf<'clear-counters'>,
  bindings: Bindings,
): Step<Outcome> {
  const cards = yield* pickTargets(game, on, bindings, {
    verb: 'counters',
    applicable: (id) => isInPlay(game, id),
  });
  const events = cards.flatMap((id) =>
    (Object.entries(card(game, id).counters) as [Counter, number][]).map(([counter, amount]) => ({
      type: 'countersRemoved' as const,
      card: id,
      counter,
      amount,
    })),
  );
  yield* happen(game, ...events);
  return { done: events.length > 0, cards, amount: amountOf(events) };
}

/**
 * Moves counters from one card to others, or from several to one. Other texts do not see this as adding or removing
 * [13.9].
 */
export function* moveCounters(
  game: Game,
  effect: EffectOf<'move-counters'>,
  bindings: Bindings,
): Step<Outcome> {
  const { counter, amount, from, to } = effect;
  const has = (id: CardId) => isInPlay(game, id) && (card(game, id).counters[counter] ?? 0) > 0;
  const sources = yield* pickTargets(game, from, bindings, { verb: 'move-counters', applicable: has });
  if (sources.length === 0) return NOTHING;
  const [target] = yield* pickTargets(
    game,
    to,
    { ...bindings, it: sources },
    {
      verb: 'move-counters',
      applicable: (id) => isInPlay(game, id) && (id !== sources[0] || sources.length > 1),
    },
  );
  if (target === undefined) return NOTHING;
  const wanted = evaluate(game, amount, bindings);
  const events: Extract<GameEvent, { type: 'countersRemoved' | 'countersAdded' }>[] = [];
  for (const source of sources) {
    const most = source === target ? 0 : Math.min(wanted, card(game, source).counters[counter] ?? 0);
    const moved = yield* amountTaken(game, effect, bindings.self, most);
    if (moved <= 0) continue;
    events.push(
      { type: 'countersRemoved', card: source, counter, amount: moved },
      { type: 'countersAdded', card: target, counter, amount: moved, moved: true },
    );
  }
  yield* happen(game, ...events);
  const moved = events.filter(({ type }) => type === 'countersAdded');
  return { ...outcomeOf(moved, effect.upTo ? Infinity : wanted * sources.length), cards: [target] };
}

export function* control(game: Game, effect: EffectOf<'control'>, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, effect.of, bindings, {
    verb: 'control',
    applicable: (id) => isInPlay(game, id),
  });
  for (const id of cards) yield* giveControl(game, effect, { ...bindings, it: [id] });
  return { done: cards.length > 0, cards };
}

/** The latest of several control effects applies until the card leaves play [15.6]. */
function* giveControl(game: Game, effect: EffectOf<'control'>, bindings: Bindings): Step {
  const to = playerMeant(game, effect.to, bindings);
  if (to === undefined) return;
  yield* happen(game, {
    type: 'lastingAdded',
    effect: {
      id: game.state.clock,
      ...placeOf(effect),
      // The player is fixed now. A later meaning of "you" does not change it.
      bindings:
        effect.to === 'opponent' ? { ...bindings, you: opponentOf(game, to) } : { ...bindings, you: to },
      until: 'while-it-is-in-play',
      waiting: false,
      once: false,
      gone: [],
      ...(effect.at && { at: effect.at }),
    },
  });
}

/** Turns cards in play over [5.6]. */
export function* flip(game: Game, { target }: EffectOf<'flip'>, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, target, bindings, {
    verb: 'flip',
    applicable: (id) => isInPlay(game, id),
  });
  const flipped = yield* flipCards(game, cards);
  return { done: flipped.length > 0 && flipped.length === cards.length, cards };
}

/** Swaps two creatures of one battleline [14.26], or who controls two cards [15.6]. */
export function* swap(game: Game, effect: EffectOf<'swap'>, bindings: Bindings): Step<Outcome> {
  const [one] = yield* pickTargets(game, effect.a, bindings, { verb: 'swap' });
  const [other] = yield* pickTargets(game, effect.b, bindings, { verb: 'swap' });
  if (one === undefined || other === undefined || one === other) return { done: false };
  // Both must be there to be swapped.
  if (effect.what !== 'zones' && ![one, other].every((id) => isInPlay(game, id))) return { done: false };
  if (effect.what === 'position') {
    if (controllerOf(game, one) !== controllerOf(game, other)) return { done: false };
    yield* swapPositions(game, one, other);
  } else if (effect.what === 'control') {
    yield* swapControl(game, one, other);
  } else if (effect.what === 'contents') {
    yield* happen(game, { type: 'contentsSwapped', card: one, other });
  } else {
    yield* swapZones(game, one, other);
  }
  return { done: true, cards: [one, other] };
}

/** Each card takes the other's position. Nothing is discarded, drawn or put into play by this. */
function* swapZones(game: Game, one: CardId, other: CardId): Step {
  const moves = [one, other].map((id) => ({
    card: id,
    from: card(game, id).zone,
    player: card(game, id).owner,
  }));
  const [first, second] = moves;
  if (first === undefined || second === undefined) return;
  commit(game, { type: 'cardMoved', ...first, to: second.from });
  commit(game, { type: 'cardMoved', ...second, to: first.from });
  yield* settle(game);
}
