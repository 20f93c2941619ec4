/** Verbs with cards as their object: "destroy …", "ready and fight with …". */
import type { Effect, Select, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { per } from './amounts.ts';
import { CHOSEN, IT } from './noun-parts.ts';

export const pick = (target: Select, then: readonly Effect[]): Effect => ({
  kind: 'choose',
  target,
  as: '$chosen',
  then,
});
export const isChoice = (target: Target): target is Select =>
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
  .phrase('remove (the|a|each|all) (ward|wards) from', () => (target) => ({ kind: 'unward', target }))
  .phrase('remove (the|a|each|all) (stun|stuns) from', () => (target) => ({ kind: 'unstun', target }));

/** "Archive a card" and "discard a card" mean cards in hand unless they name another zone [14.1]. */
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

/** From either end of a deck, or cards of one's own. */
function discarding(target: Target): Effect {
  if (target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.name === 'deck') {
    const { of, top, bottom } = target.zone;
    if (top !== undefined) return { kind: 'discard-from-deck', of, amount: top };
    if (bottom !== undefined) return { kind: 'discard-from-deck', of, amount: bottom, from: 'bottom' };
  }
  return { kind: 'discard', target: fromHand(target) };
}

const verbs = phrasesFor('verbs')
  .phrase('<verb> and <verb>', (first, second) => [first, second])
  .phrase('<verb> , <verb> , and <verb>', (first, second, third) => [first, second, third])
  .phrase('<verb> , <verb> and <verb>', (first, second, third) => [first, second, third]);

/** Several verbs with one object, which is chosen once. */
export function allWith(all: readonly Verb[], target: Target): readonly Effect[] {
  const center = centerOf(target);
  if (center) {
    const both: Select = { ...center.all, where: [{ kind: 'neighbor-of', of: CHOSEN, orItself: true }] };
    return [
      pick(
        center.of,
        all.map((each) => each(both)),
      ),
    ];
  }
  return isChoice(target)
    ? [
        pick(
          target,
          all.map((each) => each(CHOSEN)),
        ),
      ]
    : all.map((each) => each(target));
}

/** Each card after the effect on the one before. */
export function oneAtATime(all: readonly Verb[], target: Target): readonly Effect[] {
  const isSingle = target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.top === 1;
  // Every verb takes the cards of a pronoun one after the other.
  if (target.kind === 'ref' || isSingle) return all.map((each) => each(target));
  return [{ kind: 'for-each', of: target, do: all.map((each) => each(IT)) }];
}

/** "A creature and each of its neighbors": the creature is chosen, its neighbors are not. */
function centerOf(target: Target): { all: Select; of: Select } | undefined {
  if (target.kind !== 'select') return undefined;
  const [near] = target.where;
  return near?.kind === 'neighbor-of' && near.orItself && isChoice(near.of)
    ? { all: target, of: near.of }
    : undefined;
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
  .phrase('<verb> or <verb> <cards>', (one, other, target) => ({
    kind: 'one-of',
    options: [[one(target)], [other(target)]],
  }))
  .phrase('<verb> <cards> or <cards>', (does, one, other) =>
    one.kind === 'select' && one.zone && other.kind === 'select' && other.zone
      ? { kind: 'one-of', options: [[does(one)], [does(other)]] }
      : undefined,
  )
  .phrase('choose and <verb> <cards>', (does, target) => does(target))
  .phrase(
    'play <cards> as if (it|they) ((was|were) in your hand [and in the active house]|belonged to the active house and was in your hand)' as 'play <cards>',
    (target) => ({
      kind: 'play',
      target,
    }),
  )
  .phrase('use <cards> as if it were yours', (target) => ({ kind: 'use', target, asYours: true }))
  .phrase('play <cards> as if it were yours', (target) => ({ kind: 'play', target, asYours: true }))
  .phrase('remove the stun from <cards>', (target) => ({ kind: 'unstun', target }));

export const verbEffects = [verb, verbs, effect].flatMap(({ rules }) => rules);
