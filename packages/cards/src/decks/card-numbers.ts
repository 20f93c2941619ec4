/** What the text of one card does, as far as the numbers of a deck count it. */
import type { Ability, Amount, Effect, Filter, Header, Select, Target } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { definitions } from '../definitions.ts';

export interface CardNumbers {
  /** Amber that its text is expected to give its player in a game, without its icons. */
  expectedAmber: number;
  /** It takes amber out of the opponent's pool: it steals, captures or makes them lose amber. */
  controlsAmber: boolean;
  /** It removes, damages, stuns or takes creatures of the opponent. */
  controlsCreatures: boolean;
  /** It removes or takes artifacts of the opponent. */
  controlsArtifacts: boolean;
}

/** How often an ability with that heading is expected to resolve in a game, once its card is in the hand. */
const USES: Readonly<Record<Header, number>> = {
  play: 1,
  reap: 1,
  fight: 0.5,
  'before-fight': 0.5,
  action: 1,
  omni: 1,
  destroyed: 0.5,
  scrap: 0.5,
  fate: 0.5,
};
/** The same for abilities without a heading. */
const OTHER_USES = 1;
/** A condition holds, and a choice is taken, in half of the cases. */
const HALF = 0.5;
/** The value of an amount that depends on the table. */
const UNKNOWN_AMOUNT = 1;

/** Effects and statements about the opponent's cards, with the property that says which cards. */
const CONTROL: ReadonlyMap<string, string> = new Map([
  ['destroy', 'target'],
  ['purge', 'target'],
  ['archive', 'target'],
  ['return-to-hand', 'target'],
  ['put', 'target'],
  ['place-under', 'target'],
  ['stun', 'target'],
  ['exhaust', 'target'],
  ['deal', 'target'],
  ['each-deals', 'target'],
  ['allot-damage', 'among'],
  ['control', 'of'],
  ['controlled-by', 'what'],
]);

const known = new Map<CardSlug, CardNumbers>();

/** A card without a definition does nothing. */
export function cardNumbers(slug: CardSlug): CardNumbers {
  const numbers = known.get(slug) ?? numbersOf(definitions.get(slug)?.abilities ?? []);
  known.set(slug, numbers);
  return numbers;
}

function numbersOf(abilities: readonly Ability[]): CardNumbers {
  const effects = effectsIn(abilities);
  return {
    expectedAmber: abilities.reduce((sum, ability) => sum + amberOfAbility(ability), 0),
    controlsAmber: effects.some(takesAmber),
    controlsCreatures: effects.some((effect) => isControl(effect, effects, 'creature')),
    controlsArtifacts: effects.some((effect) => isControl(effect, effects, 'artifact')),
  };
}

function amberOfAbility(ability: Ability): number {
  if (ability.kind === 'on') {
    const uses = ability.headers.reduce((sum, header) => sum + USES[header], 0);
    return uses * amberOfAll(ability.do);
  }
  if (ability.kind === 'after' || ability.kind === 'turn' || ability.kind === 'step') {
    return OTHER_USES * amberOfAll(ability.do);
  }
  return 0;
}

const amberOfAll = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + amberOf(effect), 0);

/** The amber that "you" gain if the effect resolves once. */
function amberOf(effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
      return effect.who === 'you' || effect.who === 'each' ? valueOf(effect.amount) : 0;
    case 'steal':
      return effect.who === 'you' ? valueOf(effect.amount) : 0;
    case 'lose':
      return effect.who === 'you' ? -valueOf(effect.amount) : 0;
    case 'when':
      return HALF * (amberOfAll(effect.then) + amberOfAll(effect.else ?? []));
    case 'if-done':
      return amberOf(effect.first) + HALF * (amberOfAll(effect.then ?? []) + amberOfAll(effect.else ?? []));
    case 'instead-if':
      return HALF * (amberOf(effect.base) + amberOfAll(effect.then));
    case 'one-of':
      return effect.options.reduce((sum, option) => sum + amberOfAll(option), 0) / effect.options.length;
    case 'choose':
      return amberOfAll(effect.then);
    case 'may':
      return effect.by === undefined || effect.by === 'you' ? amberOfAll(effect.do) : 0;
    case 'times':
      return valueOf(effect.n) * amberOfAll(effect.do);
    case 'for-each':
    case 'for-each-house':
    case 'together':
    case 'repeat':
    case 'repeat-on':
      return amberOfAll(effect.do);
    case 'lasting':
      return effect.statement.kind === 'each-time' ? amberOfAll(effect.statement.do) : 0;
    default:
      return 0;
  }
}

function valueOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : UNKNOWN_AMOUNT;
}

function takesAmber(effect: Effect): boolean {
  if (effect.kind === 'steal') return effect.who === 'you';
  if (effect.kind === 'lose') return effect.who === 'opponent' || effect.who === 'each';
  return effect.kind === 'capture' && effect.from !== 'own-side';
}

type Controlled = 'creature' | 'artifact';

/** @param all the effects of the card, among which are those that name a card for later sentences */
function isControl(effect: Effect, all: readonly Effect[], type: Controlled): boolean {
  const property = CONTROL.get(effect.kind);
  const target = Object.entries(effect).find(([key]) => key === property)?.[1] as Target | undefined;
  if (target === undefined) return false;
  // An upgrade that takes control goes on a creature of the opponent.
  const isTaken = property === 'what' && target.kind === 'ref' && target.name === 'this-creature';
  return (isTaken && type === 'creature') || reachesOpponent(target, all, type);
}

function reachesOpponent(target: Target, all: readonly Effect[], type: Controlled): boolean {
  if (target.kind === 'ref') {
    if (target.name === 'attacked') return type === 'creature';
    const named = all.find((effect) => effect.kind === 'choose' && effect.as === target.name);
    return named?.kind === 'choose' && reachesOpponent(named.target, all, type);
  }
  return isInPlay(target) && !isOwn(target.where) && canBe(target, type);
}

function isInPlay({ zone }: Select): boolean {
  return zone === undefined || (zone.kind === 'zone' && zone.name === 'play');
}

function isOwn(where: readonly Filter[]): boolean {
  return where.some(
    (filter) =>
      (filter.kind === 'side' && filter.side === 'friendly') ||
      (filter.kind === 'controlled-by' && filter.who === 'you'),
  );
}

/** "Card" stands for both types only with a side: otherwise it is a card of a hand, a deck or a pile. */
function canBe({ type, where }: Select, wanted: Controlled): boolean {
  if (type !== 'card') return type === wanted;
  const named = typesIn(where);
  return named.length > 0 ? named.includes(wanted) : where.some(({ kind }) => kind === 'side');
}

function typesIn(where: readonly Filter[]): string[] {
  return where.flatMap((filter) => {
    if (filter.kind === 'type') return [filter.type];
    return filter.kind === 'either' ? filter.of.flatMap(typesIn) : [];
  });
}

/** All nodes of a tree as effects, also those inside of others. Nodes of other kinds match no effect that is counted. */
function effectsIn(node: unknown): Effect[] {
  if (Array.isArray(node)) return node.flatMap(effectsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(effectsIn);
  return 'kind' in node ? [node as Effect, ...inside] : inside;
}
