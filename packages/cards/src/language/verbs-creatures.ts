import type { CardSlug, Counter, Keyword } from '@amberhall/engine/vocabulary';
import type { CardVerb, ControlPlace, Effect, LinePlace, Select, Target } from '@amberhall/engine/language';
import { each } from './phrases.ts';
import type { Creature, Noun } from './nouns.ts';
import { numberOf, Quantity } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Effects of "you" on cards in play. */
const cardVerb =
  (kind: Exclude<CardVerb, 'fight' | 'reap'>) =>
  (target: Target): Effect => ({ kind, target });
const creatureVerb =
  (kind: Exclude<CardVerb, 'fight' | 'reap'>) =>
  (target: Creature): Effect => ({ kind, target });

export const destroy = cardVerb('destroy');
export const purge = cardVerb('purge');
export const ready = cardVerb('ready');
export const exhaust = cardVerb('exhaust');
export const stun = creatureVerb('stun');
export const unstun = creatureVerb('unstun');
export const ward = creatureVerb('ward');
export const enrage = creatureVerb('enrage');
export const removeWard = creatureVerb('unward');
export const removeEnrage = creatureVerb('calm');
export const fightWith = (target: Creature): Effect => ({ kind: 'fight', target });
/** Fights one of these creatures and no other. `ignoring` lists keywords that do not protect them. */
export const fightAgainst = (
  target: Creature,
  against: Creature,
  { ignoring }: { ignoring?: readonly Keyword[] } = {},
): Effect => ({ kind: 'fight', target, against, ...(ignoring && { ignoring }) });
/** All these creatures deal damage simultaneously. Each of them is `it` in amount and target. */
export const eachDeals = (by: Noun<'creature'>, amount: Num, target: Target): Effect => ({
  kind: 'each-deals',
  by,
  amount: numberOf(amount),
  target,
});
export const reapWith = (target: Creature): Effect => ({ kind: 'reap', target });
/** Several fights in sequence, each against a different enemy creature. */
export const readyAndFightInTurn = (times: number, target: Creature): Effect => ({
  kind: 'fight-in-turn',
  target,
  times,
});
/** Ends the declared fight before any damage. */
export const stopTheFight: Effect = { kind: 'stop-fight' };
/** The remaining armor, until the end of the turn. */
export const loseAllArmor = (target: Creature): Effect => ({ kind: 'lose-armor', target });
/** Returns cards to their owners' hands. */
export const returnToHand = cardVerb('return-to-hand');

export const use = (target: Target): Effect => ({ kind: 'use', target });
export const useAsYours = (target: Target): Effect => ({ kind: 'use', target, asYours: true });

// ── damage ──
interface Manner {
  /** Damage to each neighbor at the same time. */
  splash?: number;
  ignoreArmor?: true;
}
export function deal(amount: Num, target: Creature, manner: Manner = {}): Effect {
  return { kind: 'deal', amount: numberOf(amount), target, ...manner };
}
/** The player divides the damage, one point at a time. */
export function dealDivided(amount: Num, among: Noun<'creature'> = each.creature): Effect {
  return { kind: 'allot-damage', amount: numberOf(amount), among };
}
/**
 * "For each of `counted`, deal this much to a creature": all of it is allotted first, over as many creatures as wanted,
 * and then dealt at once [9.5]. `dealForEach(friendly.creature, 2, a.creature)`.
 */
export function dealForEach(
  counted: Select | Quantity,
  portion: number,
  among: Noun<'creature'>,
  { splash }: { splash?: number } = {},
): Effect {
  const amount = counted instanceof Quantity ? counted.amount : ({ kind: 'count', of: counted } as const);
  return { kind: 'allot-damage', amount, among, portion, ...(splash !== undefined && { splash }) };
}
export const heal = (amount: Num, target: Creature): Effect => ({
  kind: 'heal',
  amount: numberOf(amount),
  target,
});
/** The player chooses how much, from 0 to `amount`. */
export const healUpTo = (amount: Num, target: Creature): Effect => ({
  kind: 'heal',
  amount: numberOf(amount),
  target,
  upTo: true,
});
export const fullyHeal = (target: Creature): Effect => ({ kind: 'heal', amount: 'all', target });
export const moveDamage = (amount: Num, from: Creature, to: Creature): Effect => ({
  kind: 'move-damage',
  amount: numberOf(amount),
  from,
  to,
});

/** The player redistributes the damage on these creatures among them. */
export const redistributeDamage = (among: Noun<'creature'>): Effect => ({
  kind: 'redistribute-damage',
  among,
});

// ── counters, places, control ──
export const putCounters = (counter: Counter, amount: Num, on: Target): Effect => ({
  kind: 'counters',
  counter,
  amount: numberOf(amount),
  on,
});
export const removeCounters = (counter: Counter, amount: Num, on: Target): Effect => ({
  kind: 'counters',
  counter,
  amount: numberOf(amount),
  on,
  remove: true,
});
/** The player chooses how many. */
export const removeAnyNumberOfCounters = (counter: Counter, on: Target): Effect => ({
  kind: 'counters',
  counter,
  amount: 'all',
  on,
  remove: true,
  upTo: true,
});
/** Removes counters of every kind. */
export const removeAllCounters = (on: Target): Effect => ({ kind: 'clear-counters', on });
/** Turns token creatures faceup, and faceup cards into their owners' token creatures. */
export const flip = (target: Creature): Effect => ({ kind: 'flip', target });
export const moveCounters = (counter: Counter, amount: Num, from: Target, to: Target): Effect => ({
  kind: 'move-counters',
  counter,
  amount: numberOf(amount),
  from,
  to,
});
/** The player chooses how many. */
export const moveAnyNumberOfCounters = (counter: Counter, from: Target, to: Target): Effect => ({
  kind: 'move-counters',
  counter,
  amount: 'all',
  from,
  to,
  upTo: true,
});
export const swap = (one: Creature, other: Creature): Effect => ({
  kind: 'swap',
  what: 'position',
  a: one,
  b: other,
});
export const swapControl = (one: Target, other: Target): Effect => ({
  kind: 'swap',
  what: 'control',
  a: one,
  b: other,
});
/** Swaps amber, damage, counters and upgrades. */
export const swapContents = (one: Target, other: Target): Effect => ({
  kind: 'swap',
  what: 'contents',
  a: one,
  b: other,
});
/** Each card goes to the zone of the other. */
export const exchange = (one: Target, other: Target): Effect => ({
  kind: 'swap',
  what: 'zones',
  a: one,
  b: other,
});
export const takeControlOf = (of: Target, { at }: { at?: ControlPlace } = {}): Effect => ({
  kind: 'control',
  of,
  to: 'you',
  ...(at && { at }),
});
export const makeReadyTokens = (amount: Num = 1): Effect => ({
  kind: 'make-token',
  amount: numberOf(amount),
  ready: true,
});
interface Made {
  at?: LinePlace;
  /** Only if the player's token creatures have this title. */
  named?: CardSlug;
}
export const makeTokens = (amount: Num = 1, made: Made = {}): Effect => ({
  kind: 'make-token',
  amount: numberOf(amount),
  ...made,
});
