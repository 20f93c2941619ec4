/** Effects on amber, keys and chains. */
import type { Amount, Effect, Filter, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { isChoice, pick } from './effect-verbs.ts';
import { CHOSEN, IT, OWN, select } from './noun-parts.ts';

const effect = phrasesFor('effect');
const numbered: readonly (readonly [string, string, 'gain' | 'lose' | 'steal'])[] = [
  ['gain', 'gains', 'gain'],
  ['lose', 'loses', 'lose'],
  ['steal', 'steals', 'steal'],
];
for (const [base, third, kind] of numbered) {
  effect
    .phrase(`[you] ${base} <amber>` as '<amber>', (amount) => ({ kind, who: 'you', amount }))
    .phrase(`<who> (${base}|${third}) <amber>` as '<who> <amber>', (who, amount) => ({ kind, who, amount }));
}
effect
  .phrase('<cards> (captures|capture|each capture) all of your opponent ’s {amber}', (by) =>
    fromYourOpponent(by, 'all'),
  )
  .phrase('<cards> (captures|capture|each capture) <amber>', (by, amount) => ({
    kind: 'capture',
    by,
    amount,
  }))
  .phrase(
    '<cards> (captures|capture|each capture) <amber> from (its|their) (own side|controller ’s pool|controller)',
    (by, amount) => ({
      kind: 'capture',
      by,
      amount,
      from: 'own-side',
    }),
  )
  .phrase(
    '<cards> (captures|capture|each capture) <amber> from (its|their|the) opponent [’s pool]',
    (by, amount) => ({ kind: 'capture', by, amount }),
  )
  .phrase('<cards> (captures|capture|each capture) <amber> from your opponent [’s pool]', (by, amount) =>
    fromYourOpponent(by, amount),
  )
  .phrase('capture <amber> from (its|your) own side', (amount) => ({
    kind: 'capture',
    by: OWN,
    amount,
    from: 'own-side',
  }))
  .phrase('<cards> captures (it|that {amber})', (by) => ({
    kind: 'capture',
    by,
    amount: 'that-much',
    from: 'gained',
  }))
  .phrase('capture <amber> [from your opponent]', (amount) => ({ kind: 'capture', by: OWN, amount }))
  .phrase('capture all of (it|their {amber}|your opponent ’s {amber})', () => ({
    kind: 'capture',
    by: OWN,
    amount: 'all',
  }))
  .phrase('capture <amber> from (any combination of players|each player)', (amount) => ({
    kind: 'capture',
    by: OWN,
    amount,
    from: 'any-pool',
  }))
  .phrase('<cards> and <cards> each capture <amber> from their opponent', (one, other, amount) => ({
    kind: 'together',
    do: [
      { kind: 'capture', by: one, amount },
      { kind: 'capture', by: other, amount },
    ],
  }))
  .phrase('capture <amber> , distributed among any number of <class>', (amount, among) => ({
    kind: 'allot-capture',
    amount,
    among,
  }))
  .phrase('choose <cards> to capture <amber>', (by, amount) => ({ kind: 'capture', by, amount }))
  .phrase('choose <cards> to capture <amber> from its own side', (by, amount) => ({
    kind: 'capture',
    by,
    amount,
    from: 'own-side',
  }))
  .phrase('steal it', () => ({ kind: 'steal', who: 'you', amount: 'all' }))
  .phrase('capture all but <number> of it', (over) => ({
    kind: 'capture',
    by: OWN,
    amount: { kind: 'excess', of: { kind: 'amber', of: 'opponent' }, over },
  }))
  .phrase('<who> (loses|lose) all but <number> (of it|{amber})', (who, over) => ({
    kind: 'lose',
    who,
    amount: { kind: 'excess', of: { kind: 'amber', of: who === 'each' ? 'that-player' : who }, over },
  }))
  .phrase('<who> (loses|lose) all of their remaining {amber}', (who) => ({
    kind: 'lose',
    who,
    amount: 'all',
  }))
  .phrase('forge your <color> key at current cost', (color) => ({
    kind: 'forge',
    who: 'you',
    cost: { base: 'current' },
    color,
  }))
  .phrase('unforge an opponent ’s key', () => ({ kind: 'unforge', who: 'opponent' }))
  .phrase('capture all of it', () => ({ kind: 'capture', by: OWN, amount: 'all' }))
  .phrase('forge a key at [+ 0] current cost', () => ({
    kind: 'forge',
    who: 'you',
    cost: { base: 'current' },
  }))
  .phrase('forge a key at <signed> {amber} current cost', (plus) => ({
    kind: 'forge',
    who: 'you',
    cost: cost(plus),
  }))
  .phrase(
    'forge a key at <signed> {amber} current cost , reduced by <number> {amber} for each <per>',
    (plus, number, each) => ({
      kind: 'forge',
      who: 'you',
      cost: { ...cost(plus), minus: per(each, number) },
    }),
  )
  .phrase(
    'forge a key at <signed> {amber} current cost , reduced by <number> {amber} , to a maximum of <number> for each <per>',
    (plus, number, max, each) => ({
      kind: 'forge',
      who: 'you',
      cost: { ...cost(plus), minus: { kind: 'capped', value: per(each, number), max } },
    }),
  )
  .phrase(
    'forge a key at <signed> {amber} current cost , reduced by <number> {amber} for each <per> , to a minimum of <number>',
    (plus, number, each, min) => ({
      kind: 'forge',
      who: 'you',
      cost: { ...cost(plus), minus: per(each, number), min },
    }),
  )
  .phrase('forge a key at current cost , reduced by <number> {amber} for each <per>', (number, each) => ({
    kind: 'forge',
    who: 'you',
    cost: { base: 'current', minus: per(each, number) },
  }))
  .phrase('forge a key at no cost', () => ({ kind: 'forge', who: 'you', cost: { base: 'none' } }))
  .phrase('forge a key', () => ({ kind: 'forge', who: 'you', cost: { base: 'current' } }))
  .phrase('<who> (unforges|unforge) a key', (who) => ({ kind: 'unforge', who }))
  .phrase('<who> (unforges|unforge) that key', (who) => ({ kind: 'unforge', who, lastTurn: true }))
  .phrase('unforge a key', () => ({ kind: 'unforge', who: 'you' }))
  .phrase('gain <number> (chain|chains)', (amount) => ({ kind: 'chains', who: 'you', amount }))
  .phrase('<who> (gains|gain) <number> (chain|chains)', (who, amount) => ({ kind: 'chains', who, amount }))
  .phrase('move <amber> from <each-cards> to its controller ’s pool', (amount, from) =>
    from.kind === 'select'
      ? {
          kind: 'for-each',
          of: from,
          do: [{ kind: 'move-amber', amount, from: { on: IT }, to: { pool: 'its-controller' } }],
        }
      : undefined,
  )
  .phrase('move <amber> from <cards> to <whose> pool', (amount, from, pool) => ({
    kind: 'move-amber',
    amount,
    from: { on: from },
    to: { pool },
  }))
  .phrase('move <amber> from <whose> pool to <cards>', (amount, pool, to) => ({
    kind: 'move-amber',
    amount,
    from: { pool },
    to: { on: to },
  }))
  .phrase('(move|place|put) <amber> from <whose> pool (to|on|onto) <cards>', (amount, pool, to) => ({
    kind: 'move-amber',
    amount,
    from: { pool },
    to: { on: to },
  }))
  .phrase('(move|return) <amber> from <cards> to the common supply', (amount, from) => ({
    kind: 'move-amber',
    amount,
    from: { on: from },
    to: 'supply',
  }))
  .phrase('move <amber> from <cards> to another <class>', (amount, from, what) =>
    isChoice(from)
      ? pick(from, [
          {
            kind: 'move-amber',
            amount,
            from: { on: CHOSEN },
            to: {
              on: select({ kind: 'choose', min: 1, max: 1 }, { ...what, where: [...what.where, NOT_CHOSEN] }),
            },
          },
        ])
      : undefined,
  )
  .phrase('move (each|all) {amber} (from|on) <subject> to <cards>', (from, to) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: { on: to },
  }))
  .phrase('move <amber> from <cards> to <cards>', (amount, from, to) => ({
    kind: 'move-amber',
    amount,
    from: { on: from },
    to: { on: to },
  }))
  .phrase('move (each|all) {amber} (from|on) <subject> to <whose> pool', (from, pool) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: { pool },
  }))
  .phrase('move (each|all) {amber} (from|on) <subject> to the common supply', (from) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: 'supply',
  }))
  .phrase('remove <amber> from <cards>', (amount, from) => ({
    kind: 'move-amber',
    amount,
    from: { on: from },
    to: 'supply',
  }))
  .phrase('(put|place) <amber> from the common supply on <cards>', (amount, to) => ({
    kind: 'move-amber',
    amount,
    from: 'supply',
    to: { on: to },
  }))
  .phrase('(put|place) <amber> on <cards> from the common supply', (amount, to) => ({
    kind: 'move-amber',
    amount,
    from: 'supply',
    to: { on: to },
  }))
  .phrase('(pay|give) your opponent up to <amber>', (amount) => ({
    kind: 'move-amber',
    amount,
    from: { pool: 'you' },
    to: { pool: 'opponent' },
    upTo: true,
  }))
  .phrase('(pay|give) your opponent <amber>', (amount) => ({
    kind: 'move-amber',
    amount,
    from: { pool: 'you' },
    to: { pool: 'opponent' },
  }))
  .phrase('<who> [must] (gives|give|pays|pay) you <amber>', (who, amount) => ({
    kind: 'move-amber',
    amount,
    from: { pool: who },
    to: { pool: 'you' },
  }));

const NOT_CHOSEN: Filter = { kind: 'not', filter: { kind: 'is', card: CHOSEN } };
const cost = (plus: number): { base: 'current'; plus?: Amount; minus?: Amount } =>
  plus < 0 ? { base: 'current', minus: -plus } : plus === 0 ? { base: 'current' } : { base: 'current', plus };

/** A friendly creature captures from "your opponent" anyway. An enemy one does so only if the text says it. */
function fromYourOpponent(by: Target, amount: Amount): Effect {
  const isFriendly =
    by.kind === 'ref'
      ? by.name === 'self'
      : by.where.some((filter) => filter.kind === 'side' && filter.side === 'friendly');
  return { kind: 'capture', by, amount, ...(!isFriendly && { from: { pool: 'opponent' } }) };
}

export const amberEffects = effect.rules;
