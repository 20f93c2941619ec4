import { phrasesFor } from '../grammar.ts';
import { one } from './amounts.ts';
import { amberOf, compare, exists, happened, keysOf, not, sided, times } from './condition-parts.ts';
import { BARE, OTHER, select, titled } from './noun-parts.ts';

/** What follows "if" and "while". */

const condition = phrasesFor('condition')
  .phrase('<simple-condition>', (only) => only)
  .phrase('<simple-condition> and <simple-condition>', (first, second) => ({
    kind: 'all',
    of: [first, second],
  }))
  .phrase('<simple-condition> or <simple-condition>', (first, second) => ({
    kind: 'any',
    of: [first, second],
  }));

const simple = phrasesFor('simple-condition');
// ── amber and keys ──
simple
  .phrase('your opponent has <number> {amber} or more [in their pool]', (value) =>
    compare(amberOf('opponent'), '>=', value),
  )
  .phrase('they have <number> {amber} or more', (value) => compare(amberOf('that-player'), '>=', value))
  .phrase('they have exactly <number> {amber}', (value) => compare(amberOf('that-player'), '=', value))
  .phrase('(they have|they still have) more {amber} [in their pool] than you', () =>
    compare(amberOf('that-player'), '>', amberOf('you')),
  )
  .phrase('they have (less|fewer) {amber} [in their pool] than you', () =>
    compare(amberOf('that-player'), '<', amberOf('you')),
  )
  .phrase('your opponent has at least <number> {amber}', (value) => compare(amberOf('opponent'), '>=', value))
  .phrase('your opponent has <number> or more {amber}', (value) => compare(amberOf('opponent'), '>=', value))
  .phrase('your opponent has <number> {amber} or (less|fewer)', (value) =>
    compare(amberOf('opponent'), '<=', value),
  )
  .phrase('your opponent has [exactly] <number> {amber}', (value) => compare(amberOf('opponent'), '=', value))
  .phrase('your opponent has no {amber}', () => compare(amberOf('opponent'), '=', 0))
  .phrase('you have <number> {amber} or more', (value) => compare(amberOf('you'), '>=', value))
  .phrase('you have <number> or more {amber}', (value) => compare(amberOf('you'), '>=', value))
  .phrase('you have <number> {amber} or (less|fewer)', (value) => compare(amberOf('you'), '<=', value))
  .phrase('you have [exactly] <number> {amber}', (value) => compare(amberOf('you'), '=', value))
  .phrase('you have no {amber}', () => compare(amberOf('you'), '=', 0))
  .phrase('your opponent has an even amount of {amber}', () => ({
    kind: 'even',
    number: amberOf('opponent'),
  }))
  .phrase('your opponent has an odd amount of {amber}', () => ({ kind: 'odd', number: amberOf('opponent') }))
  .phrase('you (have|control) <class> from <number> [or more] different houses', (among, value) =>
    compare({ kind: 'houses', among: sided('friendly', among) }, '>=', value),
  )
  .phrase('you do not control <class> from <number> [or more] different houses', (among, value) =>
    compare({ kind: 'houses', among: sided('friendly', among) }, '<', value),
  )
  .phrase('your opponent does not control <class> from <number> [or more] different houses', (among, value) =>
    compare({ kind: 'houses', among: sided('enemy', among) }, '<', value),
  )
  .phrase('<title> is in <zone>', (card, zone) => exists(one(select(BARE, { ...titled(card), zone }))))
  .phrase('your opponent has more {amber} [in their pool] than you', () =>
    compare(amberOf('opponent'), '>', amberOf('you')),
  )
  .phrase('your opponent still has more {amber} than you', () =>
    compare(amberOf('opponent'), '>', amberOf('you')),
  )
  .phrase('you have more {amber} [in your pool] than your opponent', () =>
    compare(amberOf('you'), '>', amberOf('opponent')),
  )
  .phrase('you have (less|fewer) {amber} than your opponent', () =>
    compare(amberOf('you'), '<', amberOf('opponent')),
  )
  .phrase('your opponent has (less|fewer) {amber} than you', () =>
    compare(amberOf('opponent'), '<', amberOf('you')),
  )
  .phrase('(your opponent has|they have) (more forged keys|forged more keys) than you', () =>
    compare(keysOf('opponent'), '>', keysOf('you')),
  )
  .phrase('you have (more forged keys|forged more keys) than your opponent', () =>
    compare(keysOf('you'), '>', keysOf('opponent')),
  )
  .phrase('you have (fewer forged keys|forged fewer keys) than your opponent', () =>
    compare(keysOf('you'), '<', keysOf('opponent')),
  )
  .phrase('your opponent has (fewer forged keys|forged fewer keys) than you', () =>
    compare(keysOf('opponent'), '<', keysOf('you')),
  )
  .phrase('you and your opponent have the same number of forged keys', () =>
    compare(keysOf('you'), '=', keysOf('opponent')),
  )
  .phrase('they have {amber} in their pool equal to or greater than the current key cost', () =>
    compare(amberOf('that-player'), '>=', { kind: 'price-of-key', of: 'that-player' }),
  )
  .phrase('your opponent has (no|0) forged keys', () => compare(keysOf('opponent'), '=', 0))
  .phrase('you have (no|0) forged keys', () => compare(keysOf('you'), '=', 0))
  .phrase('you have <number> or more forged keys', (value) => compare(keysOf('you'), '>=', value))
  .phrase('your <color> key is forged', (color) => ({ kind: 'key-forged', of: 'you', color }))
  .phrase('your opponent ’s <color> key is forged', (color) => ({
    kind: 'key-forged',
    of: 'opponent',
    color,
  }))
  // It does not matter which player forged it.
  .phrase('(a|any player ’s|either player ’s) <color> key is forged', (color) => ({
    kind: 'key-forged',
    of: 'each',
    color,
  }))
  .phrase('your <color> key is (not forged|unforged)', (color) =>
    not({ kind: 'key-forged', of: 'you', color }),
  )
  .phrase('there (is|are) <number> or more {amber} on <cards>', (value, card) =>
    compare({ kind: 'amber-on', card }, '>=', value),
  )
  .phrase('there (is|are) <number> {amber} or more on <cards>', (value, card) =>
    compare({ kind: 'amber-on', card }, '>=', value),
  )
  .phrase('there is {amber} on <pronoun>', (card) => compare({ kind: 'amber-on', card }, '>=', 1))
  .phrase('<pronoun> has fewer than <number> {amber} on it', (card, value) =>
    compare({ kind: 'amber-on', card }, '<', value),
  )
  .phrase('there is no {amber} on <pronoun>', (card) => compare({ kind: 'amber-on', card }, '=', 0))
  .phrase('<pronoun> has {amber} on it', (target) => ({
    kind: 'is',
    target,
    filter: { kind: 'has', what: 'amber' },
  }))
  .phrase('<pronoun> has <number> or more {amber} on it', (card, value) =>
    compare({ kind: 'amber-on', card }, '>=', value),
  )
  .phrase(
    '(there are|there is|<pronoun> has) <number> or more <counter> on <pronoun>' as 'there are <number> or more <counter> on <pronoun>',
    (value, counter, on) =>
      typeof value === 'number' ? compare({ kind: 'counters', counter, on }, '>=', value) : undefined,
  )
  .phrase('<pronoun> has <number> or more <counter> [on it]', (on, value, counter) =>
    compare({ kind: 'counters', counter, on }, '>=', value),
  )
  .phrase('<pronoun> has (a|any|one or more) <counter> [on it]', (target, what) => ({
    kind: 'is',
    target,
    filter: { kind: 'has', what },
  }))
  .phrase('there are no <counter> on <pronoun>', (counter, on) =>
    compare({ kind: 'counters', counter, on }, '=', 0),
  );

// ── the game ──
simple
  .phrase('the tide is high', () => ({ kind: 'tide', level: 'high' }))
  .phrase('the tide is low', () => ({ kind: 'tide', level: 'low' }))
  .phrase('the tide is not high', () => not({ kind: 'tide', level: 'high' }))
  .phrase('the tide is not low', () => not({ kind: 'tide', level: 'low' }))
  .phrase('you are haunted', () => ({ kind: 'haunted', who: 'you' }))
  .phrase('you are not haunted', () => not({ kind: 'haunted', who: 'you' }))
  .phrase('your opponent is haunted', () => ({ kind: 'haunted', who: 'opponent' }))
  .phrase('that player is haunted', () => ({ kind: 'haunted', who: 'that-player' }))
  .phrase('that player is not haunted', () => not({ kind: 'haunted', who: 'that-player' }))
  .phrase('<possessor> controller is haunted', () => ({ kind: 'haunted', who: 'its-controller' }))
  .phrase('you are overwhelmed', () => ({ kind: 'overwhelmed', who: 'you' }))
  .phrase('your opponent is overwhelmed', () => ({ kind: 'overwhelmed', who: 'opponent' }))
  .phrase('it is your turn', () => ({ kind: 'turn-of', who: 'you' }))
  .phrase('it is not your turn', () => not({ kind: 'turn-of', who: 'you' }))
  .phrase('it is your opponent ’s turn', () => ({ kind: 'turn-of', who: 'opponent' }))
  .phrase('<named-house> is (your|the) active house', (house) => ({ kind: 'active-house', house }))
  .phrase('<named-house> is not (your|the) active house', (house) => not({ kind: 'active-house', house }));

// ── what happened ──
simple
  .phrase('(it|this) (is|was) the first time <happened> this turn', (event) => times(event, '=', 1))
  .phrase('<happened> this turn', happened)
  .phrase('<happened> on (their|your|your opponent ’s) (previous|last) turn', (event) => ({
    kind: 'happened',
    event,
    when: 'last-turn',
  }))
  .phrase('you (have not played|did not play|have played no|played no) [any] <class> this turn', (card) =>
    times({ kind: 'plays', by: 'you', card: one(card) }, '=', 0),
  )
  .phrase('you did not (forge a key) this turn', () => not(happened({ kind: 'forges', by: 'you' })))
  .phrase('you have not forged a key this turn', () => not(happened({ kind: 'forges', by: 'you' })))
  .phrase('you (have played|played) <number> or more <class> this turn', (value, card) =>
    times({ kind: 'plays', by: 'you', card: one(card) }, '>=', value),
  )
  .phrase('you (have played|played) <number> or more other <class> this turn', (value, card) =>
    times({ kind: 'plays', by: 'you', card: one({ ...card, where: [OTHER, ...card.where] }) }, '>=', value),
  )
  .phrase('you (have played|played) (exactly|only) <number> <class> this turn', (value, card) =>
    times({ kind: 'plays', by: 'you', card: one(card) }, '=', value),
  )
  .phrase('you (have discarded|discarded) <number> or more <class> this turn', (value, card) =>
    times({ kind: 'discards', by: 'you', card: one(card) }, '>=', value),
  )
  .phrase('you (have used|used) <number> or more <class> this turn', (value, card) =>
    times({ kind: 'uses', by: 'you', card: one(card) }, '>=', value),
  )
  .phrase('your opponent (has played|played) <number> or more <class> this turn', (value, card) =>
    times({ kind: 'plays', by: 'opponent', card: one(card) }, '>=', value),
  )
  .phrase('your opponent played <number> or more <class> on their (previous|last) turn', (value, card) =>
    compare(
      { kind: 'count-events', of: { kind: 'plays', by: 'opponent', card: one(card) }, when: 'last-turn' },
      '>=',
      value,
    ),
  )
  .phrase('<number> or more <class> (have been|were) destroyed this turn', (value, card) =>
    times({ kind: 'destroyed', card: one(card) }, '>=', value),
  )
  .phrase('no <class> (have been|were) destroyed this turn', (card) =>
    not(happened({ kind: 'destroyed', card: one(card) })),
  )
  .phrase('you did not use any creatures this turn', () =>
    not(happened({ kind: 'uses', by: 'you', card: one(select(BARE, { type: 'creature', where: [] })) })),
  )
  .phrase('you did not play (a|an|any) <class> this turn', (card) =>
    not(happened({ kind: 'plays', by: 'you', card: one(card) })),
  )
  .phrase('you (have not used|did not use) (any creatures|a creature) to fight this turn', () =>
    not(
      happened({
        kind: 'uses',
        by: 'you',
        card: select({ kind: 'choose', min: 1, max: 1 }, { type: 'creature', where: [] }),
        to: 'fight',
      }),
    ),
  );

export const conditions = [condition, simple].flatMap(({ rules }) => rules);
