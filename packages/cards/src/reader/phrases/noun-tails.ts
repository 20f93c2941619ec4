import type { Filter } from '@amberhall/engine/language';
import { filterOf } from '../../language/adjectives.ts';
import { phrasesFor } from '../grammar.ts';
import type { NounTail } from '../meanings.ts';
import { BARE, CHOSEN, not, ref, select } from './noun-parts.ts';

/** Words after the noun. */

const flank = (side: 'left' | 'right'): Filter => ({ kind: 'flank', side });

const tail = phrasesFor('tail');
const where = (...filters: Filter[]): NounTail => ({ where: filters });

/** With a neighbor of more or less power than its own. */
const withNeighbor = (compare: '<' | '>'): Filter => ({
  kind: 'such-that',
  if: {
    kind: 'exists',
    what: select(BARE, {
      type: 'creature',
      where: [
        { kind: 'neighbor-of', of: ref('it') },
        { kind: 'power', compare, value: { kind: 'stat', stat: 'power', of: ref('it') } },
      ],
    }),
  },
});

const bound = phrasesFor('bound')
  .phrase('<number> or (higher|more|greater)', (value) => ({ compare: '>=', value }))
  .phrase('<number> or (lower|less|fewer)', (value) => ({ compare: '<=', value }))
  .phrase('(equal to|of|exactly) <amount>', (value) => ({ compare: '=', value }))
  .phrase('(lower|less|fewer) than <amount>', (value) => ({ compare: '<', value }))
  .phrase('(higher|more|greater) than <amount>', (value) => ({ compare: '>', value }))
  .phrase('(equal to or (lower|less) than|(lower|less) than or equal to) <amount>', (value) => ({
    compare: '<=',
    value,
  }))
  .phrase('(equal to or (higher|greater) than|(higher|greater) than or equal to) <amount>', (value) => ({
    compare: '>=',
    value,
  }))
  .phrase('[exactly] <number>', (value) => ({ compare: '=', value }));

tail
  .phrase('you control', () => where(filterOf('friendly')))
  .phrase('your opponent controls', () => where(filterOf('enemy')))
  .phrase('in play', () => where())
  .phrase('from play', () => where())
  .phrase('in (your|the|its) battleline', () => where())
  .phrase('with [a] power [of] <bound>', (power) => where({ kind: 'power', ...power }))
  .phrase('with <number> or (more|higher|greater) power', (value) =>
    where({ kind: 'power', compare: '>=', value }),
  )
  .phrase('with <number> or (less|lower) power', (value) => where({ kind: 'power', compare: '<=', value }))
  .phrase('with <number> power', (value) => where({ kind: 'power', compare: '=', value }))
  .phrase('with odd power', () => where({ kind: 'parity', odd: true }))
  .phrase('with even power', () => where({ kind: 'parity', odd: false }))
  .phrase('with the (highest|most) power', () => where(filterOf('mostPowerful')))
  .phrase('with the (lowest|least) power', () => where(filterOf('leastPowerful')))
  .phrase('with {amber} on (it|them)', () => where({ kind: 'has', what: 'amber' }))
  .phrase('with no {amber} on (it|them)', () => where(not({ kind: 'has', what: 'amber' })))
  .phrase('without {amber} on (it|them)', () => where(not({ kind: 'has', what: 'amber' })))
  .phrase('with armor', () => where({ kind: 'has', what: 'armor' }))
  .phrase('with (an upgrade|one or more upgrades) [on it|attached|attached to it]', () =>
    where({ kind: 'has', what: 'upgrade' }),
  )
  .phrase('with no bonus icons', () => where(not({ kind: 'has', what: 'bonus-icon' })))
  .phrase('with a more powerful neighbor', () => where(withNeighbor('>')))
  .phrase('with a less powerful neighbor', () => where(withNeighbor('<')))
  .phrase('without an upgrade', () => where(not({ kind: 'has', what: 'upgrade' })))
  .phrase('with (a|one or more|any) <counter> [on it|on them]', (what) => where({ kind: 'has', what }))
  .phrase('with no <counter> [on it|on them]', (what) => where(not({ kind: 'has', what })))
  .phrase('without (a|any) <counter> [on it]', (what) => where(not({ kind: 'has', what })))
  .phrase('with [the] <keyword> [keyword]', (keyword) => where({ kind: 'keyword', keyword }))
  .phrase('on your left flank', () => where(filterOf('friendly'), flank('left')))
  .phrase('on your right flank', () => where(filterOf('friendly'), flank('right')))
  .phrase('on your opponent ’s left flank', () => where(filterOf('enemy'), flank('left')))
  .phrase('on your opponent ’s right flank', () => where(filterOf('enemy'), flank('right')))
  .phrase('(they control|that player controls|controlled by that player)', () =>
    where({ kind: 'controlled-by', who: 'that-player' }),
  )
  .phrase('controlled by any player', () => where())
  .phrase('on a flank', () => where(filterOf('flank')))
  .phrase('(that is|that are|which is|who is) not on a flank', () => where(not(filterOf('flank'))))
  .phrase('on their left flank', () => where(flank('left')))
  .phrase('on their right flank', () => where(flank('right')))
  .phrase('not on a flank', () => where(not(filterOf('flank'))))
  .phrase('that (is|are) on a flank', () => where(filterOf('flank')))
  .phrase('that (is|are) not <adjective>', (what) => where(not(what)))
  .phrase('that (is|are) <adjective>', (what) => where(what))
  .phrase('in the center of (its|their|your|your opponent ’s) [controller ’s] battleline', () =>
    where(filterOf('center')),
  )
  .phrase('of <named-house>', (house) => where({ kind: 'house', house }))
  .phrase('that (belongs|belong) to <named-house>', (house) => where({ kind: 'house', house }))
  .phrase('(belonging|that belongs) to <named-house>', (house) => where({ kind: 'house', house }))
  .phrase('that does not belong to <named-house>', (house) => where(not({ kind: 'house', house })))
  .phrase(
    '(that shares|that share|sharing) a house with (at least|) (one|1) [or more] of its neighbors',
    () => where({ kind: 'shares-with-neighbors', what: 'house', atLeast: 1 }),
  )
  .phrase('that shares a house with <number> [or more] of its neighbors', (atLeast) =>
    where({ kind: 'shares-with-neighbors', what: 'house', atLeast }),
  )
  .phrase('that (does not|do not) share a house with (at least|) (one|1) [or more] of its neighbors', () =>
    where(not({ kind: 'shares-with-neighbors', what: 'house', atLeast: 1 })),
  )
  .phrase('(that shares|that share|sharing) a house with <cards>', (card) =>
    where({ kind: 'shares', what: 'house', with: card }),
  )
  .phrase(
    '(that shares|that share|sharing) (a trait|one or more traits) with <cards>' as 'sharing a trait with <cards>',
    (card) => where({ kind: 'shares', what: 'trait', with: card }),
  )
  .phrase('that (does not|do not) share a house with <cards>', (card) =>
    where(not({ kind: 'shares', what: 'house', with: card })),
  )
  .phrase('that (does not|do not) share a trait with <cards>', (card) =>
    where(not({ kind: 'shares', what: 'trait', with: card })),
  )
  .phrase('with the same power as <cards>', (of) =>
    where({ kind: 'power', compare: '=', value: { kind: 'stat', stat: 'power', of } }),
  )
  .phrase('with (lower|less) power than <cards>', (of) =>
    where({ kind: 'power', compare: '<', value: { kind: 'stat', stat: 'power', of } }),
  )
  .phrase('(with (higher|more) power|more powerful) than <cards>', (of) =>
    where({ kind: 'power', compare: '>', value: { kind: 'stat', stat: 'power', of } }),
  )
  .phrase('of <possessor> type', (card) => where({ kind: 'shares', what: 'type', with: card }))
  .phrase('of <possessor> house', (card) => where({ kind: 'shares', what: 'house', with: card }))
  .phrase('of the same type as <cards>', (card) => where({ kind: 'shares', what: 'type', with: card }))
  .phrase('with the same name as <cards>', (card) => where({ kind: 'shares', what: 'name', with: card }))
  .phrase('with that name', () => where({ kind: 'named' }))
  .phrase('with that trait', () => where({ kind: 'trait', trait: 'that-trait' }))
  .phrase('(from it|from that hand)', () => ({
    where: [],
    zone: { kind: 'zone', of: 'opponent', name: 'hand' },
  }))
  .phrase('not chosen', () => where(not({ kind: 'is', card: CHOSEN })))
  .phrase('(from|in) <zone>', (zone) => ({ where: [], zone }))
  .phrase('[from] under <pronoun>', (card) => ({ where: [], zone: { kind: 'under', card } }))
  .phrase('between <cards> and <cards>', (one, other) => where({ kind: 'between', one, other }))
  .phrase('attached to (a|an) <class>', (what) =>
    where({ kind: 'attached-to', to: select({ kind: 'choose', min: 1, max: 1 }, what) }),
  )
  .phrase('attached to <pronoun>', (to) => where({ kind: 'attached-to', to }))
  .phrase('on <pronoun>', (to) => where({ kind: 'attached-to', to }))
  .phrase('grafted onto <pronoun>', (card) => ({ where: [], zone: { kind: 'under', card } }))
  .phrase('purged by <pronoun>', (by) => where({ kind: 'purged-by', by }))
  .phrase('to the left of <pronoun>', (of) => where({ kind: 'beside', direction: 'left', of }))
  .phrase('to the right of <pronoun>', (of) => where({ kind: 'beside', direction: 'right', of }))
  .phrase('to <possessor> left', (of) => where({ kind: 'beside', direction: 'left', of }))
  .phrase('to <possessor> right', (of) => where({ kind: 'beside', direction: 'right', of }))
  .phrase('(they|that player) (own|owns)', () => where({ kind: 'owned-by', who: 'that-player' }))
  .phrase('you play', () => where({ kind: 'played-by', by: 'you' }))
  .phrase('your opponent owns', () => where({ kind: 'owned-by', who: 'opponent' }))
  .phrase('you own', () => where({ kind: 'owned-by', who: 'you' }));
const PARTICIPLES = {
  destroyed: 'destroyed',
  purged: 'purged',
  discarded: 'discarded',
  archived: 'archived',
  returned: 'returned',
  shuffled: 'shuffled',
  revealed: 'revealed',
  healed: 'healed',
  damaged: 'damaged',
  readied: 'readied',
  exhausted: 'exhausted',
  stunned: 'stunned',
  moved: 'moved',
  played: 'played',
} as const;
for (const [words, verb] of Object.entries(PARTICIPLES)) {
  tail.phrase(`[that was|that were] ${words} [in] this way` as 'destroyed this way', () =>
    where({ kind: 'this-way', verb }),
  );
  tail.phrase(`(they|that player) controlled that (was|were) ${words} this way` as 'destroyed this way', () =>
    where({ kind: 'this-way', verb, controller: 'that-player' }),
  );
  tail.phrase(`you ${words} this way` as 'destroyed this way', () => where({ kind: 'this-way', verb }));
}

tail
  .phrase('shuffled into your deck this way', () =>
    where({ kind: 'owned-by', who: 'you' }, { kind: 'this-way', verb: 'shuffled' }),
  )
  .phrase('shuffled into their deck this way', () =>
    where({ kind: 'owned-by', who: 'that-player' }, { kind: 'this-way', verb: 'shuffled' }),
  );

const tails = phrasesFor('tails')
  .phrase('', () => ({ where: [] }))
  .phrase('<tail> <tails>', (first, others) => {
    if (first.zone && others.zone) return undefined;
    const zone = first.zone ?? others.zone;
    return { where: [...first.where, ...others.where], ...(zone && { zone }) };
  });

export const tailPhrases = [tail, bound, tails].flatMap(({ rules }) => rules);
