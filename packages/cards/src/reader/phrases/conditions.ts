import type {
  Amount,
  Comparison,
  Condition,
  Deed,
  EventPhrase,
  Filter,
  PlayerRef,
  Select,
  Side,
  Status,
} from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { one } from './amounts.ts';
import { BARE, IT, OTHER, select, titled } from './nouns.ts';

/** What follows "if" and "while". */

const not = (condition: Condition): Condition => ({ kind: 'not', condition });
const compare = (left: Amount, comparison: Comparison, right: Amount): Condition => ({
  kind: 'compare',
  left,
  compare: comparison,
  right,
});
const amberOf = (of: PlayerRef): Amount => ({ kind: 'amber', of });
const keysOf = (of: PlayerRef): Amount => ({ kind: 'keys', of });
const sided = (side: Side, what: Select): Select => ({
  ...what,
  where: [{ kind: 'side', side }, ...what.where],
});
const count = (of: Select): Amount => ({ kind: 'count', of: select(BARE, of) });
const exists = (what: Select): Condition => ({ kind: 'exists', what });
const happened = (event: EventPhrase): Condition => ({ kind: 'happened', event, when: 'this-turn' });
const times = (of: EventPhrase, comparison: Comparison, right: Amount): Condition =>
  compare({ kind: 'count-events', of, when: 'this-turn' }, comparison, right);
const more = (what: Select, side: Side): Condition =>
  compare(count(sided(side, what)), '>', count(sided(side === 'friendly' ? 'enemy' : 'friendly', what)));

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
  .phrase('your opponent has <number> {amber} or more', (value) => compare(amberOf('opponent'), '>=', value))
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
  .phrase('your opponent has (no|0) forged keys', () => compare(keysOf('opponent'), '=', 0))
  .phrase('you have (no|0) forged keys', () => compare(keysOf('you'), '=', 0))
  .phrase('you have <number> or more forged keys', (value) => compare(keysOf('you'), '>=', value))
  .phrase('your <color> key is forged', (color) => ({ kind: 'key-forged', of: 'you', color }))
  .phrase('your opponent ’s <color> key is forged', (color) => ({
    kind: 'key-forged',
    of: 'opponent',
    color,
  }))
  // Whoever forged it.
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

// ── cards in play ──
simple
  .phrase('there are no <class>', (what) => not(exists(one(what))))
  .phrase('there is (a|an|another|at least one) <class>', (what) => exists(one(what)))
  .phrase('there (are|is) <number> or more <class>', (value, what) => compare(count(what), '>=', value))
  .phrase('there (are|is) <number> or fewer <class>', (value, what) => compare(count(what), '<=', value))
  .phrase('there (are|is) [exactly] <number> <class>', (value, what) => compare(count(what), '=', value))
  .phrase('there are more enemy <class> than friendly <class>', (what, other) =>
    same(what, other, more(what, 'enemy')),
  )
  .phrase('there are more friendly <class> than enemy <class>', (what, other) =>
    same(what, other, more(what, 'friendly')),
  )
  .phrase('you control (a|an|at least one) <class>', (what) => exists(one(sided('friendly', what))))
  .phrase('you control <title>', (card) =>
    exists(one(sided('friendly', select(BARE, { type: 'card', where: [{ kind: 'name', card }] })))),
  )
  .phrase('you have any other <class> in play', (what) =>
    exists(one(sided('friendly', { ...what, where: [OTHER, ...what.where] }))),
  )
  .phrase('your opponent has <number> or more <class> in play', (value, what) =>
    compare(count(sided('enemy', what)), '>=', value),
  )
  .phrase('you control another <class>', (what) =>
    exists(one({ ...what, where: [{ kind: 'side', side: 'friendly' }, OTHER, ...what.where] })),
  )
  .phrase('you control <number> or more <class>', (value, what) =>
    compare(count(sided('friendly', what)), '>=', value),
  )
  .phrase('you control <number> or fewer <class>', (value, what) =>
    compare(count(sided('friendly', what)), '<=', value),
  )
  .phrase('you control (exactly|) <number> <class>', (value, what) =>
    compare(count(sided('friendly', what)), '=', value),
  )
  .phrase('you (control no|do not control any) <class>', (what) => not(exists(one(sided('friendly', what)))))
  .phrase('you do not control (a|an) <class>', (what) => not(exists(one(sided('friendly', what)))))
  .phrase('your opponent controls (a|an|at least one) <class>', (what) => exists(one(sided('enemy', what))))
  .phrase('your opponent controls <number> or more <class>', (value, what) =>
    compare(count(sided('enemy', what)), '>=', value),
  )
  .phrase('your opponent controls <number> or fewer <class>', (value, what) =>
    compare(count(sided('enemy', what)), '<=', value),
  )
  .phrase('your opponent controls no <class>', (what) => not(exists(one(sided('enemy', what)))))
  .phrase('you control more <class> than your opponent', (what) => more(what, 'friendly'))
  .phrase('(your opponent controls|they control) more <class> than you', (what) => more(what, 'enemy'))
  .phrase('you control fewer <class> than your opponent', (what) => less(what, 'friendly'))
  .phrase('you have <number> or more cards in <zone>', (value, zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '>=', value),
  )
  .phrase('you have <number> or (fewer|less) cards in <zone>', (value, zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '<=', value),
  )
  .phrase('you have fewer than <number> cards in <zone>', (value, zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '<', value),
  )
  .phrase('you have (no|0) cards in <zone>', (zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '=', 0),
  )
  .phrase('(your opponent has|they have) <number> or more cards in <zone>', (value, zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '>=', value),
  )
  .phrase('your opponent has no cards in <zone>', (zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '=', 0),
  )
  .phrase('there are <number> or more cards in <zone>', (value, zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '>=', value),
  )
  .phrase('there are no cards in <zone>', (zone) =>
    compare(count(select(BARE, { type: 'card', where: [], zone })), '=', 0),
  );

const same = (one: Select, other: Select, then: Condition): Condition | undefined =>
  JSON.stringify(one) === JSON.stringify(other) ? then : undefined;
const less = (what: Select, side: Side): Condition =>
  compare(count(sided(side, what)), '<', count(sided(side === 'friendly' ? 'enemy' : 'friendly', what)));

// ── what a card is ──
const STATUSES: readonly Status[] = [
  'ready',
  'exhausted',
  'damaged',
  'undamaged',
  'stunned',
  'warded',
  'enraged',
];
for (const status of STATUSES) {
  simple
    .phrase(`<pronoun> is ${status}` as '<pronoun> is ready', (target) => ({
      kind: 'is',
      target,
      filter: { kind: 'status', status },
    }))
    .phrase(`<pronoun> is not ${status}` as '<pronoun> is ready', (target) =>
      not({ kind: 'is', target, filter: { kind: 'status', status } }),
    )
    .phrase(`<pronoun> was already ${status}` as '<pronoun> is ready', (target) => ({
      kind: 'is',
      target,
      filter: { kind: 'status', status },
      already: true,
    }));
}
simple
  .phrase('<pronoun> is exhausted and on a flank', (target) => ({
    kind: 'all',
    of: [
      { kind: 'is', target, filter: { kind: 'status', status: 'exhausted' } },
      { kind: 'is', target, filter: { kind: 'flank' } },
    ],
  }))
  .phrase('<pronoun> is on a flank', (target) => ({ kind: 'is', target, filter: { kind: 'flank' } }))
  .phrase('<pronoun> is not on a flank', (target) => not({ kind: 'is', target, filter: { kind: 'flank' } }))
  .phrase('<pronoun> is a flank creature', (target) => ({ kind: 'is', target, filter: { kind: 'flank' } }))
  .phrase('<pronoun> is in the center of (your|its controller ’s|its) battleline', (target) => ({
    kind: 'is',
    target,
    filter: { kind: 'center' },
  }))
  .phrase('<pronoun> is (a|an) <class>', (target, what) => ({ kind: 'is', target, filter: filterOf(what) }))
  .phrase('<pronoun> is not (a|an) <class>', (target, what) =>
    not({ kind: 'is', target, filter: filterOf(what) }),
  )
  .phrase('<pronoun> is (friendly|under your control)', (target) => ({
    kind: 'is',
    target,
    filter: { kind: 'side', side: 'friendly' },
  }))
  .phrase('<pronoun> (belongs to|is of) <named-house>', (target, house) => ({
    kind: 'is',
    target,
    filter: { kind: 'house', house },
  }))
  .phrase('<pronoun> (does not belong to|is not of) <named-house>', (target, house) =>
    not({ kind: 'is', target, filter: { kind: 'house', house } }),
  )
  .phrase('<pronoun> shares a house with <cards>', (target, card) => ({
    kind: 'is',
    target,
    filter: { kind: 'shares', what: 'house', with: card },
  }))
  .phrase('<pronoun> (have|has) power <bound>', (of, { compare: comparison, value }) =>
    compare({ kind: 'stat', stat: 'power', of }, comparison, value),
  )
  .phrase('<possessor> power is <bound>', (of, { compare: comparison, value }) =>
    compare({ kind: 'stat', stat: 'power', of }, comparison, value),
  )
  .phrase('<possessor> power is <number> or (higher|more|greater)', (of, value) =>
    compare({ kind: 'stat', stat: 'power', of }, '>=', value),
  )
  .phrase('they share a house', () => ({
    kind: 'share',
    target: { kind: 'ref', name: '$them' },
    what: 'house',
  }))
  .phrase('<pronoun> is attacking', (card) => ({ kind: 'attacking', card }))
  .phrase('<pronoun> is attacking <cards>', (card, against) =>
    against.kind === 'select' ? { kind: 'attacking', card, against } : undefined,
  )
  .phrase('<pronoun> (has an upgrade attached|has an upgrade|is upgraded)', (target) => ({
    kind: 'is',
    target,
    filter: { kind: 'has', what: 'upgrade' },
  }))
  .phrase('<pronoun> is (still|) in play', (target) => ({ kind: 'in-play', target }))
  .phrase('<pronoun> is not in play', (target) => not({ kind: 'in-play', target }))
  .phrase('this damage destroys (that creature|it|the creature|~)', () => ({
    kind: 'destroyed-this-way',
    target: IT,
  }))
  .phrase('this damage does not destroy (that creature|it)', () =>
    not({ kind: 'destroyed-this-way', target: IT }),
  )
  .phrase('(that creature|it) is (destroyed this way|destroyed)', () => ({
    kind: 'destroyed-this-way',
    target: IT,
  }))
  .phrase('(that creature|it) is not destroyed [this way]', () =>
    not({ kind: 'destroyed-this-way', target: IT }),
  )
  .phrase('(a|an|at least one) <class> (is|was) destroyed this way', (what) => exists(one(thisWay(what))))
  .phrase('you (discard|discarded) <number> or more <class> [this way]', (value, what) =>
    compare(count(thisWay(what, 'discarded')), '>=', value),
  )
  .phrase('you healed <number> or more damage [this way]', (value) => compare('that-much', '>=', value))
  .phrase('you healed <number> damage [this way]', (value) => compare('that-much', '=', value))
  .phrase('this damage destroys <number> or more creatures', (value) =>
    compare(count(thisWay(select(BARE, { type: 'creature', where: [] }))), '>=', value),
  )
  .phrase('<number> or more <class> are destroyed this way', (value, what) =>
    compare(count(thisWay(what)), '>=', value),
  )
  .phrase('you (discard|discarded) (a|an) <class> [this way]', (what) =>
    exists(one(thisWay(what, 'discarded'))),
  );

const thisWay = (what: Select, verb: Deed = 'destroyed'): Select => ({
  ...what,
  where: [...what.where, { kind: 'this-way', verb }],
});

/** "If it is a Mutant creature": what is asked of it. */
function filterOf({ type, where }: Select): Filter {
  const filters: Filter[] = type === 'card' ? [...where] : [...where, { kind: 'type', type }];
  const [first] = filters;
  if (filters.length === 1 && first) return first;
  return { kind: 'either', of: [filters] };
}

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
  .phrase('you have not used (any creatures|a creature) to fight this turn', () =>
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
