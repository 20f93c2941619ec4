import type { Amount, Effect, PutPlace, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { CHOSEN, OWN, select, SELF } from './nouns.ts';

/** What cards do, without "you may", "if" and the like. */

/** Chosen and named; what is done to it follows. The name is given when the text is understood. */
export const pick = (target: Select, then: readonly Effect[]): Effect => ({
  kind: 'choose',
  target,
  as: '$chosen',
  then,
});
const isChoice = (target: Target): target is Select =>
  target.kind === 'select' &&
  (target.quantifier.kind === 'choose' ||
    target.quantifier.kind === 'any-number' ||
    target.quantifier.kind === 'random');

type Verb = (target: Target) => Effect;
const verb = phrasesFor('verb');
const PLAIN = {
  destroy: 'destroy',
  sacrifice: 'destroy',
  purge: 'purge',
  ready: 'ready',
  exhaust: 'exhaust',
  stun: 'stun',
  unstun: 'unstun',
  ward: 'ward',
  enrage: 'enrage',
  reveal: 'reveal',
  archive: 'archive',
  'fight with': 'fight',
  'reap with': 'reap',
  use: 'use',
  play: 'play',
  discard: 'discard',
  fulfill: 'fulfil',
} as const;
for (const [words, kind] of Object.entries(PLAIN)) {
  if (kind === 'discard') verb.phrase('discard', () => discarding);
  else
    verb.phrase(words as 'use', () => (target) => ({
      kind,
      target:
        kind === 'archive' || kind === 'play' || kind === 'reveal'
          ? fromHand(target, kind === 'play')
          : target,
    }));
}
verb
  .phrase('exalt', () => (target) => ({ kind: 'exalt', target, times: 1 }))
  .phrase('fully heal', () => (target) => ({ kind: 'heal', target, amount: 'all' }))
  .phrase('look at', () => (target) => ({ kind: 'look', target }))
  .phrase('gain control of', () => (of) => ({ kind: 'control', of, to: 'you' }))
  .phrase('take control of', () => (of) => ({ kind: 'control', of, to: 'you' }))
  .phrase('remove (the|a|each|all) (stun|stuns) from', () => (target) => ({ kind: 'unstun', target }));

/** "Archive a card" and "discard a card" are about the hand unless they say otherwise [14.1]. */
function fromHand(target: Target, anyType = false): Target {
  if (target.kind === 'ref' || target.zone || (target.type !== 'card' && !anyType)) return target;
  if (
    target.where.some(
      ({ kind }) => kind === 'this-way' || kind === 'side' || kind === 'has' || kind === 'either',
    )
  )
    return target;
  return { ...target, zone: { kind: 'zone', of: 'you', name: 'hand' } };
}

/** From the top of a deck, or cards of one's own. */
function discarding(target: Target): Effect {
  if (
    target.kind === 'select' &&
    target.zone?.kind === 'zone' &&
    target.zone.name === 'deck' &&
    target.zone.top !== undefined
  ) {
    const { of, top } = target.zone;
    if (of !== 'a-player') return { kind: 'discard-from-deck', of, amount: top };
  }
  return { kind: 'discard', target: fromHand(target) };
}

const verbs = phrasesFor('verbs')
  .phrase('<verb> and <verb>', (first, second) => [first, second])
  .phrase('<verb> , <verb> , and <verb>', (first, second, third) => [first, second, third])
  .phrase('<verb> , <verb> and <verb>', (first, second, third) => [first, second, third]);

/** Several verbs with one object: it is chosen once. */
function allWith(all: readonly Verb[], target: Target): readonly Effect[] {
  return isChoice(target)
    ? [
        pick(
          target,
          all.map((each) => each(CHOSEN)),
        ),
      ]
    : all.map((each) => each(target));
}

const effect = phrasesFor('effect');
effect
  .phrase('<verb> <cards>', (does, target) => does(target))
  .phrase('destroy <cards> and <cards>', (first, second) => ({
    kind: 'together',
    do: [
      { kind: 'destroy', target: first },
      { kind: 'destroy', target: second },
    ],
  }))
  .phrase('destroy <cards> , <cards> , and <cards>', (...targets) => ({
    kind: 'together',
    do: targets.map((target) => ({ kind: 'destroy', target })),
  }))
  .phrase('stun <cards> and <cards>', (first, second) => ({
    kind: 'together',
    do: [
      { kind: 'stun', target: first },
      { kind: 'stun', target: second },
    ],
  }))
  .phrase('exalt <cards> <number> times', (target, times) => ({ kind: 'exalt', target, times }))
  .phrase('exalt <cards> once for each <per>', (target, each) => ({
    kind: 'exalt',
    target,
    times: per(each),
  }))
  .phrase('exalt <cards> twice', (target) => ({ kind: 'exalt', target, times: 2 }))
  .phrase('use <cards> as if it were yours', (target) => ({ kind: 'use', target, asYours: true }))
  .phrase('play <cards> as if it were yours', (target) => ({ kind: 'play', target, asYours: true }))
  .phrase('remove the stun from <cards>', (target) => ({ kind: 'unstun', target }));

// ── amber, keys, chains ──
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
  .phrase('<cards> (captures|capture|each capture) <amber>', (by, amount) => ({
    kind: 'capture',
    by: settled(by),
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
    '<cards> (captures|capture|each capture) <amber> from (your|its|their|the) opponent [’s pool]',
    (by, amount) => ({ kind: 'capture', by, amount }),
  )
  .phrase('capture <amber> from (its|your) own side', (amount) => ({
    kind: 'capture',
    by: OWN,
    amount,
    from: 'own-side',
  }))
  .phrase('<cards> captures (it|that {amber})', (by) => ({ kind: 'capture', by, amount: 'that-much' }))
  .phrase('capture <amber> [from your opponent]', (amount) => ({ kind: 'capture', by: OWN, amount }))
  .phrase('capture all of (it|their {amber}|your opponent ’s {amber})', () => ({
    kind: 'capture',
    by: OWN,
    amount: 'all',
  }))
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
  .phrase('move <amber> from <cards> to <cards>', (amount, from, to) => ({
    kind: 'move-amber',
    amount,
    from: { on: from },
    to: { on: to },
  }))
  .phrase('move each {amber} from <cards> to <whose> pool', (from, pool) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: { pool },
  }))
  .phrase('move each {amber} on <pronoun> to <whose> pool', (from, pool) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: { pool },
  }))
  .phrase('move all {amber} on <pronoun> to <whose> pool', (from, pool) => ({
    kind: 'move-amber',
    amount: 'all',
    from: { on: from },
    to: { pool },
  }))
  .phrase('move each {amber} from <cards> to the common supply', (from) => ({
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
  .phrase('(pay|give) your opponent <amber>', (amount) => ({
    kind: 'move-amber',
    amount,
    from: { pool: 'you' },
    to: { pool: 'opponent' },
  }))
  .phrase('<who> (gives|give|pays|pay) you <amber>', (who, amount) => ({
    kind: 'move-amber',
    amount,
    from: { pool: who },
    to: { pool: 'you' },
  }));

const cost = (plus: number): { base: 'current'; plus?: Amount; minus?: Amount } =>
  plus < 0 ? { base: 'current', minus: -plus } : plus === 0 ? { base: 'current' } : { base: 'current', plus };
/** A bare plural as the subject of an effect. */
const settled = (target: Target): Target => target;

/** "Deal 1 to a creature for each …": each time to one that is chosen then; to cards that are known, all at once. */
function forEachOne(
  effect: Extract<Effect, { kind: 'deal' | 'counters' }>,
  target: Target,
  each: Amount,
): Effect | undefined {
  if (isChoice(target)) return { kind: 'times', n: each, do: [effect] };
  return typeof effect.amount === 'number' ? { ...effect, amount: per(each, effect.amount) } : undefined;
}

// ── damage ──
effect
  .phrase('deal <damage> to <cards>', (amount, target) => ({ kind: 'deal', amount, target }))
  .phrase('deal <damage> to <cards> , with <number> {damage} splash', (amount, target, splash) => ({
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
    forEachOne({ kind: 'deal', amount, target }, target, each),
  )
  .phrase('deal <number> {damage} for each <per> to <cards>', (number, each, target) => ({
    kind: 'deal',
    amount: per(each, number),
    target,
  }))
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
  .phrase('redistribute (all|the) damage on <class> among <class>', (among, same) =>
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

// ── cards elsewhere ──
const place = phrasesFor('place')
  .phrase('(on|to) [the] top of <home> (deck|decks) [in (a random|any) order]', () => 'top')
  .phrase('(on|to) the bottom of <home> (deck|decks) [in (a random|any) order]', () => 'bottom')
  .phrase('into <home> (deck|decks)', () => 'shuffle')
  .phrase('(into|to) <home> (hand|hands)', () => 'hand')
  .phrase('(into|in) <home> archives', () => 'archives');
const home = phrasesFor('home')
  .phrase('(its owner ’s|their owner ’s|their owners ’|your|its|their|your opponent ’s)', () => 'owner')
  .phrase('(that player|its controller|that creature|that card) ’s [owner ’s]', () => 'owner');

const put = (target: Target, where: PutPlace): Effect => ({ kind: 'put', target, where });
effect
  .phrase('return <cards> <place>', (target, where) =>
    where === 'shuffle'
      ? undefined
      : where === 'hand'
        ? { kind: 'return-to-hand', target }
        : put(target, where),
  )
  .phrase('(put|place) <cards> (into|in) your archives', (target) =>
    target.kind === 'select' &&
    !target.zone &&
    target.where.some((filter) => filter.kind === 'side' && filter.side === 'enemy')
      ? put(target, 'abduct')
      : put(target, 'archives'),
  )
  .phrase('(put|place) <cards> (into|in) your opponent ’s archives', (target) => ({
    kind: 'put',
    target,
    where: 'archives',
    whose: 'opponent',
  }))
  .phrase('(put|place) <cards> <place>', (target, where) =>
    where === 'shuffle' ? undefined : put(target, where),
  )
  .phrase('shuffle <cards> <place>', (target, where) =>
    where === 'shuffle' ? put(target, where) : undefined,
  )
  .phrase('add <cards> to your hand', (target) => put(target, 'hand'))
  .phrase('put <pronoun> (into|in) your hand', (target) => put(target, 'hand'))
  .phrase('put <cards> into play', (target) => put(target, 'play'))
  .phrase('put <cards> into play under your control', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    under: 'you',
  }))
  .phrase('put <cards> into play ready', (target) => ({ kind: 'put', target, where: 'play', state: 'ready' }))
  .phrase('put <cards> into play exhausted', (target) => ({
    kind: 'put',
    target,
    where: 'play',
    state: 'exhausted',
  }))
  .phrase('move <cards> to (a|either) flank [of (its controller ’s|your|its) battleline]', (target) =>
    put(target, 'flank'),
  )
  .phrase('move <cards> anywhere in (its controller ’s|its|your) battleline', (target) =>
    put(target, 'anywhere'),
  )
  .phrase(
    'move <cards> (to another|to a different) (position|place) in (its controller ’s|its|your) battleline',
    (target) => put(target, 'anywhere'),
  )
  .phrase('(put|place) <cards> facedown (under|beneath) <pronoun>', (target, under) => ({
    kind: 'place-under',
    target,
    under,
    facedown: true,
  }))
  .phrase('(put|place) <cards> faceup (under|beneath) <pronoun>', (target, under) => ({
    kind: 'place-under',
    target,
    under,
    facedown: false,
  }))
  .phrase('(attach|move) <cards> to <cards>', (upgrade, to) =>
    upgrade.kind === 'select' && upgrade.type === 'upgrade' ? { kind: 'attach', upgrade, to } : undefined,
  )
  .phrase('draw (a|1|one|an additional|1 additional) card', () => ({ kind: 'draw', who: 'you', amount: 1 }))
  .phrase('draw <number> [additional] cards', (amount) => ({ kind: 'draw', who: 'you', amount }))
  .phrase('draw (a card|1 card) for each <per>', (each) => ({ kind: 'draw', who: 'you', amount: per(each) }))
  .phrase('draw <number> cards for each <per>', (number, each) => ({
    kind: 'draw',
    who: 'you',
    amount: per(each, number),
  }))
  .phrase('draw (a number of|) cards equal to <amount>', (amount) => ({ kind: 'draw', who: 'you', amount }))
  .phrase('<who> (draws|draw) (a|1|one) card', (who) => ({ kind: 'draw', who, amount: 1 }))
  .phrase('<who> (draws|draw) <number> cards', (who, amount) => ({ kind: 'draw', who, amount }))
  .phrase('refill your hand [as if it were (your|the) "draw cards" step]', () => ({
    kind: 'refill',
    who: 'you',
  }))
  .phrase('<who> (refills|refill) their hand [as if it were (their|the) "draw cards" step]', (who) => ({
    kind: 'refill',
    who,
  }))
  .phrase('discard the top card of <whose> deck', (of) => ({ kind: 'discard-from-deck', of, amount: 1 }))
  .phrase('discard the top <number> cards of <whose> deck', (amount, of) => ({
    kind: 'discard-from-deck',
    of,
    amount,
  }))
  .phrase('<who> (discards|discard) the top card of their deck', (of) => ({
    kind: 'discard-from-deck',
    of,
    amount: 1,
  }))
  .phrase('<who> (discards|discard) the top <number> cards of their deck', (of, amount) => ({
    kind: 'discard-from-deck',
    of,
    amount,
  }))
  .phrase(
    'discard cards from the top of your deck until you (either|) discard (a|an) <class> or run out of cards',
    (found) => ({
      kind: 'discard-until',
      of: 'you',
      found: select({ kind: 'choose', min: 1, max: 1 }, found),
    }),
  )
  .phrase('<who> (discards|discard) <cards>', (by, target) => ({
    kind: 'discard',
    by,
    target: fromTheirHand(target),
  }))
  .phrase('<who> takes control of <cards>', (to, of) => ({ kind: 'control', of, to }))
  .phrase('give control of <cards> to your opponent', (of) => ({ kind: 'control', of, to: 'opponent' }))
  .phrase('give your opponent control of <cards>', (of) => ({ kind: 'control', of, to: 'opponent' }))
  .phrase('shuffle your deck', () => ({ kind: 'shuffle-deck', of: 'you' }))
  .phrase('shuffle your discard pile into your deck', () => ({
    kind: 'shuffle-discard-into-deck',
    of: 'you',
  }))
  .phrase('<who> (shuffles|shuffle) their discard pile into their deck', (of) => ({
    kind: 'shuffle-discard-into-deck',
    of,
  }))
  .phrase('<who> (shuffles|shuffle) their deck', (of) => ({ kind: 'shuffle-deck', of }))
  .phrase(
    'search <zone> for <cards> , reveal (it|them) , and (put|add) (it|them) (into|to) your hand',
    (zone, what) => search(zone, what, 'hand'),
  )
  .phrase('search <zone> for <cards> and (put|add) (it|them) (into|to) your hand', (zone, what) =>
    search(zone, what, 'hand'),
  )
  .phrase('search <zone> for <cards> , reveal (it|them) , and archive (it|them)', (zone, what) =>
    search(zone, what, 'archives'),
  )
  .phrase('search <zone> for <cards> and archive (it|them)', (zone, what) => search(zone, what, 'archives'))
  .phrase('search <zone> for <cards> and put (it|them) into play', (zone, what) =>
    search(zone, what, 'play'),
  );

function fromTheirHand(target: Target): Target {
  if (target.kind === 'ref' || target.zone || target.type !== 'card') return target;
  return { ...target, zone: { kind: 'zone', of: 'that-player', name: 'hand' } };
}
const sameClass = (one: Select, other: Select): boolean => JSON.stringify(one) === JSON.stringify(other);

function search(zone: Select['zone'], what: Target, to: 'hand' | 'archives' | 'play'): Effect | undefined {
  if (zone?.kind !== 'zone' || zone.of === 'a-player' || what.kind !== 'select') return undefined;
  return {
    kind: 'search',
    of: zone.of,
    zones: typeof zone.name === 'string' ? [zone.name] : zone.name,
    what,
    to,
  };
}

// ── counters, tokens, places ──
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
  .phrase('remove (each|all) <counter> from <cards>', (counter, on) => counters(counter, 'all', on, true))
  .phrase('<cards> (gains|gain|gets|get) (a|an) <counter>', (on, counter) => counters(counter, 1, on))
  .phrase('<cards> (gains|gain|gets|get) <number> <counter>', (on, number, counter) =>
    counters(counter, number, on),
  )
  .phrase('give <number> <counter> to <cards>', (number, counter, on) => counters(counter, number, on))
  .phrase('make a token creature', () => ({ kind: 'make-token', amount: 1 }))
  .phrase('make a ready token creature', () => ({ kind: 'make-token', amount: 1, ready: true }))
  .phrase('make <number> token creatures', (amount) => ({ kind: 'make-token', amount }))
  .phrase('make <number> ready token creatures', (amount) => ({ kind: 'make-token', amount, ready: true }))
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

// ── the game ──
effect
  .phrase('raise the tide', () => ({ kind: 'raise-tide' }))
  .phrase('choose a house', () => ({ kind: 'choose-house' }))
  .phrase('choose a house on your opponent ’s identity card', () => ({
    kind: 'choose-house',
    among: 'opponent-identity',
  }))
  .phrase('choose a house on your identity card', () => ({ kind: 'choose-house', among: 'your-identity' }))
  .phrase('name a card', () => ({ kind: 'name-card' }))
  .phrase('choose a number', () => ({ kind: 'choose-number' }))
  .phrase('take another turn after this one', () => ({ kind: 'extra-turn' }))
  .phrase('end (this|your|the) turn', () => ({ kind: 'end-turn' }))
  .phrase('choose <cards>', (target) =>
    isChoice(target) && target.quantifier.kind !== 'random' ? pick(target, []) : undefined,
  )
  .phrase(
    '(trigger|resolve) <possessor> "<header> :" (ability|effect) [as if you controlled it|as if it were yours]',
    (of, header) => ({ kind: 'trigger', header, of }),
  )
  .phrase(
    '(trigger|resolve) the <header> (ability|effect) of <cards> [as if you controlled it|as if it were yours]',
    (header, of) => ({ kind: 'trigger', header, of }),
  );

// ── in other words ──
effect
  .phrase('<verb> <cards> and <cards>', (does, first, second) => ({
    kind: 'together',
    do: [does(first), does(second)],
  }))
  .phrase('you <effect>', (what) =>
    YOURS.has(what.kind) && 'who' in what && what.who === 'you' ? what : undefined,
  )
  .phrase('have your opponent <effect>', (what) =>
    YOURS.has(what.kind) && 'who' in what && what.who === 'you' ? { ...what, who: 'opponent' } : undefined,
  )
  .phrase('<effect> , or <effect>', (one, other) => ({ kind: 'one-of', options: [[one], [other]] }))
  .phrase('<effect> or <effect>', (one, other) =>
    one.kind === 'choose' || other.kind === 'choose'
      ? undefined
      : { kind: 'one-of', options: [[one], [other]] },
  );
/** What can be said of anybody. */
const YOURS: ReadonlySet<string> = new Set(['gain', 'lose', 'steal', 'draw']);

// ── joined ──
const effects = phrasesFor('effects')
  .phrase('<effect>', (only) => [only])
  .phrase('<verbs> <cards>', allWith)
  .phrase('<effect> and <effects>', (first, others) => [first, ...others])
  .phrase('<effect> , <effects>', (first, others) => (others.length > 1 ? [first, ...others] : undefined))
  .phrase('<effect> , (then|and|and then) <effects>', (first, others) => [first, ...others])
  .phrase('<verbs> <cards> and <effects>', (all, target, others) => [...allWith(all, target), ...others]);

export const effectPhrases = [verb, verbs, effect, place, home, effects].flatMap(({ rules }) => rules);
