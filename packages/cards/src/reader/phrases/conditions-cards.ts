import type { Condition, Participle, Filter, Select, Side, Status } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { one } from './amounts.ts';
import { compare, count, exists, more, not, sided } from './condition-parts.ts';
import { BARE, EACH, IT, OTHER, select, titled } from './noun-parts.ts';

/** Conditions about cards. */

const simple = phrasesFor('simple-condition');
// ── cards in play ──
simple
  .phrase('there are no <class>', (what) => not(exists(one(what))))
  .phrase('there is (a|an|another|at least one) <class>', (what) => exists(one(what)))
  .phrase('there are any <class>', (what) => exists(one(what)))
  .phrase('there is (a|an) <counter> in play', (what) =>
    exists(one(select(BARE, { type: 'card', where: [{ kind: 'has', what }] }))),
  )
  .phrase('(a|an) <class> is in play', (what) => exists(one(what)))
  .phrase('(a|an) <class> is not in play', (what) => not(exists(one(what))))
  .phrase('<title> has not been purged', (card) =>
    not(exists(one(select(BARE, { ...titled(card), zone: { kind: 'zone', of: 'each', name: 'purged' } })))),
  )
  .phrase('each player has the same number of <class>', (what) =>
    compare(count(sided('friendly', what)), '=', count(sided('enemy', what))),
  )
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
  .phrase('<pronoun> has (a|an) <adjectives> neighbor', (of, also) =>
    exists(one(select(BARE, { type: 'creature', where: [...also, { kind: 'neighbor-of', of }] }))),
  )
  .phrase('<pronoun> has no <adjectives> (neighbor|neighbors)', (of, also) =>
    not(exists(one(select(BARE, { type: 'creature', where: [...also, { kind: 'neighbor-of', of }] })))),
  )
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
  .phrase(
    '(they control|that player controls) <number> or more <class>' as '<number> or more <class>',
    (value, what) => compare(count({ ...what, where: [THEIRS, ...what.where] }), '>=', value),
  )
  .phrase('they control <class> with total power <number> or higher', (what, value) =>
    compare(
      { kind: 'stat', stat: 'power', of: select(EACH, { ...what, where: [THEIRS, ...what.where] }) },
      '>=',
      value,
    ),
  )
  .phrase(
    'there are more <adjective> friendly <class> than <adjective> enemy <class>',
    (how, what, also, other) =>
      same(
        { ...what, where: [how, ...what.where] },
        { ...other, where: [also, ...other.where] },
        more({ ...what, where: [how, ...what.where] }, 'friendly'),
      ),
  )
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

const THEIRS: Filter = { kind: 'controlled-by', who: 'that-player' };
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
  .phrase('<pronoun> is <title>', (target, card) => ({
    kind: 'is',
    target,
    filter: filterOf(select(BARE, titled(card))),
  }))
  .phrase('you control <pronoun>', (target) => ({
    kind: 'is',
    target,
    filter: { kind: 'side', side: 'friendly' },
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
  .phrase('(they|those creatures|those cards) share a house', () => ({
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
  .phrase('(that creature|it) is (destroyed this way|destroyed by this effect|destroyed)', () => ({
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

const thisWay = (what: Select, verb: Participle = 'destroyed'): Select => ({
  ...what,
  where: [...what.where, { kind: 'this-way', verb }],
});

/** "If it is a Mutant creature": what is asked of it. */
function filterOf({ type, where }: Select): Filter {
  const [first, ...others] = where;
  if (first && others.length === 0 && type === 'card') return first;
  const own: Filter = { kind: 'type', type };
  return first ? { kind: 'either', of: [[...where, own]] } : own;
}

export const cardConditions = simple.rules;
