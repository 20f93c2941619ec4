/** What it is worth to a player to carry out a card's text, in amber. A guess from what can be seen. */
import type { Effect, Header, Statement, Target } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { conditionHolds, numberOf, playerFor } from './amounts.ts';
import { targetsOf } from './phrase-targets.ts';
import type { KnownState } from './known-state.ts';
import { entryOf, isMine } from './known-state.ts';
import { amberUrgency, worthOfTaking } from './card-values.ts';
import { gainOf, gainOfStatement } from './effect-gain.ts';

/** What the abilities of a card under one heading would do for its player now. */
export function worthOfHeading(known: KnownState, card: CardView, header: Header): number {
  let sum = 0;
  for (const ability of entryOf(card)?.abilities ?? []) {
    if (ability.kind === 'on' && ability.headers.includes(header)) sum += worthOfAll(known, ability.do, card);
  }
  return sum;
}

/** What the sentences that always hold do for a card's player while it is in play. */
export function worthOfStatements(card: CardView): number {
  let sum = 0;
  for (const ability of entryOf(card)?.abilities ?? []) {
    if (ability.kind === 'on' || ability.kind === 'fulfil' || ability.kind === 'setup') continue;
    if (ability.kind === 'elsewhere') continue;
    sum +=
      ability.kind === 'after' || ability.kind === 'turn' || ability.kind === 'step'
        ? 0.5
        : Math.abs(0.5 * gainOfStatement(ability));
  }
  return sum;
}

export function worthOfAll(known: KnownState, effects: readonly Effect[], source: CardView): number {
  return effects.reduce((sum, effect) => sum + worthOfEffect(known, effect, source), 0);
}

export function worthOfEffect(known: KnownState, effect: Effect, source: CardView): number {
  const all = (effects: readonly Effect[] = []) => worthOfAll(known, effects, source);
  switch (effect.kind) {
    case 'when': {
      const held = conditionHolds(known, effect.if, source);
      if (held === undefined) return 0.5 * all(effect.then);
      return held ? all(effect.then) : all(effect.else);
    }
    case 'may':
      return Math.max(0, all(effect.do));
    case 'choose':
      return worthOfChoice(known, effect, source);
    case 'one-of':
      return Math.max(...effect.options.map((option) => all(option)));
    case 'if-done':
      return worthOfEffect(known, effect.first, source) + 0.7 * all(effect.then);
    case 'instead-if':
      return worthOfEffect(known, effect.base, source);
    case 'for-each':
      return targetsOf(known, effect.of, source).length * all(effect.do);
    case 'times':
      return Math.min(6, numberOf(known, effect.n, source)) * all(effect.do);
    case 'together':
    case 'repeat':
      return all(effect.do);
    default:
      return worthForPlayers(known, effect, source) ?? worthForCards(known, effect, source);
  }
}

/** "Choose a creature. …": the choice is made for the best of what follows. */
function worthOfChoice(
  known: KnownState,
  effect: Extract<Effect, { kind: 'choose' }>,
  source: CardView,
): number {
  const chosen = targetsOf(known, effect.target, source).map((card) => {
    const sign = isMine(known, card) ? 1 : -1;
    return effect.then.reduce((sum, then) => sum + sign * gainOf(known, then, card, source), 0);
  });
  const others = effect.then.reduce((sum, then) => sum + (worthForPlayers(known, then, source) ?? 0), 0);
  return chosen.length === 0 ? 0 : Math.max(...chosen) + others;
}

/** Effects on pools, hands, keys; `undefined` for those on cards. */
function worthForPlayers(known: KnownState, effect: Effect, source: CardView): number | undefined {
  const { me, opponent } = known;
  switch (effect.kind) {
    case 'gain':
      return signedForPlayer(known, effect.who, () => numberOf(known, effect.amount, source));
    case 'lose':
      return -signedForPlayer(
        known,
        effect.who,
        (side) => Math.min(side.amber, numberOf(known, effect.amount, source)) * amberUrgency(side),
      );
    case 'steal': {
      const amount = numberOf(known, effect.amount, source);
      if (effect.who !== 'you') return -Math.min(me.amber, amount) * 1.5;
      return worthOfTaking(known, amount) + Math.min(opponent.amber, amount);
    }
    case 'draw':
      return signedForPlayer(known, effect.who, () => 0.7 * numberOf(known, effect.amount, source));
    case 'refill':
      return signedForPlayer(known, effect.who, (side) => 0.7 * Math.max(0, 6 - side.hand.length));
    case 'chains':
      return signedForPlayer(known, effect.who, () => -0.5 * numberOf(known, effect.amount, source));
    case 'forge':
      return playerFor(known, effect.who) === me && canPay(known, effect.cost, source) ? 6 : 0;
    case 'unforge':
      return signedForPlayer(known, effect.who, (side) => (Object.values(side.keys).includes(true) ? -5 : 0));
    case 'search':
      return 1;
    case 'make-token':
      return 1.2 * numberOf(known, effect.amount, source);
    case 'extra-turn':
      return 4;
    case 'end-turn':
      return -0.5;
    default:
      return undefined;
  }
}

function signedForPlayer(
  known: KnownState,
  who: Parameters<typeof playerFor>[1],
  worth: (side: KnownState['me']) => number,
): number {
  if (who === 'each') return worth(known.me) - worth(known.opponent);
  const side = playerFor(known, who);
  return side === known.me ? worth(side) : -worth(side);
}

function canPay(
  known: KnownState,
  { base, plus = 0, minus = 0 }: Extract<Effect, { kind: 'forge' }>['cost'],
  source: CardView,
): boolean {
  if (base === 'none') return true;
  const change = numberOf(known, plus, source) - numberOf(known, minus, source);
  return known.me.amber >= known.me.keyCost + change;
}

/** Effects on cards: on all a phrase means, or on the best one to choose. */
function worthForCards(known: KnownState, effect: Effect, source: CardView): number {
  if (effect.kind === 'capture') {
    const captors = targetsOf(known, effect.by, source).filter((card) => isMine(known, card));
    return captors.length === 0 ? 0 : 0.8 * worthOfTaking(known, numberOf(known, effect.amount, source));
  }
  if (effect.kind === 'lasting') return worthOfLasting(known, effect.statement);
  const target = targetOf(effect);
  if (target === undefined) return 0.3;
  const gains = targetsOf(known, target, source).map(
    (card) => (isMine(known, card) ? 1 : -1) * gainOf(known, effect, card, source),
  );
  return totalGain(known, target, gains, source);
}

function totalGain(known: KnownState, target: Target, gains: number[], source: CardView): number {
  const sum = gains.reduce((one, other) => one + other, 0);
  if (target.kind === 'ref') return sum;
  const { quantifier } = target;
  switch (quantifier.kind) {
    case 'choose': {
      const sorted = gains.toSorted((one, other) => other - one);
      const most = sorted.slice(0, numberOf(known, quantifier.max, source));
      const least = numberOf(known, quantifier.min, source);
      return most.reduce((value, gain, index) => value + (index < least ? gain : Math.max(0, gain)), 0);
    }
    case 'any-number':
      return gains.reduce((value, gain) => value + Math.max(0, gain), 0);
    case 'random':
      return gains.length === 0
        ? 0
        : (sum / gains.length) * Math.min(gains.length, numberOf(known, quantifier.n, source));
    default:
      return sum;
  }
}

function worthOfLasting({ me }: KnownState, statement: Statement | { kind: 'each-time' }): number {
  if (statement.kind === 'each-time') return 0.5;
  const reach = statement.kind === 'grant' ? Math.min(3, me.battleline.length) : 1;
  return 0.3 * reach * Math.abs(gainOfStatement(statement));
}

/** The cards an effect is done to. */
export function targetOf(effect: Effect): Target | undefined {
  switch (effect.kind) {
    case 'capture':
      return effect.by;
    case 'allot-damage':
      return effect.among;
    case 'counters':
      return effect.on;
    case 'control':
    case 'trigger':
      return effect.of;
    case 'attach':
      return effect.to;
    default:
      return 'target' in effect ? effect.target : undefined;
  }
}
