/** Carries out a card's text: the interpreter of the card language (`dsl.md` 4 and 6). */
import type { Effect, Lifespan } from '../language/tree.ts';
import type { Game } from '../game.ts';
import { housesOf, slugOf } from '../characteristics/queries.ts';
import { happen } from '../events/happen.ts';
import type { DamageKind } from '../events/events.ts';
import { placeOf } from '../library.ts';
import { choose, confirm, control, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import type { Bindings } from '../state/state.ts';
import { HOUSES } from '../vocabulary.ts';
import { evaluate } from './amounts.ts';
import { loseArmor } from './armor.ts';
import { allotCapture, capture, exalt, gain, lose, moveAmber, redistributeAmber, steal } from './amber.ts';
import * as cards from './card-effects.ts';
import { rearrangeLine, rearrangeTop } from './card-places.ts';
import { holds } from './conditions.ts';
import * as decks from './deck-effects.ts';
import * as damage from './damage-effects.ts';
import { doneToIt, offerObject, oneObject } from './offered-object.ts';
import { askedBy, pickTargets } from './pick.ts';
import * as others from './player-effects.ts';
import { couldDo, couldDoAll } from './possible.ts';
import { playerMeant } from './players.ts';
import { candidates } from './targets.ts';
import type { Outcome, Script } from './script.ts';
import { DONE, NOTHING, leave } from './script.ts';
import * as using from './use-effects.ts';

/** Resolves the sentences of an ability one after the other. */
export function* run(
  game: Game,
  effects: readonly Effect[],
  bindings: Bindings,
  { accepted = false, damage: kind = 'effect' }: { accepted?: boolean; damage?: DamageKind } = {},
): Step<Outcome> {
  return yield* sentences(game, effects, { bindings, accepted, damage: kind });
}

/** Sentences in sequence: each happens regardless of the one before [9.5]. */
function* sentences(game: Game, effects: readonly Effect[], script: Script): Step<Outcome> {
  let done = effects.length > 0;
  for (const [index, effect] of effects.entries()) {
    const outcome = yield* perform(game, effect, script);
    leave(script, outcome);
    done &&= outcome.done;
    if (effect.kind === 'look') yield* cards.show(game, effects[index + 1], outcome, script.bindings);
  }
  return { done };
}

function* perform(game: Game, effect: Effect, script: Script): Step<Outcome> {
  const { bindings } = script;
  switch (effect.kind) {
    case 'gain':
      return yield* gain(game, effect, bindings);
    case 'lose':
      return yield* lose(game, effect, bindings);
    case 'steal':
      return yield* steal(game, effect, bindings);
    case 'capture':
      return yield* capture(game, effect, bindings);
    case 'exalt':
      return yield* exalt(game, effect, bindings);
    case 'move-amber':
      return yield* moveAmber(game, effect, bindings);
    case 'redistribute-amber':
      return yield* redistributeAmber(game, effect, bindings);

    case 'destroy':
    case 'purge':
    case 'archive':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
    case 'calm':
    case 'reveal':
    case 'return-to-hand':
      return yield* cards.verb(game, effect.kind, [effect.target], bindings);
    case 'look':
      return yield* cards.look(game, effect.target, bindings);
    case 'discard':
      return yield* cards.discard(game, effect, bindings);
    case 'put':
      return yield* cards.put(game, [effect], bindings);
    case 'place-under':
      return yield* cards.placeUnder(game, effect, bindings);
    case 'attach':
      return yield* cards.attach(game, effect, bindings);
    case 'lose-armor':
      return yield* loseArmor(game, effect, bindings);
    case 'counters':
      return yield* cards.counters(game, effect, bindings);
    case 'move-counters':
      return yield* cards.moveCounters(game, effect, bindings);
    case 'resolve-icons':
      return yield* using.resolveIcons(game, effect, bindings);
    case 'rearrange-top':
      return yield* rearrangeTop(game, effect, bindings);
    case 'rearrange-line':
      return yield* rearrangeLine(game, effect, bindings);
    case 'allot-capture':
      return yield* allotCapture(game, effect, bindings);
    case 'for-each-house':
      return yield* forEachHouse(game, effect, script);
    case 'control':
      return yield* cards.control(game, effect, bindings);
    case 'flip':
      return yield* cards.flip(game, effect, bindings);
    case 'swap':
      return yield* cards.swap(game, effect, bindings);

    case 'fight':
    case 'reap':
    case 'use':
      return yield* using.useCards(game, effect, bindings);
    case 'fight-in-turn':
      return yield* using.fightInTurn(game, effect, bindings);
    case 'stop-fight':
      return using.stopFight(game);
    case 'redirect-blow':
      return yield* using.redirectBlow(game, effect, bindings);
    case 'play':
      return yield* using.playCards(game, effect, bindings);
    case 'flip-prophecy':
      return yield* using.flipProphecies(game, effect, bindings);
    case 'fulfil':
      return yield* using.fulfilProphecies(game, effect, bindings);
    case 'trigger':
      return yield* using.triggerAbility(game, effect, bindings);

    case 'deal':
      return yield* damage.deal(game, effect, script);
    case 'allot-damage':
      return yield* damage.allotDamage(game, effect, script);
    case 'redistribute-damage':
      return yield* damage.redistributeDamage(game, effect, bindings);
    case 'heal':
      return yield* damage.healCards(game, effect, bindings);
    case 'move-damage':
      return yield* damage.moveDamage(game, effect, bindings);

    case 'draw':
    case 'refill':
    case 'discard-from-deck':
    case 'discard-until':
    case 'shuffle-deck':
    case 'shuffle-discard-into-deck':
    case 'swap-deck-and-discard':
    case 'search':
    case 'make-token':
      return yield* decks.perform(game, effect, script);

    case 'chains':
    case 'forge':
    case 'unforge':
    case 'raise-tide':
    case 'reset-tide':
    case 'choose-player':
    case 'choose-trait':
    case 'choose-house':
    case 'change-active-house':
    case 'name-card':
    case 'choose-number':
    case 'end-turn':
    case 'extra-turn':
      return yield* others.perform(game, effect, script);

    case 'lasting':
      return yield* addLasting(game, effect, bindings);
    case 'choose':
      return yield* nameCards(game, effect, script);
    case 'when':
      return yield* sentences(
        game,
        holds(game, effect.if, bindings) ? effect.then : (effect.else ?? []),
        script,
      );
    case 'may':
      return yield* offer(game, effect, script);
    case 'one-of':
      return yield* chooseOne(game, effect, script);
    case 'if-done':
      return yield* ifDone(game, effect, script);
    case 'instead-if':
      return yield* insteadIf(game, effect, script);
    case 'for-each':
      return yield* forEach(game, effect, script);
    case 'times':
      return yield* times(game, effect, script);
    case 'together':
      return yield* together(game, effect, script);
    case 'repeat':
      return yield* repeat(game, effect, script);
    case 'custom':
      return yield* custom(game, effect, bindings);
  }
}

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

function* custom(game: Game, { id }: EffectOf<'custom'>, bindings: Bindings): Step<Outcome> {
  const effect = game.library.custom(id);
  if (!effect) throw new Error(`the library has no custom effect "${id}"`);
  return yield* effect(game, bindings);
}

/** Life spans that are the next turn of somebody: they wait for it. */
export const NEXT_TURNS: ReadonlySet<Lifespan> = new Set<Lifespan>([
  'opponent-next-turn',
  'your-next-turn',
  'that-players-next-turn',
]);

/** Gives a statement or delayed trigger a life of its own [3.8]. */
function* addLasting(game: Game, effect: EffectOf<'lasting'>, bindings: Bindings): Step<Outcome> {
  const { until, statement, once, whose } = effect;
  yield* happen(game, {
    type: 'lastingAdded',
    effect: {
      id: game.state.clock,
      ...placeOf(statement),
      bindings: whose === undefined ? bindings : { ...bindings, player: playerMeant(game, whose, bindings) },
      until,
      since: game.state.turn,
      waiting: NEXT_TURNS.has(until),
      once: once ?? false,
      gone: [],
    },
  });
  return DONE;
}

/** `pick(…, x => …)`: the chosen cards keep a name for the sentences within. */
function* nameCards(game: Game, effect: EffectOf<'choose'>, script: Script): Step<Outcome> {
  const verb = effect.then[0]?.kind ?? 'choose';
  const chosen = yield* pickTargets(game, effect.target, script.bindings, {
    verb,
    applicable: (id) => fitsFirst(game, effect, script, id),
  });
  script.bindings = {
    ...script.bindings,
    it: chosen,
    named: { ...script.bindings.named, [effect.as]: chosen },
  };
  return chosen.length === 0 ? NOTHING : yield* sentences(game, effect.then, script);
}

/** Something that will be done to the card must be possible in kind [10.3]. */
function fitsFirst(game: Game, effect: EffectOf<'choose'>, script: Script, id: string): boolean {
  const named = { ...script.bindings.named, [effect.as]: [id] };
  return effect.then.some((then) => couldDo(game, then, { ...script.bindings, it: [id], named }));
}

function* offer(game: Game, effect: EffectOf<'may'>, script: Script): Step<Outcome> {
  if (!effect.do.some((part) => couldDo(game, part, script.bindings))) return NOTHING;
  const accepted = script.accepted;
  script.accepted = false;
  if (accepted) return yield* sentences(game, effect.do, script);
  const [first, ...rest] = effect.do;
  const object = oneObject(first);
  if (object === undefined) {
    return (yield* wants(game, script)) ? yield* sentences(game, effect.do, script) : NOTHING;
  }
  const chosen = yield* offerObject(game, object, script.bindings);
  if (chosen.length === 0) return NOTHING;
  script.bindings = { ...script.bindings, it: chosen };
  return yield* sentences(game, [doneToIt(object), ...rest], script);
}

function* wants(game: Game, { bindings }: Script): Step<boolean> {
  return yield* confirm(game.state.activePlayer, 'confirm', {
    title: askedBy(game, bindings.self),
    text: say('prompt.confirm.text'),
    source: bindings.self,
  });
}

/** Only options that can do something are offered; the last one left is taken (prompts 37). */
function* chooseOne(game: Game, { options, by }: EffectOf<'one-of'>, script: Script): Step<Outcome> {
  const { bindings } = script;
  const possible = options.filter((option) => option.some((part) => couldDo(game, part, bindings)));
  const [only] = possible;
  if (only === undefined) return NOTHING;
  if (possible.length === 1) return yield* sentences(game, only, script);
  const chooser = by === undefined ? game.state.activePlayer : playerMeant(game, by, bindings);
  const picked = yield* choose(chooser, 'option', {
    title: askedBy(game, bindings.self),
    text: say('prompt.option.text'),
    source: bindings.self,
    controls: possible.map((option) => optionControl(game, option, options.indexOf(option), bindings)),
  });
  return yield* sentences(game, options[Number(picked.value)] ?? [], script);
}

function optionControl(game: Game, option: readonly Effect[], index: number, bindings: Bindings) {
  const [first] = option;
  const slug = slugOf(game, bindings.self);
  const label = say('option.effect', {
    // The client says it in the words of the card: the n-th option of its text.
    card: { card: bindings.self, slug },
    verb: first?.kind ?? 'may',
    number: index + 1,
  });
  return control('option', label, { value: index, card: bindings.self, slug });
}

function* ifDone(game: Game, effect: EffectOf<'if-done'>, script: Script): Step<Outcome> {
  const first = yield* perform(game, effect.first, script);
  leave(script, first);
  const rest = yield* sentences(game, (first.done ? effect.then : effect.else) ?? [], script);
  return { done: first.done && (effect.then === undefined || rest.done) };
}

/** The target is chosen first, then one of the two things is done to it. */
function* insteadIf(game: Game, effect: EffectOf<'instead-if'>, script: Script): Step<Outcome> {
  const { base } = effect;
  if (!('target' in base) || base.target === undefined || base.target.kind === 'ref') {
    const instead = holds(game, effect.if, script.bindings);
    return yield* sentences(game, instead ? effect.then : [base], script);
  }
  const chosen = yield* pickTargets(game, base.target, script.bindings, { verb: base.kind });
  script.bindings = { ...script.bindings, it: chosen };
  if (holds(game, effect.if, script.bindings)) return yield* sentences(game, effect.then, script);
  return yield* perform(game, { ...base, target: { kind: 'ref', name: 'them' } } as Effect, script);
}

/** The set is fixed first, then everything is done as often, each time with its own choices. */
function* forEach(game: Game, effect: EffectOf<'for-each'>, script: Script): Step<Outcome> {
  const set = yield* pickTargets(game, effect.of, script.bindings, {
    verb: effect.do[0]?.kind ?? 'for-each',
    applicable: (id) => isCounted(effect) || fitsOne(game, effect, script, id),
  });
  const deeds: Record<string, readonly string[]> = {};
  for (const id of set) {
    script.bindings = { ...script.bindings, it: [id], thisWay: {} };
    yield* sentences(game, effect.do, script);
    gather(deeds, script);
  }
  return { done: set.length > 0, deeds };
}

/** "For each friendly creature" counts all of them; "up to 3 creatures, one at a time" is a choice. */
const isCounted = ({ of }: EffectOf<'for-each'>): boolean =>
  of.quantifier.kind === 'bare' || of.quantifier.kind === 'each';

function fitsOne(game: Game, effect: EffectOf<'for-each'>, script: Script, id: string): boolean {
  return effect.do.some((part) => couldDo(game, part, { ...script.bindings, it: [id] }));
}

/** All cards are chosen before anything happens; then one verb is done to all of them at once. */
function* together(game: Game, { do: said }: EffectOf<'together'>, script: Script): Step<Outcome> {
  const parts = said.flatMap((part) => (part.kind === 'when' ? partsMeant(game, part, script) : [part]));
  const deals = parts.filter((part) => part.kind === 'deal');
  if (deals.length === parts.length) return yield* damage.dealAtOnce(game, deals, script);
  const [first, ...others] = parts;
  if (first?.kind === 'put') {
    const puts = others.flatMap((part) => (part.kind === 'put' && part.where === first.where ? [part] : []));
    if (puts.length === others.length) return yield* cards.put(game, [first, ...puts], script.bindings);
  }
  if (first === undefined || !cards.isPlainVerb(first)) return yield* sentences(game, parts, script);
  const targets = parts.flatMap((part) =>
    cards.isPlainVerb(part) && part.kind === first.kind ? [part.target] : [],
  );
  if (targets.length < parts.length) return yield* sentences(game, parts, script);
  return yield* cards.verb(game, first.kind, targets, script.bindings);
}

/** What a part with a condition comes to, before any part has happened. */
function partsMeant(game: Game, effect: EffectOf<'when'>, { bindings }: Script): readonly Effect[] {
  return holds(game, effect.if, bindings) ? effect.then : (effect.else ?? []);
}

/** One house after the other, with its own choices. */
function* forEachHouse(game: Game, effect: EffectOf<'for-each-house'>, script: Script): Step<Outcome> {
  const { among } = effect;
  const houses =
    among === undefined
      ? HOUSES
      : HOUSES.filter((house) =>
          candidates(game, among, script.bindings).some((id) => housesOf(game, id).includes(house)),
        );
  const deeds: Record<string, readonly string[]> = {};
  for (const house of houses) {
    script.bindings = { ...script.bindings, house, thisWay: {} };
    yield* sentences(game, effect.do, script);
    gather(deeds, script);
  }
  return { done: houses.length > 0, deeds };
}

function* times(game: Game, effect: EffectOf<'times'>, script: Script): Step<Outcome> {
  const n = evaluate(game, effect.n, script.bindings);
  const deeds: Record<string, readonly string[]> = {};
  for (let round = 0; round < n; round++) {
    script.bindings = { ...script.bindings, thisWay: {} };
    yield* sentences(game, effect.do, script);
    gather(deeds, script);
  }
  return { done: n > 0, deeds };
}

function gather(deeds: Record<string, readonly string[]>, { bindings }: Script): void {
  for (const [deed, ids] of Object.entries(bindings.thisWay)) deeds[deed] = [...(deeds[deed] ?? []), ...ids];
}

/** "You may … to repeat the preceding effect": it is done for each repetition. */
function* isPaid(game: Game, price: readonly Effect[], script: Script): Step<boolean> {
  const outcome = yield* offer(game, { kind: 'may', do: price }, script);
  leave(script, outcome);
  return outcome.done;
}

/** Repeating a text of one ability more often than this is a loop [0.13]. */
const REPETITIONS = 100;

function* repeat(game: Game, effect: EffectOf<'repeat'>, script: Script): Step<Outcome> {
  const { times: limit = REPETITIONS } = effect;
  let outcome = yield* sentences(game, effect.do, script);
  const first = outcome;
  for (let round = 0; round < limit; round++) {
    if (effect.if && !holds(game, effect.if, script.bindings)) break;
    if (effect.whilePossible && !couldDoAll(game, effect.do, script.bindings)) break;
    if (effect.optional && !(yield* wants(game, script))) break;
    if (effect.price && !(yield* isPaid(game, effect.price, script))) break;
    outcome = yield* sentences(game, effect.do, script);
    if (effect.whilePossible && !outcome.done) break;
  }
  return first;
}
