import type { Amount, EventPhrase, PlayerRef, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { BARE, select } from './noun-parts.ts';

/** Numbers that are counted, compared and computed. */

export const per = (each: Amount, times = 1): Amount => ({ kind: 'per', each, times });
const count = (of: Select): Amount => ({ kind: 'count', of });
const amberOf = (of: PlayerRef): Amount => ({ kind: 'amber', of });
const keysOf = (of: PlayerRef): Amount => ({ kind: 'keys', of });
const keysMissing = (of: PlayerRef): Amount => ({ kind: 'excess', of: 3, over: keysOf(of) });
const times = (of: EventPhrase): Amount => ({ kind: 'count-events', of, when: 'this-turn' });
const half = (of: Amount, round: 'up' | 'down'): Amount => ({ kind: 'half', of, round });
const third = (of: Amount): Amount => ({ kind: 'third', of, round: 'down' });
const onCard = (card: Target): Amount => ({ kind: 'amber-on', card });

/** What follows "for each". */
const perPhrase = phrasesFor('per')
  .phrase('<class>', count)
  .phrase('(forged key you have|key you have forged|of your forged keys)', () => keysOf('you'))
  .phrase('(forged key your opponent has|key your opponent has forged|of your opponent ’s forged keys)', () =>
    keysOf('opponent'),
  )
  .phrase('(unforged key you have|of your unforged keys|key you have not forged)', () => keysMissing('you'))
  .phrase(
    '(unforged key your opponent has|of your opponent ’s unforged keys|key your opponent has not forged)',
    () => keysMissing('opponent'),
  )
  .phrase('neighbor <pronoun> has', (of) =>
    count(select(BARE, { type: 'creature', where: [{ kind: 'neighbor-of', of }] })),
  )
  .phrase('of <possessor> <adjectives> neighbors <tails>', (of, also, after) =>
    after.zone
      ? undefined
      : count(
          select(BARE, {
            type: 'creature',
            where: [...also, { kind: 'neighbor-of', of }, ...after.where],
          }),
        ),
  )
  .phrase('point of armor on <subject>', (of) => ({ kind: 'stat', stat: 'armor', of }))
  .phrase('forged key they have', () => keysOf('that-player'))
  .phrase('forged key', () => keysOf('each'))
  .phrase('{amber} (you have|in your pool)', () => amberOf('you'))
  .phrase('{amber} (your opponent has|in your opponent ’s pool)', () => amberOf('opponent'))
  .phrase('{amber} on <subject>', onCard)
  .phrase(
    '{amber} (gained|paid|spent to forge that key|lost|stolen|moved|captured|they lost|you lost|your opponent lost|lost in this way) [this way]',
    () => 'that-much',
  )
  .phrase('(damage|{damage}) (healed|prevented|just prevented|dealt|moved) [this way]', () => 'that-much')
  .phrase('card drawn this way', () => 'that-much')
  .phrase('(damage|{damage}) on <cards>', (of) => ({ kind: 'stat', stat: 'damage', of }))
  .phrase('<adjectives> neighbor <pronoun> has', (also, of) =>
    count(select(BARE, { type: 'creature', where: [...also, { kind: 'neighbor-of', of }] })),
  )
  .phrase('<counter> on <subject>', (counter, on) => ({ kind: 'counters', counter, on }))
  .phrase('(<counter>|counter) removed [in] this way' as 'counter removed this way', () => 'that-much')
  .phrase('chain you have', () => ({ kind: 'chains', of: 'you' }))
  .phrase('chain your opponent has', () => ({ kind: 'chains', of: 'opponent' }))
  .phrase('<icon> bonus icon on <cards>', (icon, on) => ({ kind: 'icons', icon, on }))
  .phrase('bonus icon on <cards>', (on) => ({ kind: 'icons', on }))
  .phrase('house represented among <cards>', (among) =>
    among.kind === 'select' && among.quantifier.kind === 'each' ? { kind: 'houses', among } : undefined,
  )
  .phrase('house represented (among|in|by) [the] <class>' as 'house represented by <class>', (among) => ({
    kind: 'houses',
    among,
  }))
  .phrase('house represented among <class> , except for <house>', (among, except) => ({
    kind: 'houses',
    among,
    except,
  }))
  .phrase('point of armor (it|they) lost this way', () => ({
    kind: 'armor-lost',
    of: { kind: 'ref', name: '$it' },
  }))
  .phrase('<class> you (control in excess of|have in excess of) your opponent', (what) =>
    excessOf(what, 'friendly'),
  )
  .phrase('<class> your opponent controls in excess of you', (what) => excessOf(what, 'enemy'))
  .phrase('trait (it|that creature) has', () => ({ kind: 'traits', of: { kind: 'ref', name: '$it' } }))
  .phrase('(time|) <happened> this turn', times)
  .phrase('card you (have played|played) this turn', () =>
    times({
      kind: 'plays',
      by: 'you',
      card: select({ kind: 'choose', min: 1, max: 1 }, { type: 'card', where: [] }),
    }),
  )
  .phrase('<class> you (have played|played) this turn', (card) =>
    times({ kind: 'plays', by: 'you', card: one(card) }),
  )
  .phrase('<class> you (have discarded|discarded) [from your hand] this turn', (card) =>
    times({ kind: 'discards', by: 'you', card: one(card) }),
  )
  .phrase('<class> (that was|that has been|) destroyed this turn', (card) =>
    times({ kind: 'destroyed', card: one(card) }),
  )
  .phrase('<class> (that was|that has been|) destroyed in a fight this turn', (card) =>
    times({ kind: 'destroyed', card: one(card), inFight: true }),
  );

/** Of the numbers that the condition before compared; `resolveReferences` knows them. */
const DIFFERENCE: Amount = { kind: 'fixed', of: 'that-much' };
const one = (what: Select): Select => select({ kind: 'choose', min: 1, max: 1 }, what);

function excessOf(what: Select, side: 'friendly' | 'enemy'): Amount {
  const other = side === 'friendly' ? 'enemy' : 'friendly';
  const sided = (which: 'friendly' | 'enemy'): Amount =>
    count(select(BARE, { ...what, where: [{ kind: 'side', side: which }, ...what.where] }));
  return { kind: 'excess', of: sided(side), over: sided(other) };
}

/** A number as a noun phrase. */
const amount = phrasesFor('amount')
  .phrase('<number>', (value) => value)
  .phrase('that (number|amount)', () => 'that-much')
  .phrase('the difference', () => DIFFERENCE)
  .phrase('the number of forged keys', () => keysOf('each'))
  .phrase('the number of <icon> bonus icons on <cards>', (icon, on) => ({ kind: 'icons', icon, on }))
  .phrase('the number of bonus icons on <cards>', (on) => ({ kind: 'icons', on }))
  .phrase('the damage (healed|dealt) this way', () => 'that-much')
  .phrase('(the number of|twice the number of) <per>', (of) => of)
  .phrase('the number of (keys you have forged|your forged keys|forged keys you have)', () => keysOf('you'))
  .phrase(
    'the number of (keys your opponent has forged|your opponent ’s forged keys|forged keys your opponent has)',
    () => keysOf('opponent'),
  )
  .phrase('the number of (your unforged keys|unforged keys you have)', () => keysMissing('you'))
  .phrase('the (amount of|) {amber} on <cards>', onCard)
  .phrase('the [amount of] {amber} in <whose> pool', amberOf)
  .phrase('<whose> {amber}', amberOf)
  .phrase('the amount of {amber} they have', () => amberOf('that-player'))
  .phrase('the amount of {amber} your opponent has', () => amberOf('opponent'))
  .phrase('the amount of {amber} you have', () => amberOf('you'))
  .phrase('half [of] <amount> , (rounding|rounded) down [the (loss|gain)]', (of) => half(of, 'down'))
  .phrase('half [of] <amount> , (rounding|rounded) up [the (loss|gain)]', (of) => half(of, 'up'))
  .phrase('one third of <amount> , (rounding|rounded) down', (of) => third(of))
  .phrase('the <adjectives> creature ’s power', (where) =>
    where.some(({ kind }) => kind === 'extreme')
      ? { kind: 'stat', stat: 'power', of: one(select(BARE, { type: 'creature', where })) }
      : undefined,
  )
  .phrase('<possessor> power', (of) => ({ kind: 'stat', stat: 'power', of }))
  .phrase('the power of <cards>', (of) => ({ kind: 'stat', stat: 'power', of }))
  .phrase('<possessor> armor', (of) => ({ kind: 'stat', stat: 'armor', of }))
  .phrase('the (damage|amount of damage|{damage}) on <cards>', (of) => ({
    kind: 'stat',
    stat: 'damage',
    of,
  }));

/** Some amber. */
const amber = phrasesFor('amber')
  .phrase('[an additional] <number> {amber}', (value) => value)
  .phrase('<number> of <whose> {amber}', (value) => value)
  .phrase('all [of] <whose> {amber}', () => 'all')
  .phrase('all {amber}', () => 'all')
  .phrase('(that much|that) {amber}', () => 'that-much')
  .phrase('that amount of {amber}', () => 'that-much')
  .phrase('half [of] <whose> {amber} , (rounded|rounding) down [the loss]', (of) => half(amberOf(of), 'down'))
  .phrase('half [of] <whose> {amber} , (rounded|rounding) up [the loss]', (of) => half(amberOf(of), 'up'))
  .phrase('one third of <whose> {amber} , (rounding|rounded) down', (of) => third(amberOf(of)))
  .phrase('<number> {amber} for each <per>', (value, each) => per(each, value))
  .phrase('<amber> , to a maximum of <number> [{amber}]', (value, max) => ({ kind: 'capped', value, max }))
  .phrase('<number> {amber} , to a maximum of <number> for each <per>', (value, max, each) => ({
    kind: 'capped',
    value: per(each, value),
    max,
  }))
  .phrase('twice the [amount of] {amber} (you lost|lost) this way', () => per('that-much', 2))
  .phrase('triple the [amount of] {amber} (you lost|lost) this way', () => per('that-much', 3))
  .phrase('{amber} equal to <amount>', (value) => (typeof value === 'number' ? undefined : value))
  .phrase('an amount of {amber} equal to <amount>', (value) => value)
  .phrase('all but <number> of <whose> {amber}', (over, of) => ({ kind: 'excess', of: amberOf(of), over }))
  .phrase('all [of] <whose> {amber} (except|but) <number>', (of, over) => ({
    kind: 'excess',
    of: amberOf(of),
    over,
  }));

const damage = phrasesFor('damage')
  .phrase('an additional <number> {damage}', (value) => value)
  .phrase('<number> {damage}', (value) => value)
  .phrase('(that much|that amount of) ({damage}|damage)', () => 'that-much')
  .phrase('<number> damage', (value) => value);

export const amounts = [perPhrase, amount, amber, damage].flatMap(({ rules }) => rules);
export { one };
