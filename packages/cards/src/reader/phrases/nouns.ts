import type { Filter, Quantifier, Select, Target } from '@amberhall/engine/language';
import { filterOf } from '../../language/adjectives.ts';
import { phrasesFor } from '../grammar.ts';
import type { NounHead, NounTail } from '../meanings.ts';
import {
  BARE,
  choose,
  DISCARDED_SELF,
  EACH,
  IT,
  ITSELF,
  not,
  OTHER,
  select,
  THAT,
  titled,
  withFilter,
} from './noun-parts.ts';

/** Noun phrases for cards. */

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
  .phrase('<adjectives> ~ [s]', (before) =>
    before.length > 0 ? classOf(before, ITSELF, { where: [] }) : undefined,
  )
  .phrase('<adjectives> purged <head> <tails>', (before, noun, after) =>
    after.zone
      ? undefined
      : classOf(before, noun, { ...after, zone: { kind: 'zone', of: 'each', name: 'purged' } }),
  )
  .phrase('half of a gigantic creature', () => select(BARE, { type: 'card', where: [{ kind: 'gigantic' }] }))
  .phrase(
    '<adjectives> <head> (or|and|and / or) <adjectives> <head> <tails>',
    (before, one, also, other, after) => {
      // "A friendly creature or artifact": the side applies to both.
      const side = before.filter(({ kind }) => kind === 'side');
      const own = also.some(({ kind }) => kind === 'side') ? also : [...side, ...also];
      // "Mutant creatures or creatures with power 5": the words after the noun belong to the second.
      const isTwice = one.type === other.type && one.where.length + other.where.length === 0;
      const first = isTwice ? { where: [], ...(after.zone && { zone: after.zone }) } : after;
      return eitherOf(classOf(before, one, first), classOf(own, other, after));
    },
  )
  .phrase('<adjectives> <head> or (a|an) <adjectives> <head> <tails>', (before, one, also, other, after) =>
    eitherOf(classOf(before, one, { where: [] }), classOf(also, other, after)),
  )
  .phrase('<adjectives> <adjective> or <adjective> <head> <tails>', (before, one, other, noun, after) =>
    eitherOf(classOf([...before, one], noun, after), classOf([...before, other], noun, after)),
  );
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
  .phrase('<pronoun> and [each of] <possessor> neighbors', (card, of) =>
    JSON.stringify(card) === JSON.stringify(of) ? itselfAndNeighbors(card) : undefined,
  )
  .phrase('<pronoun> and each neighboring creature', itselfAndNeighbors);

const cards = phrasesFor('cards')
  .phrase('<pronoun>', (card) => card)
  .phrase('<each-cards>', (what) => what)
  .phrase('(an|your) opponent ’s <class>', (what) =>
    what.zone ? undefined : one(withFilter(what, filterOf('enemy'))),
  )
  .phrase('<title>', (card) => one(select(BARE, titled(card))))
  .phrase('<title> from <zone>', (card, zone) => one(select(BARE, { ...titled(card), zone })))
  .phrase('<whose> hand and discard pile', (of) =>
    select(EACH, { type: 'card', where: [], zone: { kind: 'zone', of, name: ['hand', 'discard'] } }),
  )
  .phrase('another ~', () => one(select(BARE, { ...ITSELF, where: [OTHER, ...ITSELF.where] })))
  .phrase('another <class>', (what) => one(withFilter(what, OTHER)))
  .phrase('(one other|1 other) <class>', (what) => one(withFilter(what, OTHER)))
  .phrase('a different <class>', (what) => one(withFilter(what, not({ kind: 'is', card: IT }))))
  .phrase('(a|an|one|1) <class>', one)
  // All that tie.
  .phrase('the <adjectives> creatures', (before) =>
    before.some(({ kind }) => kind === 'extreme')
      ? select(EACH, { type: 'creature', where: before })
      : undefined,
  )
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
  .phrase('the bottom card (of|from) <whose> <pile>', (of, name) => bottomCards(of, name, 1))
  .phrase('(1|one) of the <class>', one)
  .phrase('any number of the <class>', (what) => select({ kind: 'any-number' }, what))
  .phrase('<number> <class> with different names', (number, what) => ({
    ...select(choose(number), what),
    different: 'name',
  }))
  .phrase('two halves of a gigantic creature', () => ({
    ...select(choose(2), { type: 'card', where: [{ kind: 'gigantic' }] }),
    alike: 'name',
  }))
  .phrase('either <class>', (what) =>
    what.where.some(({ kind }) => kind === 'gigantic') ? one(what) : undefined,
  )
  .phrase('the purged (cards|creatures|artifacts)', () =>
    select(EACH, { type: 'card', where: [{ kind: 'this-way', verb: 'purged' }] }),
  )
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
  .phrase('<number> different <class>', (number, what) => select(choose(number), what))
  .phrase('up to <number> different <class>', (number, what) => select(choose(0, number), what))
  .phrase('<number> <head> of different houses <tails>', (number, noun, after) => ({
    ...select(choose(number), classOf([], noun, after)),
    different: 'house',
  }))
  .phrase('up to <number> <head> of different houses <tails>', (number, noun, after) => ({
    ...select(choose(0, number), classOf([], noun, after)),
    different: 'house',
  }))
  .phrase('any number of <class> with total power of <number> or more', (what, totalPower) =>
    select({ kind: 'any-number', totalPower }, what),
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
  .phrase('1 or more <class>', (what) => select({ kind: 'any-number', min: 1 }, what))
  .phrase('a random <class>', (what) => select({ kind: 'random', n: 1 }, what))
  .phrase('<number> random <class>', (n, what) => select({ kind: 'random', n }, what))
  .phrase('<number> <class> at random', (n, what) => select({ kind: 'random', n }, what))
  .phrase('(a|one) <class> at random', (what) => select({ kind: 'random', n: 1 }, what))
  .phrase('a number of <class> equal to <amount>', (what, number) => select(choose(number), what))
  .phrase('(the top|the topmost) card (of|in) <whose> <pile>', (of, name) => topCards(of, name, 1))
  .phrase('the top <number> cards of <whose> <pile>', (number, of, name) => topCards(of, name, number))
  .phrase('(one|1|either) of <possessor> <adjectives> neighbors', (of, also) =>
    neighborOf(choose(1), of, [...also]),
  )
  .phrase('(a|1) <adjectives> neighbor of <pronoun>', (also, of) => neighborOf(choose(1), of, [...also]))
  .phrase('<possessor> <adjectives> neighbor', (of, also) =>
    also.some(({ kind }) => kind === 'extreme') ? neighborOf(choose(1), of, [...also]) : undefined,
  )
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
  .phrase('<whose> <pile>', (of, name) =>
    name === 'hand' || name === 'archives'
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
  // Before the phrase for "your opponent’s creature", which is one.
  .phrase('your opponent ’s <adjectives> creatures <tails>', (before, after) =>
    after.zone
      ? undefined
      : select(EACH, { type: 'creature', where: [filterOf('enemy'), ...before, ...after.where] }),
  )
  .phrase('<cards>', (what) => what)
  .phrase('your <class>', (what) =>
    what.zone ? undefined : select(EACH, withFilter(what, filterOf('friendly'))),
  )
  .phrase('<class>', (what) => select(EACH, what));

export const nouns = [aClass, eachCards, cards, subject].flatMap(({ rules }) => rules);
