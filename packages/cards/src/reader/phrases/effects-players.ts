/** What other players do: "your opponent archives …", "each player discards their hand, then draws 3 cards". */
import type { Condition, Effect, PlayerRef, Target } from '@amberhall/engine/language';
import { phrasesFor } from '../grammar.ts';
import { filterOf } from '../../language/adjectives.ts';
import { isChoice, pick } from './effect-verbs.ts';
import { select } from './noun-parts.ts';

/** A sentence without its subject. Other forms of the verb would be an order to "you". */
const predicate = phrasesFor('predicate')
  .phrase('draws <number> cards', (amount) => (who) => ({ kind: 'draw', who, amount }))
  .phrase('draws a card', () => (who) => ({ kind: 'draw', who, amount: 1 }))
  .phrase('gains <amber>', (amount) => (who) => ({ kind: 'gain', who, amount }))
  .phrase('loses <amber>', (amount) => (who) => ({ kind: 'lose', who, amount }))
  .phrase('loses all but <number> of it', (over) => (who) => ({
    kind: 'lose',
    who,
    amount: { kind: 'excess', of: { kind: 'amber', of: who }, over },
  }))
  .phrase('discards the top card of their deck', () => (of) => ({
    kind: 'discard-from-deck',
    of,
    amount: 1,
  }))
  .phrase('discards <cards>', (target) => (by) => ({ kind: 'discard', by, target: theirs(target) }))
  .phrase('refills their hand [as if it were (their|the) "draw cards" step]', () => (who) => ({
    kind: 'refill',
    who,
  }));

const some: readonly (readonly [string, Condition])[] = [
  ['haunted player', { kind: 'haunted', who: 'that-player' }],
  ['player that is not haunted', { kind: 'not', condition: { kind: 'haunted', who: 'that-player' } }],
];
const who = phrasesFor('effect').phrase(
  'each player with <number> {amber} or more <predicate>',
  (value, does) => ({
    kind: 'for-each-player',
    if: { kind: 'compare', left: { kind: 'amber', of: 'that-player' }, compare: '>=', right: value },
    do: [does('that-player')],
  }),
);
who.phrase('the player who controls the most powerful creature <predicate>', (does) =>
  pick(select({ kind: 'choose', min: 1, max: 1 }, { type: 'creature', where: [filterOf('mostPowerful')] }), [
    does('its-controller'),
  ]),
);
for (const [words, condition] of some) {
  who.phrase(`each ${words} <predicate>` as '<predicate>', (does) => ({
    kind: 'for-each-player',
    if: condition,
    do: [does('that-player')],
  }));
}

const effects = phrasesFor('effects').phrase(
  '<effect> (and|, then|, and|and then) <predicate>',
  (first, does) => {
    const who = subjectOf(first);
    return who && [first, does(who)];
  },
);

function subjectOf(effect: Effect): PlayerRef | undefined {
  if ('who' in effect) return effect.who;
  if (effect.kind === 'discard') return effect.by;
  return effect.kind === 'discard-from-deck' && effect.of !== 'a-player' ? effect.of : undefined;
}

const VERBS = { archive: 'archives', purge: 'purges', reveal: 'reveals' } as const;
const effect = phrasesFor('effect').phrase('(they|that player) may <effects>', (what) => ({
  kind: 'may',
  do: what,
  by: 'that-player',
}));
for (const [kind, third] of Object.entries(VERBS) as [keyof typeof VERBS, string][]) {
  effect.phrase(`<who> (${third}|${kind}) <cards>` as '<who> <cards>', (who, target) =>
    by(who, target, { kind, target: theirs(target) }),
  );
}
effect
  .phrase('<who> (shuffles|shuffle) <cards> into their deck', (who, target) =>
    by(who, target, { kind: 'put', target, where: 'shuffle' }),
  )
  .phrase('<who> (puts|put|returns|return) <cards> (into|to) their hand', (who, target) =>
    by(who, target, { kind: 'put', target, where: 'hand' }),
  )
  .phrase('<who> (makes|make) a token creature', (who) => ({ kind: 'make-token', who, amount: 1 }))
  .phrase('<who> (makes|make) <number> token creatures', (who, amount) => ({
    kind: 'make-token',
    who,
    amount,
  }))
  .phrase('<who> (forges|forge) a key at current cost', (who) => ({
    kind: 'forge',
    who,
    cost: { base: 'current' },
  }))
  .phrase('<who> (forges|forge) a key at no cost', (who) => ({ kind: 'forge', who, cost: { base: 'none' } }));

/** The other player has no choice to make; "each player" does it one after the other. */
function by(who: PlayerRef, target: Target, effect: Effect): Effect | undefined {
  const isChosen = isChoice(target) && target.quantifier.kind !== 'random';
  if (isChosen) return undefined;
  return who === 'each' ? { kind: 'for-each-player', do: [effect] } : named(effect, who);
}

/** "Their" is that player. */
const named = (effect: Effect, who: PlayerRef): Effect =>
  JSON.parse(JSON.stringify(effect).replaceAll('"that-player"', JSON.stringify(who))) as Effect;

/** Cards without a zone are cards in hand. */
function theirs(target: Target): Target {
  if (target.kind === 'ref' || target.zone || target.type !== 'card') return target;
  return { ...target, zone: { kind: 'zone', of: 'that-player', name: 'hand' } };
}

export const playerEffects = [predicate, who, effects, effect].flatMap(({ rules }) => rules);
