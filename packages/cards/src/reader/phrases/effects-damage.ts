/** Effects on damage, drawing and decks. */
import type { Amount, Effect, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { isChoice } from './effect-verbs.ts';
import { sameClass } from './effects-cards.ts';
import { IT, select } from './noun-parts.ts';

const effect = phrasesFor('effect');
/** "Put a counter on a creature for each …": with a choice, each time on a new one; with known cards, all at once. */
export function forEachOne(
  effect: Extract<Effect, { kind: 'counters' }>,
  target: Target,
  each: Amount,
): Effect | undefined {
  if (isChoice(target)) return { kind: 'times', n: each, do: [effect] };
  return typeof effect.amount === 'number' ? { ...effect, amount: per(each, effect.amount) } : undefined;
}

/**
 * "Deal 1 to a creature for each …": a player allots all of it [9.5]; creatures that nobody chooses get all of it. Not
 * where the creature depends on what is counted: "deal 1 to its neighbor".
 */
export function dealForEach(
  { amount, target, ...manner }: Extract<Effect, { kind: 'deal' }>,
  each: Amount,
): Effect | undefined {
  if (typeof amount !== 'number') return undefined;
  if (!isChoice(target)) return { ...manner, amount: per(each, amount), target };
  const { splash } = manner;
  if (target.quantifier.kind !== 'choose' || target.quantifier.max !== 1) return undefined;
  if (manner.ignoreArmor || speaksOfInstance(target) || typeof splash === 'object') return undefined;
  return {
    kind: 'allot-damage',
    amount: each,
    among: target,
    portion: amount,
    ...(typeof splash === 'number' && { splash }),
  };
}

const speaksOfInstance = (target: Target): boolean => /"name":"\$?(it|them)"/.test(JSON.stringify(target));

/** The card that deals is "it" in the amount and in the target. */
function eachDealsItsPower(by: Target, target: Target): Effect | undefined {
  const all =
    by.kind === 'ref'
      ? select({ kind: 'each' }, { type: 'creature', where: [{ kind: 'is', card: by }] })
      : by;
  if (isChoice(all)) return undefined;
  return { kind: 'each-deals', by: all, amount: { kind: 'stat', stat: 'power', of: IT }, target };
}

// ── damage ──
effect
  .phrase('deal <damage> each to <cards>', (amount, target) => ({ kind: 'deal', amount, target }))
  .phrase(
    '<cards> deals ({damage}|damage) equal to its power to <cards>' as '<cards> deals to <cards>',
    eachDealsItsPower,
  )
  .phrase(
    '<cards> deals ({damage}|damage) to <cards> equal to its power' as '<cards> deals to <cards>',
    eachDealsItsPower,
  )
  .phrase('deal <damage> to <cards>', (amount, target) => ({ kind: 'deal', amount, target }))
  .phrase('deal <damage> to <cards> [,] with <number> {damage} splash', (amount, target, splash) => ({
    kind: 'deal',
    amount,
    target,
    splash,
  }))
  .phrase('deal <damage> with <number> {damage} splash to <cards>', (amount, splash, target) => ({
    kind: 'deal',
    amount,
    target,
    splash,
  }))
  .phrase('deal <number> {damage} to <cards> for each <per>', (amount, target, each) =>
    dealForEach({ kind: 'deal', amount, target }, each),
  )
  .phrase('deal <number> {damage} for each <per> to <cards>', (amount, each, target) =>
    dealForEach({ kind: 'deal', amount, target }, each),
  )
  .phrase('deal (damage|{damage}|an amount of damage) to <cards> equal to <amount>', (target, amount) => ({
    kind: 'deal',
    amount,
    target,
  }))
  .phrase('deal (damage|{damage}|an amount of damage) equal to <amount> to <cards>', (amount, target) => ({
    kind: 'deal',
    amount,
    target,
  }))
  .phrase(
    'deal (damage|{damage}|an amount of damage) to <cards> equal to <amount> [,] with <number> {damage} splash',
    (target, amount, splash) => ({ kind: 'deal', amount, target, splash }),
  )
  .phrase('deal <damage> to <cards> and each <class>', (amount, target, what) => ({
    kind: 'together',
    do: [
      { kind: 'deal', amount, target },
      { kind: 'deal', amount, target: select({ kind: 'each' }, what) },
    ],
  }))
  .phrase('deal <damage> to <cards> , ignoring armor', (amount, target) => ({
    kind: 'deal',
    amount,
    target,
    ignoreArmor: true,
  }))
  .phrase(
    'deal <number> {damage} to <cards> and <number> {damage} to <cards>',
    (one, first, two, second) => ({
      kind: 'together',
      do: [
        { kind: 'deal', amount: one, target: first },
        { kind: 'deal', amount: two, target: second },
      ],
    }),
  )
  .phrase(
    'deal <damage> to a <class> and deal <damage> to a different <class>',
    (amount, what, same, other) =>
      amount === same && JSON.stringify(what) === JSON.stringify(other)
        ? { kind: 'deal', amount, target: select({ kind: 'choose', min: 2, max: 2 }, what) }
        : undefined,
  )
  .phrase('heal <number> (damage|{damage}) from <cards>', (amount, target) => ({
    kind: 'heal',
    amount,
    target,
  }))
  .phrase('<pronoun> heals <number> damage', (target, amount) => ({ kind: 'heal', amount, target }))
  .phrase('deal <damage> to <cards> . this damage cannot be prevented by armor', (amount, target) => ({
    kind: 'deal',
    amount,
    target,
    ignoreArmor: true,
  }))
  .phrase('redistribute the {amber} on <class> among <class>', (among, same) =>
    sameClass(among, same)
      ? { kind: 'redistribute-amber', among: select({ kind: 'each' }, among) }
      : undefined,
  )
  .phrase('redistribute (all|the) damage on <class> among [all] <class>', (among, same) =>
    sameClass(among, same)
      ? { kind: 'redistribute-damage', among: select({ kind: 'each' }, among) }
      : undefined,
  )
  .phrase('heal up to <number> (damage|{damage}) from <cards>', (amount, target) => ({
    kind: 'heal',
    amount,
    target,
    upTo: true,
  }))
  .phrase('heal all (damage|{damage}) from <cards>', (target) => ({ kind: 'heal', amount: 'all', target }))
  .phrase('move <damage> from <cards> to <cards>', (amount, from, to) => ({
    kind: 'move-damage',
    amount,
    from,
    to,
  }))
  .phrase('move all (damage|{damage}) from <cards> to <cards>', (from, to) => ({
    kind: 'move-damage',
    amount: 'all',
    from,
    to,
  }))
  .phrase('<cards> (loses|lose) all of (its|their) armor until the end of the turn', (target) => ({
    kind: 'lose-armor',
    target,
  }));

export const damageEffects = effect.rules;
