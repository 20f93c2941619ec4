/** Effects that are carried out several times: for each card, house, player, or a number of times [9.5]. */
import { housesOf } from '../../queries/card-queries.ts';
import type { Game } from '../../state/game.ts';
import { activeFirst, cardArg } from '../../state/game.ts';
import type { Effect, EffectOf } from '../../language/effects.ts';
import type { Quantifier, Select } from '../../language/nouns.ts';
import type { Condition } from '../../language/numbers.ts';
import { containsChoice, speaksOfIt } from '../../language/pronouns.ts';
import { pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId } from '../../vocabulary.ts';
import { HOUSES } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { holds } from '../../queries/conditions.ts';
import { restWithin } from '../../queries/damage-to-come.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { neighborOn } from '../../queries/filters.ts';
import { candidates } from '../../queries/targets.ts';
import { pickTargets } from './choose-targets.ts';
import { purposeOf, sentences } from './run.ts';
import type { Outcome, Script } from './script.ts';
import { joinedThisWay } from './script.ts';

type ForEach = EffectOf<'for-each'>;
type Choice = Extract<Quantifier, { kind: 'choose' | 'any-number' }>;

export function forEach(game: Game, effect: ForEach, script: Script): Step<Outcome> {
  const { quantifier } = effect.of;
  return quantifier.kind === 'choose' || quantifier.kind === 'any-number'
    ? oneAtATime(game, effect, quantifier, script)
    : forEachOf(game, effect, script);
}

/** "Up to 3 creatures, one at a time": each card is chosen after the effect on the one before, and is a new one. */
function* oneAtATime(game: Game, effect: ForEach, quantifier: Choice, script: Script): Step<Outcome> {
  const { rest } = script;
  const { it, thisWay } = script.bindings;
  const [min, max] = limitsOf(game, quantifier, script);
  const one: Select = { ...effect.of, quantifier: { kind: 'choose', min: 1, max: 1 } };
  const chosen: CardId[] = [];
  let ofAllRounds: Bindings['thisWay'] = {};
  script.rest = restWithin(effect.do, rest);
  while (chosen.length < max) {
    const [next] = yield* pickTargets(
      game,
      one,
      { ...script.bindings, it },
      {
        verb: purposeOf(effect.do) ?? 'for-each',
        applicable: (id) => !chosen.includes(id) && fitsOne(game, effect, script, id),
        ...(chosen.length >= min && { optional: true as const }),
      },
    );
    if (next === undefined) break;
    chosen.push(next);
    script.bindings = { ...script.bindings, it: [next], thisWay: {} };
    yield* sentences(game, effect.do, script);
    ofAllRounds = joinedThisWay(ofAllRounds, script.bindings.thisWay);
  }
  script.rest = rest;
  script.bindings = { ...script.bindings, thisWay };
  return { done: chosen.length > 0 && chosen.length >= min, cards: chosen, thisWay: ofAllRounds };
}

function limitsOf(game: Game, quantifier: Choice, { bindings }: Script): [min: number, max: number] {
  if (quantifier.kind === 'any-number') return [quantifier.min ?? 0, Infinity];
  return [evaluate(game, quantifier.min, bindings), evaluate(game, quantifier.max, bindings)];
}

/** "For each friendly creature": the number is fixed first, and each repetition has its own choices. */
function* forEachOf(game: Game, effect: ForEach, script: Script): Step<Outcome> {
  const set = yield* pickTargets(game, effect.of, script.bindings, {
    verb: purposeOf(effect.do) ?? 'for-each',
  });
  const isOrdered = effect.do.some(speaksOfIt) && effect.do.some(containsChoice);
  const beside = isOrdered ? besideWhom(effect.of, script) : undefined;
  if (beside !== undefined) return yield* forEachSide(game, effect, beside, set, script);
  const left = set.slice();
  const next = function* (): Step<Partial<Bindings> | undefined> {
    const id = isOrdered ? yield* nextOf(game, effect, left, script) : left[0];
    if (id === undefined) return undefined;
    left.splice(left.indexOf(id), 1);
    return { it: [id] };
  };
  return { ...(yield* rounds(game, effect.do, set.length, next, script)), done: set.length > 0 };
}

/** The card whose neighbors are meant, if the phrase means those of both sides. */
function besideWhom({ where }: Select, { bindings }: Script): CardId | undefined {
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (beside === undefined || beside.side !== undefined || beside.orItself) return undefined;
  const { of } = beside;
  return of.kind === 'ref' && of.name === 'self' ? bindings.self : undefined;
}

/** "Each neighbor, one at a time": of each side the creature that is there when it is the turn of that side [9.4.2]. */
function* forEachSide(
  game: Game,
  effect: ForEach,
  center: CardId,
  set: readonly CardId[],
  script: Script,
): Step<Outcome> {
  const on = (side: 'left' | 'right') => neighborOn(game, center, side);
  const left = (['left', 'right'] as const).filter((side) => set.includes(on(side) ?? ''));
  const next = function* (): Step<Partial<Bindings> | undefined> {
    const cards = left.flatMap((side) => on(side) ?? []);
    const id = yield* nextOf(game, effect, cards, script);
    if (id === undefined) return undefined;
    left.splice(
      left.findIndex((side) => on(side) === id),
      1,
    );
    return { it: [id] };
  };
  return { ...(yield* rounds(game, effect.do, left.length, next, script)), done: set.length > 0 };
}

/** Each repetition refers to its own card: the active player says which is next of those that can do something. */
function* nextOf(
  game: Game,
  effect: ForEach,
  left: readonly CardId[],
  script: Script,
): Step<CardId | undefined> {
  const cards = left.filter((id) => fitsOne(game, effect, script, id));
  if (cards.length <= 1) return cards[0] ?? left[0];
  const { self } = script.bindings;
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'effect-order',
    source: self,
    title: say('prompt.triggerSubject.text', { card: cardArg(game, self) }),
    cards,
    min: 1,
    max: 1,
  });
  return picked?.[0] ?? left[0];
}

function fitsOne(game: Game, effect: ForEach, script: Script, id: CardId): boolean {
  return effect.do.some((part) => isPossible(game, part, { ...script.bindings, it: [id] }));
}

/** Performs the effects once with each of these bindings. All damage of the rounds is one batch [9.5]. */
function* rounds(
  game: Game,
  effects: readonly Effect[],
  number: number,
  turn: (index: number) => Step<Partial<Bindings> | undefined>,
  script: Script,
  condition?: Condition,
): Step<Outcome> {
  const { rest } = script;
  const { thisWay } = script.bindings;
  let ofAllRounds: Bindings['thisWay'] = {};
  let done = false;
  for (let index = 0; index < number; index++) {
    const bindings = yield* turn(index);
    if (bindings === undefined) break;
    script.rest = index + 1 < number ? { effects, from: 0, then: rest } : rest;
    script.bindings = { ...script.bindings, ...bindings, thisWay: {} };
    if (condition && !holds(game, condition, script.bindings)) continue;
    done = (yield* sentences(game, effects, script)).done || done;
    ofAllRounds = joinedThisWay(ofAllRounds, script.bindings.thisWay);
  }
  script.rest = rest;
  // Later sentences also refer to what the sentences before the rounds did.
  script.bindings = { ...script.bindings, thisWay };
  return { done, thisWay: ofAllRounds };
}

/** Rounds whose bindings are known from the start. */
function eachOf(turns: readonly Partial<Bindings>[]) {
  return function* (index: number): Step<Partial<Bindings> | undefined> {
    return turns[index];
  };
}

/** Repeats the effect for each house in turn, each with its own choices. */
export function* forEachHouse(game: Game, effect: EffectOf<'for-each-house'>, script: Script): Step<Outcome> {
  const { among } = effect;
  const houses =
    among === undefined
      ? HOUSES
      : HOUSES.filter((house) =>
          candidates(game, among, script.bindings).some((id) => housesOf(game, id).includes(house)),
        );
  const turns = eachOf(houses.map((house) => ({ house })));
  return { ...(yield* rounds(game, effect.do, houses.length, turns, script)), done: houses.length > 0 };
}

/** Starts with the active player. Each player in turn is "that player". */
export function* forEachPlayer(
  game: Game,
  effect: EffectOf<'for-each-player'>,
  script: Script,
): Step<Outcome> {
  const players = activeFirst(game);
  const turns = eachOf(players.map((player) => ({ player })));
  return yield* rounds(game, effect.do, players.length, turns, script, effect.if);
}

export function* times(game: Game, effect: EffectOf<'times'>, script: Script): Step<Outcome> {
  const n = evaluate(game, effect.n, script.bindings);
  const turns = eachOf(Array.from({ length: Math.max(0, n) }, () => ({})));
  return { ...(yield* rounds(game, effect.do, n, turns, script)), done: n > 0 };
}
