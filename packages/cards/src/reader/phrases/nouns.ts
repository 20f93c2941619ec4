import { TRAITS } from '@amberhall/engine/language';
import type { Amount, Filter, Kind, Quantifier, Ref, Select, Target } from '@amberhall/engine/language';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { CardSlug, Keyword } from '@amberhall/engine/vocabulary';
import { FACTS, factsOf } from '../../facts/facts.ts';
import { filterOf } from '../../language/adjectives.ts';
import { houseName } from '../../text/lexicon.ts';
import { phrasesFor } from '../grammar.ts';
import type { NounHead, NounTail } from '../meanings.ts';

/** Noun phrases for cards. */

const not = (filter: Filter): Filter => ({ kind: 'not', filter });
export const ref = (name: Ref['name']): Ref => ({ kind: 'ref', name });
/** Pronouns that refer to earlier words; `resolveReferences` resolves them. */
export const IT = ref('$it');
export const THAT = ref('$that');
export const THAT_CREATURE = ref('$that-creature');
export const THEM = ref('$them');
/** The choice that the text announced. */
export const CHOSEN = ref('$chosen');
export const THIS = ref('$this');
const THIS_CARD = ref('$card');
export const SELF = ref('self');
/** The card with the ability, if the text does not name it: "capture 1". */
export const OWN = ref('$own');
export const ATTACKED = ref('attacked');
/** The card itself, in its owner's discard pile. */
export const DISCARDED_SELF = ref('$discarded-self');

const choose = (min: Amount, max: Amount = min): Quantifier => ({ kind: 'choose', min, max });
export const EACH: Quantifier = { kind: 'each' };
export const BARE: Quantifier = { kind: 'bare' };
/** Other than the card itself, or other than the one chosen before; `resolveReferences` decides. */
export const OTHER: Filter = { kind: 'not', filter: { kind: 'is', card: ref('$another') } };

export function select(
  quantifier: Quantifier,
  { type, where, zone }: Pick<Select, 'type' | 'where' | 'zone'>,
): Select {
  return { kind: 'select', type, quantifier, where, ...(zone && { zone }) };
}
const withFilter = (what: Select, ...filters: Filter[]): Select => ({
  ...what,
  where: [...filters, ...what.where],
});

const PLAIN = [
  'friendly',
  'enemy',
  'ready',
  'exhausted',
  'damaged',
  'undamaged',
  'stunned',
  'warded',
  'enraged',
  'flank',
  'token',
  'neighboring',
] as const;
const adjective = phrasesFor('adjective');
for (const word of PLAIN) adjective.phrase(word, () => filterOf(word));
adjective
  .phrase('other', () => OTHER)
  .phrase('unstunned', () => not(filterOf('stunned')))
  .phrase('(most powerful|highest-power|highest power)', () => filterOf('mostPowerful'))
  .phrase('(least powerful|lowest-power|lowest power)', () => filterOf('leastPowerful'))
  .phrase('<house>', (house) => ({ kind: 'house', house }))
  .phrase('<trait>', (trait) => ({ kind: 'trait', trait }))
  .phrase('odd-power', () => ({ kind: 'parity', odd: true }))
  .phrase('even-power', () => ({ kind: 'parity', odd: false }))
  .phrase('upgraded', () => ({ kind: 'has', what: 'upgrade' }));
for (const word of ['elusive', 'taunt', 'skirmish', 'poison'] as const) {
  adjective.phrase(word, () => ({ kind: 'keyword', keyword: word as Keyword }));
}
for (const filter of ['flank', 'token', 'damaged', 'warded', 'stunned', 'exhausted'] as const) {
  adjective.phrase(`non-${filter}` as 'non-flank', () => not(filterOf(filter)));
}

const adjectives = phrasesFor('adjectives')
  .phrase('', () => [])
  .phrase('<adjective> [,] <adjectives>', (first, others) => [first, ...others]);

// ── the noun ──

/** Traits that artifacts have too: "a friendly Shard" need not be a creature. */
const TRAITS_OF_OTHERS: ReadonlySet<string> = new Set(
  [...FACTS.values()].flatMap(({ type, traits }) => (type === 'artifact' ? traits : [])),
);

/** A title says of which type the card is. */
export function titled(card: CardSlug): NounHead {
  const { type } = factsOf(card);
  const isOther =
    type === 'token creature' || type === 'prophecy' || type === 'archon power' || type === 'the tide';
  return { type: isOther ? 'card' : type, where: [{ kind: 'name', card }] };
}

const head = phrasesFor('head');
const KINDS: readonly Kind[] = ['creature', 'artifact', 'upgrade', 'action', 'card'];
for (const type of KINDS) {
  head.phrase(type as 'card', () => ({ type, where: [] }));
  head.phrase(`${type}s` as 'cards', () => ({ type, where: [] }));
  if (type === 'card') continue;
  head.phrase(`${type} card` as 'card', () => ({ type, where: [] }));
  head.phrase(`${type} cards` as 'cards', () => ({ type, where: [] }));
}
head
  .phrase('(copy|copies) of <title>', titled)
  .phrase('<title>', titled)
  .phrase('<trait>', (trait) => ({
    type: TRAITS_OF_OTHERS.has(trait) ? 'card' : 'creature',
    where: [{ kind: 'trait', trait }],
  }));

// ── words after the noun ──

const flank = (side: 'left' | 'right'): Filter => ({ kind: 'flank', side });

const tail = phrasesFor('tail');
const where = (...filters: Filter[]): NounTail => ({ where: filters });

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
  .phrase('(that shares|that share|sharing) a house with <cards>', (card) =>
    where({ kind: 'shares', what: 'house', with: card }),
  )
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
  .phrase('(that shares|that share|sharing) a trait with <cards>', (card) =>
    where({ kind: 'shares', what: 'trait', with: card }),
  )
  .phrase('that (does not|do not) share a house with <cards>', (card) =>
    where(not({ kind: 'shares', what: 'house', with: card })),
  )
  .phrase('that (does not|do not) share a trait with <cards>', (card) =>
    where(not({ kind: 'shares', what: 'trait', with: card })),
  )
  .phrase('with the same name as <cards>', (card) => where({ kind: 'shares', what: 'name', with: card }))
  .phrase('with that name', () => where({ kind: 'named' }))
  .phrase('with that trait', () => where({ kind: 'trait', trait: 'that-trait' }))
  .phrase('(from it|from that hand)', () => ({
    where: [],
    zone: { kind: 'zone', of: 'opponent', name: 'hand' },
  }))
  .phrase('not chosen', () => where(not({ kind: 'is', card: CHOSEN })))
  .phrase('(from|in) <zone>', (zone) => ({ where: [], zone }))
  .phrase('under <pronoun>', (card) => ({ where: [], zone: { kind: 'under', card } }))
  .phrase('attached to <pronoun>', (to) => where({ kind: 'attached-to', to }))
  .phrase('on <pronoun>', (to) => where({ kind: 'attached-to', to }))
  .phrase('purged by <pronoun>', (by) => where({ kind: 'purged-by', by }))
  .phrase('to the left of <pronoun>', (of) => where({ kind: 'beside', direction: 'left', of }))
  .phrase('to the right of <pronoun>', (of) => where({ kind: 'beside', direction: 'right', of }))
  .phrase('to <possessor> left', (of) => where({ kind: 'beside', direction: 'left', of }))
  .phrase('to <possessor> right', (of) => where({ kind: 'beside', direction: 'right', of }))
  .phrase('(they|that player) (own|owns)', () => where({ kind: 'owned-by', who: 'that-player' }))
  .phrase('you play', () => where({ kind: 'played-by', by: 'you' }))
  .phrase('your opponent owns', () => where({ kind: 'owned-by', who: 'opponent' }))
  .phrase('you own', () => where({ kind: 'owned-by', who: 'you' }));
const DEEDS = {
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
for (const [words, verb] of Object.entries(DEEDS)) {
  tail.phrase(`[that was|that were] ${words} this way` as 'destroyed this way', () =>
    where({ kind: 'this-way', verb }),
  );
  tail.phrase(`(they|that player) controlled that was ${words} this way` as 'destroyed this way', () =>
    where({ kind: 'this-way', verb, controller: 'that-player' }),
  );
  tail.phrase(`you ${words} this way` as 'destroyed this way', () => where({ kind: 'this-way', verb }));
}

// "The discarded cards": those of the last sentence.
for (const verb of ['discarded', 'revealed', 'archived', 'returned', 'destroyed'] as const)
  adjective.phrase(verb, () => ({ kind: 'this-way', verb }));

tail.phrase('shuffled into their deck this way', () =>
  where({ kind: 'owned-by', who: 'that-player' }, { kind: 'this-way', verb: 'shuffled' }),
);

const tails = phrasesFor('tails')
  .phrase('', () => ({ where: [] }))
  .phrase('<tail> <tails>', (first, others) => {
    if (first.zone && others.zone) return undefined;
    const zone = first.zone ?? others.zone;
    return { where: [...first.where, ...others.where], ...(zone && { zone }) };
  });

// ── classes ──

/** Adjectives for creatures show that "a neighboring Giant" is a creature. */
const OF_CREATURES: ReadonlySet<string> = new Set([
  'neighbor-of',
  'flank',
  'extreme',
  'power',
  'parity',
  'center',
]);

function classOf(before: readonly Filter[], { type, where: own }: NounHead, after: NounTail): Select {
  const all = [...before, ...own, ...after.where];
  const isCreature = type === 'card' && own.length > 0 && all.some(({ kind }) => OF_CREATURES.has(kind));
  return select(BARE, {
    type: isCreature ? 'creature' : type,
    where: all,
    ...(after.zone && { zone: after.zone }),
  });
}

function eitherOf(first: Select, second: Select): Select | undefined {
  if ([first, second].some((what) => what.where.some(({ kind }) => kind === 'extreme'))) return undefined;
  const zone = first.zone ?? second.zone;
  const same = first.type === second.type;
  const of = [first, second].map(({ type, where: list }): readonly Filter[] =>
    same || type === 'card' ? list : [{ kind: 'type', type }, ...list],
  );
  return select(BARE, {
    type: same ? first.type : 'card',
    where: [{ kind: 'either', of }],
    ...(zone && { zone }),
  });
}

const aClass = phrasesFor('class')
  .phrase('<adjectives> <head> <tails>', classOf)
  .phrase(
    '<adjectives> <head> (or|and|and / or) <adjectives> <head> <tails>',
    (before, one, also, other, after) => {
      // "A friendly creature or artifact": the side applies to both.
      const side = before.filter(({ kind }) => kind === 'side');
      const own = also.some(({ kind }) => kind === 'side') ? also : [...side, ...also];
      return eitherOf(classOf(before, one, after), classOf(own, other, after));
    },
  )
  .phrase('<adjectives> <adjective> or <adjective> <head> <tails>', (before, one, other, noun, after) =>
    eitherOf(classOf([...before, one], noun, after), classOf([...before, other], noun, after)),
  );
for (const house of HOUSES)
  adjective.phrase(`non-${houseName(house)}` as 'non-mars', () => not({ kind: 'house', house }));
for (const trait of TRAITS)
  if (!trait.startsWith('['))
    adjective.phrase(`non-${trait}` as 'non-beast', () => not({ kind: 'trait', trait }));

// ── pronouns ──

const pronoun = phrasesFor('pronoun')
  .phrase('~', () => SELF)
  .phrase('this card', () => THIS_CARD)
  .phrase('this (creature|artifact|upgrade)', () => THIS)
  .phrase('(it|itself)', () => IT)
  .phrase('[each of] the chosen (creature|card|artifact|creatures|cards|artifacts)', () => CHOSEN)
  .phrase('each chosen (creature|card|artifact)', () => CHOSEN)
  .phrase('(that|the destroyed|the damaged|the readied|the healed) creature', () => THAT_CREATURE)
  .phrase(
    '(that|the same|the revealed|the discarded|the purged|the attached|the returned|the archived|the affected|the played) (card|artifact|upgrade|action)',
    () => THAT,
  )
  .phrase('the (same|revealed|discarded|purged|returned|archived|affected|played) creature', () => THAT)
  .phrase('the creature', () => THAT_CREATURE)
  .phrase(
    '(them|they|those creatures|those cards|each of them|those artifacts|each of those creatures|these creatures|each of these creatures|each of those cards)',
    () => THEM,
  )
  .phrase('the (attacked|defending) creature', () => ATTACKED)
  .phrase('the creature (~|this creature|it) (fights|is fighting|fought|is attacking)', () => ATTACKED);

const possessor = phrasesFor('possessor')
  .phrase('~ ’s', () => SELF)
  .phrase('this card ’s', () => THIS_CARD)
  .phrase('this (creature|artifact) ’s', () => THIS)
  .phrase('its', () => IT)
  .phrase('the chosen (creature|card|artifact) ’s', () => CHOSEN)
  .phrase('(that|the destroyed|the damaged) creature ’s', () => THAT_CREATURE)
  .phrase('(that|the revealed|the purged|the discarded) (creature|card|artifact) ’s', () => THAT)
  .phrase('their', () => THEM)
  .phrase('the attacked creature ’s', () => ATTACKED);

// ── how many ──

const neighborOf = (quantifier: Quantifier, of: Target, also: Filter[] = []): Select =>
  select(quantifier, { type: 'creature', where: [...also, { kind: 'neighbor-of', of }] });
const itselfAndNeighbors = (of: Target): Select =>
  select(EACH, { type: 'creature', where: [{ kind: 'neighbor-of', of, orItself: true }] });
/** A choice of one card, unless only one card is possible. */
const one = (what: Select): Select => select(choose(1), what);

const eachCards = phrasesFor('each-cards')
  .phrase('(each|all|every|all of the|each of the) <class>', (what) => select(EACH, what))
  .phrase('(each|all) <class> and (each|all) <class>', (first, second) => {
    const both = eitherOf(first, second);
    return both && select(EACH, both);
  })
  .phrase('each <class> except <cards> and <cards>', (what, one, other) =>
    select(EACH, withFilter(what, not({ kind: 'is', card: one }), not({ kind: 'is', card: other }))),
  )
  .phrase('each <class> except <cards>', (what, other) =>
    select(EACH, withFilter(what, not({ kind: 'is', card: other }))),
  )
  .phrase('each of <possessor> <adjectives> neighbors <tails>', (of, also, after) =>
    after.zone ? undefined : neighborOf(EACH, of, [...also, ...after.where]),
  )
  .phrase('<possessor> <adjectives> neighbors', (of, also) => neighborOf(EACH, of, [...also]))
  .phrase('each neighbor of <pronoun>', (of) => neighborOf(EACH, of))
  .phrase('each creature neighboring <pronoun>', (of) => neighborOf(EACH, of))
  .phrase('<pronoun> and [each of] (its|their|that creature ’s) neighbors', itselfAndNeighbors)
  .phrase('<pronoun> and each neighboring creature', itselfAndNeighbors);

const cards = phrasesFor('cards')
  .phrase('<pronoun>', (card) => card)
  .phrase('<each-cards>', (what) => what)
  .phrase('(an|your) opponent ’s <class>', (what) =>
    what.zone ? undefined : one(withFilter(what, filterOf('enemy'))),
  )
  .phrase('<title>', (card) => one(select(BARE, titled(card))))
  .phrase('<whose> hand and discard pile', (of) =>
    select(EACH, { type: 'card', where: [], zone: { kind: 'zone', of, name: ['hand', 'discard'] } }),
  )
  .phrase('another <class>', (what) => one(withFilter(what, OTHER)))
  .phrase('(one other|1 other) <class>', (what) => one(withFilter(what, OTHER)))
  .phrase('a different <class>', (what) => one(withFilter(what, not({ kind: 'is', card: IT }))))
  .phrase('(a|an|one|1) <class>', one)
  .phrase('the <class>', (what) => {
    const isBest = what.where.some(({ kind }) => kind === 'extreme');
    const isThere =
      what.zone?.kind === 'under' ||
      what.where.some(
        (filter) =>
          filter.kind === 'center' || filter.kind === 'this-way' || (filter.kind === 'flank' && filter.side),
      );
    if (isBest) return one(what);
    return isThere ? select(EACH, what) : undefined;
  })
  .phrase('the <number> <class>', (number, what) =>
    what.where.some(({ kind }) => kind === 'extreme') ? select(choose(number), what) : undefined,
  )
  .phrase('(the topmost|your topmost) <class>', (what) =>
    what.zone?.kind === 'zone' ? select({ kind: 'first', n: 1 }, what) : undefined,
  )
  .phrase('the bottom <number> cards of <whose> <pile>', (bottom, of, name) => bottomCards(of, name, bottom))
  .phrase('the bottom card of <whose> <pile>', (of, name) => bottomCards(of, name, 1))
  .phrase('(1|one) of the <class>', one)
  .phrase('any number of the <class>', (what) => select({ kind: 'any-number' }, what))
  .phrase('<number> <class> with different names', (number, what) => ({
    ...select(choose(number), what),
    different: 'name',
  }))
  .phrase('up to <number> <class> with different names', (number, what) => ({
    ...select(choose(0, number), what),
    different: 'name',
  }))
  .phrase('(a|1|one) <class> of each house', (what) => select({ kind: 'one-of-each', what: 'house' }, what))
  .phrase('(a|1|one) <class> of each power value', (what) =>
    select({ kind: 'one-of-each', what: 'power' }, what),
  )
  .phrase('(a|1|one) <head> of each type <tails>', (noun, after) =>
    select({ kind: 'one-of-each', what: 'type' }, classOf([], noun, after)),
  )
  .phrase('up to <number> <class>', (number, what) => select(choose(0, number), what))
  .phrase('up to <number> other <class>', (number, what) =>
    select(choose(0, number), withFilter(what, OTHER)),
  )
  .phrase('<number> <class>', (number, what) => select(choose(number), what))
  .phrase('<number> other <class>', (number, what) => select(choose(number), withFilter(what, OTHER)))
  .phrase('each of <number> <class>', (number, what) => select(choose(number), what))
  .phrase('each of up to <number> <class>', (number, what) => select(choose(0, number), what))
  .phrase('any number of <class>', (what) => select({ kind: 'any-number' }, what))
  .phrase('a random <class>', (what) => select({ kind: 'random', n: 1 }, what))
  .phrase('<number> random <class>', (n, what) => select({ kind: 'random', n }, what))
  .phrase('<number> <class> at random', (n, what) => select({ kind: 'random', n }, what))
  .phrase('(a|one) <class> at random', (what) => select({ kind: 'random', n: 1 }, what))
  .phrase('a number of <class> equal to <amount>', (what, number) => select(choose(number), what))
  .phrase('(the top|the topmost) card of <whose> <pile>', (of, name) => topCards(of, name, 1))
  .phrase('the top <number> cards of <whose> <pile>', (number, of, name) => topCards(of, name, number))
  .phrase('(one|1|either) of <possessor> <adjectives> neighbors', (of, also) =>
    neighborOf(choose(1), of, [...also]),
  )
  .phrase('(a|1) <adjectives> neighbor of <pronoun>', (also, of) => neighborOf(choose(1), of, [...also]))
  .phrase('<possessor> left neighbor', (of) => sideNeighbor(of, 'left'))
  .phrase('<possessor> right neighbor', (of) => sideNeighbor(of, 'right'))
  .phrase('~ from (your|its owner ’s) discard pile', () => DISCARDED_SELF)
  .phrase('(that card|it) from (your|the|their|its owner ’s) discard pile', () => THAT)
  .phrase(
    '((one|1) of <possessor> other neighbors|<possessor> other neighbor)' as '<possessor> other neighbor',
    (of) => neighborOf(choose(1), of, [OTHER]),
  )
  .phrase('(a|an|the) <adjectives> creature and each of its neighbors', (before) =>
    itselfAndNeighbors(one(select(BARE, { type: 'creature', where: before }))),
  )
  .phrase('<whose> (hand|archives)' as '<whose> <pile>', (of, name) =>
    name === 'hand' || name === 'archives' || name === 'discard'
      ? select(EACH, { type: 'card', where: [], zone: { kind: 'zone', of, name } })
      : undefined,
  );

const sideNeighbor = (of: Target, side: 'left' | 'right'): Select =>
  select(EACH, { type: 'creature', where: [{ kind: 'neighbor-of', of, side }] });

function bottomCards(of: Parameters<typeof zoneOf>[0], name: string, bottom: number): Select | undefined {
  if (name !== 'deck' && name !== 'discard') return undefined;
  return select(EACH, { type: 'card', where: [], zone: { ...zoneOf(of, name), bottom } });
}

function topCards(of: Parameters<typeof zoneOf>[0], name: string, top: number): Select | undefined {
  if (name !== 'deck' && name !== 'discard') return undefined;
  return select(EACH, { type: 'card', where: [], zone: { ...zoneOf(of, name), top } });
}
const zoneOf = (
  of:
    | 'you'
    | 'opponent'
    | 'each'
    | 'that-player'
    | 'its-owner'
    | 'its-controller'
    | 'its-opponent'
    | 'active',
  name: 'deck' | 'discard',
) => ({ kind: 'zone', of, name }) as const;

/** Cards as the subject of a statement or an event; a bare plural is each of them. */
const subject = phrasesFor('subject')
  .phrase('<cards>', (what) => what)
  .phrase('your <class>', (what) =>
    what.zone ? undefined : select(EACH, withFilter(what, filterOf('friendly'))),
  )
  .phrase('your opponent ’s <class>', (what) =>
    what.zone ? undefined : select(EACH, withFilter(what, filterOf('enemy'))),
  )
  .phrase('<class>', (what) => select(EACH, what));

export const nouns = [
  adjective,
  adjectives,
  head,
  tail,
  tails,
  bound,
  aClass,
  pronoun,
  possessor,
  eachCards,
  cards,
  subject,
].flatMap(({ rules }) => rules);
