/** Effects made of effects: choices, conditions, repetitions and simultaneous parts [9.5]. */
import * as cards from './card-verbs.ts';
import { put } from './put-effects.ts';
import * as damage from './damage-effects.ts';
import { isInPlay, slugOf } from '../../queries/card-queries.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import type { Effect, EffectOf } from '../../language/effects.ts';
import type { Participle, Select } from '../../language/nouns.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';
import { holds } from '../../queries/conditions.ts';
import { restWithin } from '../../queries/damage-to-come.ts';
import { choiceOf, offerChoice, onChosen, withChosen } from './optional-target.ts';
import { askedBy, pickTargets, wants } from './choose-targets.ts';
import { playerMeant } from '../../queries/named-players.ts';
import { isPlainVerb } from '../../language/effects.ts';
import { sentencesWithoutChoice, speaksOfIt } from '../../language/pronouns.ts';
import {
  areAllPossible,
  canDoOneOf,
  couldBeChosen,
  isOffered,
  isPossible,
} from '../../queries/possible-effects.ts';
import { perform, purposeOf, sentences } from './run.ts';
import type { Outcome, Script } from './script.ts';
import { joinedThisWay, leave, NOTHING } from './script.ts';

/** `pick(…, x => …)`: the sentences inside can refer to the chosen cards by name. */
export function* nameCards(game: Game, effect: EffectOf<'choose'>, script: Script): Step<Outcome> {
  const offered = whatIsOffered(effect);
  const canDo = isPossible(game, effect, script.bindings);
  const verb = purposeOf(offered ?? effect.then) ?? 'choose';
  const chosen = yield* pickTargets(game, effect.target, script.bindings, {
    verb,
    applicable: (id) => canDo && couldBeChosen(game, effect, id, script.bindings),
    ...(offered && { optional: true as const }),
  });
  script.accepted = offered !== undefined && chosen.length > 0;
  script.bindings = {
    ...script.bindings,
    it: chosen,
    named: { ...script.bindings.named, [effect.as]: chosen },
  };
  if (chosen.length > 0) return yield* sentences(game, effect.then, script);
  if (!offered) yield* sentences(game, sentencesWithoutChoice(effect), script);
  return NOTHING;
}

/** "Choose a card. You may … it", and nothing else: choosing it accepts, "Done" declines [20.32]. */
function whatIsOffered({ then: [first, ...rest] }: EffectOf<'choose'>): readonly Effect[] | undefined {
  return first?.kind === 'may' && rest.length === 0 ? first.do : undefined;
}

export function* offer(game: Game, effect: EffectOf<'may'>, script: Script): Step<Outcome> {
  if (!effect.do.some((part) => isPossible(game, part, script.bindings))) return NOTHING;
  const accepted = script.accepted;
  script.accepted = false;
  if (accepted) return yield* sentences(game, effect.do, script);
  const chooser = playerMeant(game, effect.by ?? 'active', script.bindings);
  if (chooser === undefined) return NOTHING;
  const [first, ...rest] = effect.do;
  const offered = choiceOf(first);
  if (offered === undefined) {
    return (yield* wants(game, script.bindings, chooser))
      ? yield* sentences(game, effect.do, script)
      : NOTHING;
  }
  const chosen = yield* offerChoice(game, offered, script.bindings, chooser);
  if (chosen.length === 0) return NOTHING;
  script.bindings = withChosen(script.bindings, chosen);
  return yield* sentences(game, [onChosen(offered), ...rest], script);
}

/** Every printed option is offered, unless none can do anything or its own condition is false [9.5.1, 20.37]. */
export function* chooseOne(game: Game, { options, by }: EffectOf<'one-of'>, script: Script): Step<Outcome> {
  const { bindings } = script;
  const offered = options.filter((option) => isOffered(game, option, bindings));
  if (!canDoOneOf(game, offered, bindings)) return NOTHING;
  const [only] = offered;
  if (only !== undefined && offered.length === 1) return yield* sentences(game, only, script);
  const chooser = playerMeant(game, by ?? 'active', bindings);
  if (chooser === undefined) return NOTHING;
  const picked = yield* choose(chooser, 'option', {
    title: askedBy(game, bindings.self),
    text: say('prompt.option.text'),
    source: bindings.self,
    controls: offered.map((option) => optionControl(game, option, options.indexOf(option), bindings)),
  });
  return yield* sentences(game, options[Number(picked.value)] ?? [], script);
}

function optionControl(game: Game, option: readonly Effect[], index: number, bindings: Bindings) {
  const [first] = option;
  const slug = slugOf(game, bindings.self);
  const label = say('option.effect', {
    // The client shows the wording of the card: the n-th option of its text.
    card: { card: bindings.self, slug },
    verb: first?.kind ?? 'may',
    number: index + 1,
  });
  return control('option', label, { value: index, card: bindings.self, slug });
}

export function* ifDone(game: Game, effect: EffectOf<'if-done'>, script: Script): Step<Outcome> {
  const { rest } = script;
  const follows = { effects: [...(effect.then ?? []), ...(effect.else ?? [])], from: 0, then: rest };
  script.rest = restWithin([effect.first], follows);
  const first = yield* perform(game, effect.first, script);
  leave(script, first);
  script.rest = rest;
  const branch = yield* sentences(game, (first.done ? effect.then : effect.else) ?? [], script);
  return { done: first.done && (effect.then === undefined || branch.done) };
}

/** Looks at the condition first, so that only the effect that happens asks [9.5]. */
export function* insteadIf(game: Game, effect: EffectOf<'instead-if'>, script: Script): Step<Outcome> {
  const { base, then } = effect;
  const word = objectWord(base);
  if (word === undefined || !(speaksOfIt(effect.if) || speaksOfIt(then[0]))) {
    const instead = holds(game, effect.if, script.bindings);
    return yield* sentences(game, instead ? then : [base], script);
  }
  return yield* insteadForChosen(game, effect, word, script);
}

/** The condition or the other effect refers to the chosen card: the card is chosen once, for both effects. */
function* insteadForChosen(
  game: Game,
  { base, if: condition, then }: EffectOf<'instead-if'>,
  word: ObjectWord,
  script: Script,
): Step<Outcome> {
  const toIt: Effect = { ...base, [word]: { kind: 'ref', name: 'them' } };
  const target = (base as unknown as Record<ObjectWord, Select>)[word];
  const chosen = yield* pickTargets(game, target, script.bindings, {
    verb: base.kind,
    applicable: (id) =>
      [toIt, ...then].some((part) => isPossible(game, part, { ...script.bindings, it: [id] })),
  });
  if (chosen.length === 0) return NOTHING;
  script.bindings = { ...script.bindings, it: chosen };
  const instead = holds(game, condition, script.bindings);
  return yield* sentences(game, instead ? then : [toIt], script);
}

const OBJECT_WORDS = ['target', 'by', 'on', 'of'] as const;
type ObjectWord = (typeof OBJECT_WORDS)[number];

/** The word of an effect that names the cards it affects, or the creatures that act, if they are chosen. */
function objectWord(effect: Effect): ObjectWord | undefined {
  const words = effect as Partial<Record<ObjectWord, unknown>>;
  return OBJECT_WORDS.find((word) => isSelect(words[word]));
}

const isSelect = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'select';

/** All cards are chosen before anything happens. Then one verb is applied to all of them at once. */
export function* together(game: Game, { do: effects }: EffectOf<'together'>, script: Script): Step<Outcome> {
  const parts = effects.flatMap((part) => (part.kind === 'when' ? partsMeant(game, part, script) : [part]));
  const deals = parts.filter((part) => part.kind === 'deal');
  if (deals.length === parts.length) return yield* damage.dealAtOnce(game, deals, script);
  const [first, ...others] = parts;
  if (first?.kind === 'put') {
    const puts = others.flatMap((part) => (part.kind === 'put' && part.where === first.where ? [part] : []));
    if (puts.length === others.length) return yield* put(game, [first, ...puts], script.bindings);
  }
  if (first === undefined || !isPlainVerb(first)) return yield* partByPart(game, parts, script);
  const targets = parts.flatMap((part) =>
    isPlainVerb(part) && part.kind === first.kind ? [part.target] : [],
  );
  if (targets.length < parts.length) return yield* partByPart(game, parts, script);
  return yield* cards.verb(game, first.kind, targets, script.bindings);
}

/** Parts with different effects. "That much" is their total. */
function* partByPart(game: Game, parts: readonly Effect[], script: Script): Step<Outcome> {
  let done = parts.length > 0;
  let amount: number | undefined;
  const { rest } = script;
  for (const [index, part] of parts.entries()) {
    script.rest = { effects: parts, from: index + 1, then: rest };
    const outcome = yield* perform(game, part, script);
    leave(script, outcome);
    done &&= outcome.done;
    if (outcome.amount !== undefined) amount = (amount ?? 0) + outcome.amount;
  }
  script.rest = rest;
  return { done, ...(amount !== undefined && { amount }) };
}

/** Evaluates the conditional parts before any part has happened. */
function partsMeant(game: Game, effect: EffectOf<'when'>, { bindings }: Script): readonly Effect[] {
  return holds(game, effect.if, bindings) ? effect.then : (effect.else ?? []);
}

/** "You may … to repeat the preceding effect": the price is paid for each repetition. */
function* isPaid(game: Game, price: readonly Effect[], script: Script): Step<boolean> {
  const outcome = yield* offer(game, { kind: 'may', do: price }, script);
  leave(script, outcome);
  return outcome.done;
}

/** The limit of repetitions of one text by one ability; more are a loop [0.13]. */
const REPETITIONS = 100;

export function* repeat(game: Game, effect: EffectOf<'repeat'>, script: Script): Step<Outcome> {
  const { times: limit = REPETITIONS } = effect;
  const isStillThere = presenceOf(game, script.bindings.bearer);
  const { rest } = script;
  script.rest = restWithin([...effect.do, ...(effect.price ?? [])], rest);
  const first = yield* sentences(game, effect.do, script);
  let everyTime = script.bindings.thisWay;
  for (let round = 0; round < limit && isStillThere(); round++) {
    if (effect.if && !holds(game, effect.if, script.bindings)) break;
    script.bindings = { ...script.bindings, thisWay: everyTime };
    if (effect.whilePossible && !areAllPossible(game, effect.do, script.bindings)) break;
    if (effect.optional && !(yield* wants(game, script.bindings))) break;
    if (effect.price && !(yield* isPaid(game, effect.price, script))) break;
    yield* sentences(game, effect.do, script);
    const thisTime = doneSince(everyTime, script.bindings.thisWay);
    everyTime = joinedThisWay(everyTime, thisTime);
    // The condition refers to this repetition. The sentences that follow refer to all repetitions.
    script.bindings = { ...script.bindings, thisWay: thisTime };
  }
  script.bindings = { ...script.bindings, thisWay: everyTime };
  script.rest = rest;
  return first;
}

/**
 * Says later whether a card that is in play now has left it: then no further repetition begins [9.5.2]. A card that
 * is being played or discarded can repeat.
 */
function presenceOf(game: Game, id: CardId): () => boolean {
  const { enteredAt } = card(game, id);
  if (!isInPlay(game, id)) return () => true;
  return () => isInPlay(game, id) && card(game, id).enteredAt === enteredAt;
}

type ThisWay = Bindings['thisWay'];

/** Repetitions keep a separate list of what they did. */
function doneSince(before: ThisWay, now: ThisWay): ThisWay {
  return Object.fromEntries(
    Object.entries(now).filter(([participle, ids]) => before[participle as Participle] !== ids),
  );
}

/** Moves from card to card: each next card is searched for beside the previous one. */
export function* repeatOn(game: Game, effect: EffectOf<'repeat-on'>, script: Script): Step<Outcome> {
  const { rest } = script;
  script.rest = restWithin(effect.do, rest);
  let done = false;
  const isStillThere = presenceOf(game, script.bindings.bearer);
  for (let round = 0; round < REPETITIONS && isStillThere(); round++) {
    const [next] = yield* pickTargets(game, effect.next, script.bindings, { verb: 'choose' });
    if (next === undefined) break;
    done = true;
    script.bindings = { ...script.bindings, it: [next] };
    yield* sentences(game, effect.do, script);
    script.bindings = { ...script.bindings, it: [next] };
  }
  script.rest = rest;
  return { done, cards: script.bindings.it };
}
