/** Effects on counters, token creatures and positions in the battleline. */
import type { Amount, Effect, LinePlace, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { pick } from './effect-verbs.ts';
import { forEachOne } from './effects-damage.ts';
import { CHOSEN, not, ref, SELF, select } from './noun-parts.ts';

const effect = phrasesFor('effect');
const counters = (
  counter: Extract<Effect, { kind: 'counters' }>['counter'],
  amount: Amount,
  on: Target,
  remove?: true,
): Effect => ({
  kind: 'counters',
  counter,
  amount,
  on,
  ...(remove && { remove }),
});
effect
  .phrase('(give|give to) <cards> (a|an|another) <counter>', (on, counter) => counters(counter, 1, on))
  .phrase('give (a|1) <counter> to <cards>', (counter, on) => counters(counter, 1, on))
  .phrase('give <number> <counter> to creatures , distributed as you choose', (n, counter) => ({
    kind: 'times',
    n,
    do: [counters(counter, 1, select({ kind: 'choose', min: 1, max: 1 }, { type: 'creature', where: [] }))],
  }))
  .phrase('double the number of <counter> on <cards>', (counter, on) =>
    on.kind === 'ref'
      ? counters(counter, { kind: 'counters', counter, on }, on)
      : on.quantifier.kind === 'each'
        ? {
            kind: 'for-each',
            of: { ...on, quantifier: { kind: 'bare' } },
            do: [counters(counter, { kind: 'counters', counter, on: ref('it') }, ref('it'))],
          }
        : undefined,
  )
  .phrase('give <cards> <number> <counter>', (on, number, counter) => counters(counter, number, on))
  .phrase('(put|place) (a|an|another) <counter> on <cards>', (counter, on) => counters(counter, 1, on))
  .phrase('(put|place) <number> <counter> on <cards>', (number, counter, on) => counters(counter, number, on))
  .phrase('give <cards> (a|1) <counter> for each <per>', (on, counter, each) =>
    forEachOne({ kind: 'counters', counter, amount: 1, on }, on, each),
  )
  .phrase('put (a|1) <counter> on <cards> for each <per>', (counter, on, each) =>
    counters(counter, per(each), on),
  )
  .phrase('give <cards> <number> <counter> for each <per>', (on, number, counter, each) =>
    counters(counter, per(each, number), on),
  )
  .phrase('put <number> <counter> on <cards> for each <per>', (number, counter, on, each) =>
    counters(counter, per(each, number), on),
  )
  .phrase('give <cards> a number of <counter> equal to <amount>', (on, counter, amount) =>
    counters(counter, amount, on),
  )
  .phrase('remove (a|1) <counter> from <cards>', (counter, on) => counters(counter, 1, on, true))
  .phrase('remove <number> <counter> from <cards>', (number, counter, on) =>
    counters(counter, number, on, true),
  )
  .phrase('remove any number of <counter> from <cards>', (counter, on) => ({
    kind: 'counters',
    counter,
    amount: 'all',
    on,
    remove: true,
    upTo: true,
  }))
  .phrase('move any number of <counter> from <cards> to <cards>', (counter, from, to) => ({
    kind: 'move-counters',
    counter,
    amount: 'all',
    from,
    to,
    upTo: true,
  }))
  .phrase('move (each|all) <counter> from (a|an) <class> to another <class>', (counter, from, to) =>
    pick(select({ kind: 'choose', min: 1, max: 1 }, from), [
      {
        kind: 'move-counters',
        counter,
        amount: 'all',
        from: CHOSEN,
        to: select(
          { kind: 'choose', min: 1, max: 1 },
          { ...to, where: [...to.where, not({ kind: 'is', card: CHOSEN })] },
        ),
      },
    ]),
  )
  .phrase('remove (each|all) <counter> from <cards>', (counter, on) => counters(counter, 'all', on, true))
  .phrase('<cards> (gains|gain|gets|get) (a|an) <counter>', (on, counter) => counters(counter, 1, on))
  .phrase('<cards> (gains|gain|gets|get) <number> <counter>', (on, number, counter) =>
    counters(counter, number, on),
  )
  .phrase('give <number> <counter> to <cards>', (number, counter, on) => counters(counter, number, on))
  .phrase('make (a|an) <title>', (named) => ({ kind: 'make-token', amount: 1, named }))
  .phrase('make <number> <title>', (amount, named) => ({ kind: 'make-token', amount, named }))
  .phrase('flip ~ facedown', () => ({ kind: 'flip', target: SELF }))
  .phrase('make a token creature', () => ({ kind: 'make-token', amount: 1 }))
  .phrase('make a ready token creature', () => ({ kind: 'make-token', amount: 1, ready: true }))
  .phrase('make <number> token creatures', (amount) => ({ kind: 'make-token', amount }))
  .phrase('make <number> ready token creatures', (amount) => ({ kind: 'make-token', amount, ready: true }))
  .phrase('make a token creature on your left flank', () => madeAt({ kind: 'flank', side: 'left' }))
  .phrase('make a token creature on your right flank', () => madeAt({ kind: 'flank', side: 'right' }))
  .phrase('make a token creature immediately to <possessor> left', (of) =>
    madeAt({ kind: 'next-to', of, side: 'left' }),
  )
  .phrase('make a token creature immediately to <possessor> right', (of) =>
    madeAt({ kind: 'next-to', of, side: 'right' }),
  )
  .phrase('make (a number of|) token creatures equal to <amount>', (amount) => ({
    kind: 'make-token',
    amount,
  }))
  .phrase('move (each|all) <counter> from <subject> to <cards>', (counter, from, to) => ({
    kind: 'move-counters',
    counter,
    amount: 'all',
    from,
    to,
  }))
  .phrase('attach ~ to <pronoun> as an upgrade with the text [,] " <paragraph> "', (to, text) => ({
    kind: 'attach',
    upgrade: SELF,
    to,
    text,
  }))
  .phrase('attach ~ to <pronoun>', (to) => ({ kind: 'attach', upgrade: SELF, to }))
  .phrase('attach ~ to <cards>', (to) =>
    to.kind === 'select' && to.type === 'creature' ? { kind: 'attach', upgrade: SELF, to } : undefined,
  )
  .phrase('graft <cards> onto <pronoun>', (target, under) => ({
    kind: 'place-under',
    target: target.kind === 'select' && !target.zone && target.type !== 'creature' ? inHand(target) : target,
    under,
    facedown: false,
    grafted: true,
  }))
  .phrase('make a token creature for each <per>', (each) => ({ kind: 'make-token', amount: per(each) }))
  .phrase('attach ~ to <title>', (card) => ({
    kind: 'attach',
    upgrade: SELF,
    to: select({ kind: 'choose', min: 1, max: 1 }, { type: 'creature', where: [{ kind: 'name', card }] }),
  }))
  .phrase('swap <cards> (and|with) <cards>', (a, b) => ({ kind: 'swap', what: 'position', a, b }))
  .phrase('swap the position of <cards> (and|with) <cards>', (a, b) => ({
    kind: 'swap',
    what: 'position',
    a,
    b,
  }))
  .phrase('swap control of <cards> (and|with) <cards>', (a, b) => ({ kind: 'swap', what: 'control', a, b }));

const inHand = (target: Select): Select => ({ ...target, zone: { kind: 'zone', of: 'you', name: 'hand' } });
const madeAt = (at: LinePlace): Effect => ({ kind: 'make-token', amount: 1, at });

export const creatureEffects = effect.rules;
