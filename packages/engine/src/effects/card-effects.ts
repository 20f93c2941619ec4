/** What is done to cards: destroy, purge, archive, ready, stun, put … [14]. */
import type { Amount, PlainVerb, Deed, Effect, PutPlace, Select, Target } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { card, cardArg, opponentOf } from '../game.ts';
import { controllerOf, isCreatureInPlay, isForbidden, isInPlay, typeOf } from '../characteristics/queries.ts';
import type { CardStatus, GameEvent } from '../events/events.ts';
import { commit } from '../events/commit.ts';
import { happen } from '../events/happen.ts';
import { react } from '../events/react.ts';
import type { Step } from '../prompts/question.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { destroy } from '../steps/destroy.ts';
import { discardCards } from '../steps/discard.ts';
import { putIntoPlay } from '../steps/enter-play.ts';
import { flipCards } from '../steps/flip.ts';
import { assemble } from '../steps/gigantic.ts';
import { canBePlayed } from '../steps/play-legality.ts';
import type { Move } from '../steps/leave-play.ts';
import { moveCards } from '../steps/leave-play.ts';
import { moveAnywhere, moveToFlank, swapControl, swapPositions } from '../steps/battleline.ts';
import { placeOf } from '../library.ts';
import { DONE as BUTTON_DONE, ask, question, say } from '../prompts/ask.ts';
import { shuffle } from '../state/random.ts';
import { evaluate } from './amounts.ts';
import { inOrderOfPiles } from './card-places.ts';
import { pickTargets } from './pick.ts';
import { playerMeant } from './players.ts';
import { candidates } from './targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING } from './script.ts';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Can the verb be applied to the card in kind [10.3]? To one that is already so, it can. */
export function applicableTo(game: Game, verb: PlainVerb, id: CardId): boolean {
  switch (verb) {
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
    case 'calm':
      return isCreatureInPlay(game, id);
    case 'ready':
    case 'exhaust':
      return isInPlay(game, id) && typeOf(game, id) !== 'upgrade';
    case 'destroy':
      return isInPlay(game, id);
    default:
      return true;
  }
}

/** Does one thing to all cards that some phrases mean, at the same time. */
export function* verb(
  game: Game,
  kind: PlainVerb,
  targets: readonly Target[],
  bindings: Bindings,
): Step<Outcome> {
  const cards: CardId[] = [];
  for (const target of targets) {
    const applicable = (id: CardId) =>
      !cards.includes(id) && applicableTo(game, kind, id) && isWithinReach(game, target, id);
    cards.push(...(yield* pickTargets(game, target, bindings, { verb: kind, applicable })));
  }
  const affected = yield* affect(game, kind, cards, bindings);
  return {
    done: cards.length > 0 && affected.length === cards.length,
    cards,
    deeds: { [DEEDS[kind]]: affected },
  };
}

/** What an ability calls "it" is out of its reach once it has gone from play into a hidden zone [0.9]. */
function isWithinReach(game: Game, target: Target, id: CardId): boolean {
  if (target.kind !== 'ref' || target.name === 'self' || target.name === 'this-creature') return true;
  const { zone } = card(game, id);
  const isHidden = zone === 'hand' || zone === 'deck' || zone === 'archives';
  return !isHidden || game.state.lastKnown[id] === undefined;
}

/** Does the sentence do one verb to cards, and nothing else? */
export function isPlainVerb(effect: Effect): effect is EffectOf<PlainVerb> {
  return effect.kind in DEEDS;
}

const DEEDS: Record<PlainVerb, Deed> = {
  destroy: 'destroyed',
  purge: 'purged',
  archive: 'archived',
  ready: 'readied',
  exhaust: 'exhausted',
  stun: 'stunned',
  unstun: 'moved',
  ward: 'moved',
  unward: 'moved',
  enrage: 'moved',
  calm: 'moved',
  reveal: 'revealed',
  'return-to-hand': 'returned',
};

function* affect(game: Game, kind: PlainVerb, cards: readonly CardId[], bindings: Bindings): Step<CardId[]> {
  switch (kind) {
    case 'destroy':
      return yield* destroy(
        game,
        cards.map((id) => ({ card: id })),
      );
    case 'purge':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'purged', purgedBy: bindings.self }));
    case 'return-to-hand':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'hand' }));
    case 'archive':
      return yield* archive(game, cards, bindings);
    case 'ready':
      return yield* change(
        game,
        cards,
        (id) => canBeReadied(game, id),
        (id) => ({ type: 'cardReadied', card: id }),
      );
    case 'exhaust':
      return yield* change(
        game,
        cards,
        (id) => !card(game, id).exhausted,
        (id) => ({ type: 'cardExhausted', card: id }),
      );
    case 'stun':
      return yield* giveStatus(game, cards, 'stunned');
    case 'ward':
      return yield* giveStatus(game, cards, 'warded');
    case 'enrage':
      return yield* giveStatus(game, cards, 'enraged');
    case 'unstun':
      return yield* change(
        game,
        cards,
        (id) => card(game, id).stunned,
        (id) => ({ type: 'statusLost', card: id, status: 'stunned' }),
      );
    case 'unward':
      return yield* loseStatus(game, cards, 'warded');
    case 'calm':
      return yield* loseStatus(game, cards, 'enraged');
    case 'reveal':
      return yield* change(
        game,
        cards,
        () => true,
        (id) => ({ type: 'cardRevealed', card: id, player: bindings.you }),
      );
  }
}

export function canBeReadied(game: Game, id: CardId): boolean {
  return card(game, id).exhausted && !isForbidden(game, id, 'ready');
}

/** An event for each card that it would change. @returns the cards that changed */
function* change(
  game: Game,
  cards: readonly CardId[],
  would: (id: CardId) => boolean,
  event: (id: CardId) => GameEvent,
): Step<CardId[]> {
  const changing = cards.filter(would);
  yield* happen(game, ...changing.map(event));
  return changing;
}

function giveStatus(game: Game, cards: readonly CardId[], status: CardStatus): Step<CardId[]> {
  return change(
    game,
    cards,
    (id) => !card(game, id)[status],
    (id) => ({ type: 'statusGained', card: id, status }),
  );
}

function loseStatus(game: Game, cards: readonly CardId[], status: CardStatus): Step<CardId[]> {
  return change(
    game,
    cards,
    (id) => card(game, id)[status],
    (id) => ({ type: 'statusLost', card: id, status }),
  );
}

/** Moves cards and says which of them went where they were sent. */
function* relocate(game: Game, cards: readonly CardId[], move: (id: CardId) => Move): Step<CardId[]> {
  return yield* moveCards(game, cards.map(move));
}

/** Into their owners' archives [14.1]. */
function* archive(game: Game, cards: readonly CardId[], bindings: Bindings): Step<CardId[]> {
  const from = new Map(cards.map((id) => [id, card(game, id).zone]));
  const archived = yield* relocate(game, cards, (id) => ({ card: id, to: 'archives' }));
  const events = archived.map((id): GameEvent => ({
    type: 'cardArchived',
    card: id,
    player: bindings.you,
    from: from.get(id) ?? 'hand',
  }));
  for (const event of events) commit(game, event);
  if (events.length > 0) yield* react(game, events);
  return archived;
}

/** The cards that are looked at; `show` lets the player see them. */
export function* look(game: Game, target: Target, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, target, bindings, { verb: 'look' });
  return { done: cards.length > 0, cards, deeds: { 'looked at': cards } };
}

/**
 * Shows cards to the active player alone, until they have seen enough [14.22]. Where the next sentence has them choose
 * among the cards they see them while they choose.
 */
export function* show(game: Game, next: Effect | undefined, looked: Outcome, bindings: Bindings): Step {
  const { cards = [] } = looked;
  if (cards.length === 0 || isChoiceAmong(game, next, cards, bindings)) return;
  yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'choice',
      purpose: 'pick-from-list',
      title: say('prompt.look.text', { card: cardArg(game, bindings.self) }),
      source: bindings.self,
      subjects: cards,
      controls: [BUTTON_DONE],
    }),
  );
}

/** Does a sentence ask for one or several of these cards and no others? */
function isChoiceAmong(
  game: Game,
  next: Effect | undefined,
  cards: readonly CardId[],
  bindings: Bindings,
): boolean {
  const effect = next?.kind === 'may' ? next.do[0] : next;
  if (effect === undefined || !('target' in effect) || effect.target.kind === 'ref') return false;
  if (effect.target.quantifier.kind !== 'choose') return false;
  const found = candidates(game, effect.target, bindings);
  // Where none of them can be played nobody is asked.
  if (effect.kind === 'play' && !found.some((id) => canBePlayed(game, id, bindings.you))) return false;
  return found.length > 0 && found.every((id) => cards.includes(id));
}

export function* discard(game: Game, effect: EffectOf<'discard'>, bindings: Bindings): Step<Outcome> {
  const by = effect.by === undefined ? null : playerMeant(game, effect.by, bindings);
  const one = oneAtRandom(effect.target);
  if (one !== null) return yield* discardOneByOne(game, by ?? bindings.you, one, bindings);
  const cards = yield* pickTargets(game, effect.target, bindings, {
    verb: 'discard',
    ...(by !== null && { chooser: by }),
  });
  const discarded = yield* discardCards(game, by ?? bindings.you, cards);
  return {
    done: cards.length > 0 && discarded.length === cards.length,
    cards,
    deeds: { discarded },
    amount: discarded.length,
  };
}

/** Several random cards of a hand are discarded one at a time [10.8]. */
function oneAtRandom(target: Target): { one: Select; number: Amount } | null {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone' || target.zone.name !== 'hand') return null;
  const { quantifier } = target;
  if (quantifier.kind !== 'random' || quantifier.n === 1) return null;
  return { one: { ...target, quantifier: { kind: 'random', n: 1 } }, number: quantifier.n };
}

/** What the first sets off happens before the next is drawn; how many there are is fixed at the start. */
function* discardOneByOne(
  game: Game,
  by: PlayerId,
  { one, number }: { one: Select; number: Amount },
  bindings: Bindings,
): Step<Outcome> {
  const wanted = evaluate(game, number, bindings);
  const cards: CardId[] = [];
  const discarded: CardId[] = [];
  for (let count = 0; count < wanted; count++) {
    const drawn = yield* pickTargets(game, one, bindings, { verb: 'discard' });
    if (drawn.length === 0) break;
    cards.push(...drawn);
    discarded.push(...(yield* discardCards(game, by, drawn)));
  }
  const done = wanted > 0 && discarded.length === wanted;
  return { done, cards, deeds: { discarded }, amount: discarded.length };
}

/** Puts the cards that some phrases of one sentence mean in one place, at the same time. */
export function* put(
  game: Game,
  effects: readonly [EffectOf<'put'>, ...EffectOf<'put'>[]],
  bindings: Bindings,
): Step<Outcome> {
  const [first] = effects;
  const { where } = first;
  const cards: CardId[] = [];
  for (const { target } of effects) {
    const applicable = (id: CardId) =>
      !cards.includes(id) &&
      isWithinReach(game, target, id) &&
      (where === 'flank' || where === 'anywhere' ? isCreatureInPlay(game, id) : true);
    cards.push(...(yield* pickTargets(game, target, bindings, { verb: 'put', applicable })));
  }
  const moved = yield* putCards(game, first, cards, bindings);
  return {
    done: cards.length > 0 && moved.length === cards.length,
    cards,
    deeds: { [PUT_DEEDS[where] ?? 'moved']: moved },
  };
}

const PUT_DEEDS: Partial<Record<PutPlace, Deed>> = {
  shuffle: 'shuffled',
  hand: 'returned',
  archives: 'archived',
  abduct: 'archived',
  discard: 'discarded',
  play: 'put into play',
};

function* putCards(
  game: Game,
  { where, state, under, whose, order }: EffectOf<'put'>,
  cards: readonly CardId[],
  bindings: Bindings,
): Step<CardId[]> {
  switch (where) {
    case 'top':
    case 'bottom':
      return yield* relocate(
        game,
        order === 'random'
          ? inRandomOrder(game, cards)
          : yield* inOrderOfPiles(game, cards, where, bindings.self),
        (id) => ({ card: id, to: 'deck', position: where }),
      );
    case 'shuffle': {
      const shuffled = yield* relocate(game, cards, (id) => ({ card: id, to: 'deck' }));
      const owners = new Set(shuffled.map((id) => card(game, id).owner));
      for (const owner of owners) yield* happen(game, { type: 'deckShuffled', player: owner });
      return shuffled;
    }
    case 'hand':
      return yield* relocate(game, cards, (id) => ({ card: id, to: 'hand' }));
    case 'archives':
      return yield* relocate(game, cards, (id) => ({
        card: id,
        to: 'archives',
        ...(whose !== undefined && { player: playerMeant(game, whose, { ...bindings, it: [id] }) }),
      }));
    case 'abduct':
      return yield* abduct(game, cards, bindings.you);
    case 'discard':
      return yield* discardCards(game, bindings.you, cards);
    case 'flank':
      for (const id of cards) yield* moveToFlank(game, id);
      return cards.slice();
    case 'anywhere':
      for (const id of cards) yield* moveAnywhere(game, id);
      return cards.slice();
    case 'play': {
      const entered: CardId[] = [];
      for (const whole of yield* assemble(game, cards)) {
        const controller = playerMeant(game, under ?? 'you', { ...bindings, it: [whole.card] });
        if (yield* putIntoPlay(game, whole, controller, state === 'ready')) entered.push(whole.card);
      }
      return entered;
    }
  }
}

function inRandomOrder(game: Game, cards: readonly CardId[]): CardId[] {
  const ordered = cards.slice();
  shuffle(game.state.random, ordered);
  return ordered;
}

/** Into "your" archives, whoever owns the card; it leaves them for its owner's hand [14.3]. */
function* abduct(game: Game, cards: readonly CardId[], you: PlayerId): Step<CardId[]> {
  return yield* relocate(game, cards, (id) => ({
    card: id,
    to: 'archives',
    player: you,
    ...(card(game, id).owner !== you && { abducted: true as const }),
  }));
}

export function* placeUnder(game: Game, effect: EffectOf<'place-under'>, bindings: Bindings): Step<Outcome> {
  const [host] = yield* pickTargets(game, effect.under, bindings, { verb: 'place-under' });
  const cards = yield* pickTargets(game, effect.target, bindings, { verb: 'place-under' });
  if (host === undefined || !isInPlay(game, host)) return { done: false, cards };
  const events = cards.map((id): GameEvent => ({
    type: 'placedUnder',
    card: id,
    under: host,
    facedown: effect.facedown,
    from: card(game, id).zone,
    ...(effect.grafted && { grafted: true as const }),
  }));
  yield* happen(game, ...events);
  return { done: cards.length > 0, cards };
}

export function* attach(game: Game, effect: EffectOf<'attach'>, bindings: Bindings): Step<Outcome> {
  const [upgrade] = yield* pickTargets(game, effect.upgrade, bindings, { verb: 'attach' });
  const [host] = yield* pickTargets(game, effect.to, bindings, {
    verb: 'attach',
    applicable: (id) => isCreatureInPlay(game, id),
    purpose: 'attach-upgrade',
  });
  if (upgrade === undefined || host === undefined) return { done: false };
  const { controller, zone } = card(game, upgrade);
  yield* happen(game, { type: 'upgradeAttached', card: upgrade, host, player: controller, from: zone });
  return { done: true, cards: [host] };
}

export function* counters(game: Game, effect: EffectOf<'counters'>, bindings: Bindings): Step<Outcome> {
  const { counter, remove } = effect;
  const amount = evaluate(game, effect.amount, bindings);
  // Where there is no counter to put nobody is asked where to put it (prompts 5).
  if (amount <= 0) return NOTHING;
  const cards = yield* pickTargets(game, effect.on, bindings, {
    verb: 'counters',
    applicable: (id) => isInPlay(game, id),
  });
  const events = cards.flatMap((id): GameEvent[] => {
    if (!remove) return [{ type: 'countersAdded', card: id, counter, amount }];
    const removed = Math.min(amount, card(game, id).counters[counter] ?? 0);
    return removed > 0 ? [{ type: 'countersRemoved', card: id, counter, amount: removed }] : [];
  });
  yield* happen(game, ...events);
  return { done: events.length > 0, cards };
}

/** From one card to others; neither added nor removed for what looks at that [13.9]. */
export function* moveCounters(
  game: Game,
  { counter, amount, from, to }: EffectOf<'move-counters'>,
  bindings: Bindings,
): Step<Outcome> {
  const has = (id: CardId) => isInPlay(game, id) && (card(game, id).counters[counter] ?? 0) > 0;
  const [source] = yield* pickTargets(game, from, bindings, { verb: 'move-counters', applicable: has });
  if (source === undefined) return NOTHING;
  const [target] = yield* pickTargets(
    game,
    to,
    { ...bindings, it: [source] },
    {
      verb: 'move-counters',
      applicable: (id) => isInPlay(game, id) && id !== source,
    },
  );
  const moved = Math.min(evaluate(game, amount, bindings), card(game, source).counters[counter] ?? 0);
  if (target === undefined || moved <= 0) return NOTHING;
  yield* happen(
    game,
    { type: 'countersRemoved', card: source, counter, amount: moved },
    { type: 'countersAdded', card: target, counter, amount: moved },
  );
  return { done: true, cards: [target], amount: moved };
}

export function* control(game: Game, effect: EffectOf<'control'>, bindings: Bindings): Step<Outcome> {
  const cards = yield* pickTargets(game, effect.of, bindings, {
    verb: 'control',
    applicable: (id) => isInPlay(game, id),
  });
  for (const id of cards) yield* giveControl(game, effect, { ...bindings, it: [id] });
  return { done: cards.length > 0, cards };
}

/** Of several control effects the latest holds, until the card leaves play [15.6]. */
function* giveControl(game: Game, effect: EffectOf<'control'>, bindings: Bindings): Step {
  const to = playerMeant(game, effect.to, bindings);
  yield* happen(game, {
    type: 'lastingAdded',
    effect: {
      id: game.state.clock,
      ...placeOf(effect),
      // Whoever is meant now keeps it, however "you" may change.
      bindings:
        effect.to === 'opponent' ? { ...bindings, you: opponentOf(game, to) } : { ...bindings, you: to },
      until: 'while-it-is-in-play',
      waiting: false,
      once: false,
      gone: [],
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
  if (effect.what === 'position') {
    if (controllerOf(game, one) !== controllerOf(game, other)) return { done: false };
    yield* swapPositions(game, one, other);
  } else {
    yield* swapControl(game, one, other);
  }
  return { done: true, cards: [one, other] };
}
