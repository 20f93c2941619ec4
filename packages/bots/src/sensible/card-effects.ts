/** What effects on cards are worth to the bot, in amber. */
import type { Effect, NodeTable, Statement, Target } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { numberOf } from './amounts.ts';
import { worthOfTaking } from './card-values.ts';
import { gainOf } from './effect-gain.ts';
import type { KnownState } from './known-state.ts';
import { isMine } from './known-state.ts';
import {
  worthOfDamageByEach,
  worthOfDiscardedFromDeck,
  worthOfDividedCapture,
  worthOfMovedAmber,
  worthOfMovedDamage,
  worthOfRaisedTide,
  worthOfResetTide,
  worthOfTrigger,
} from './other-effects.ts';
import { targetsOf } from './phrase-targets.ts';
import type { PLAYER_EFFECTS } from './player-effects.ts';
import { gainOfStatement } from './statement-gain.ts';

/** Kinds of effects that consist of other effects. */
export type ComposedKind =
  | 'when'
  | 'may'
  | 'choose'
  | 'one-of'
  | 'if-done'
  | 'instead-if'
  | 'for-each'
  | 'times'
  | 'together'
  | 'repeat'
  | 'choose-player'
  | 'for-each-player'
  | 'for-each-house';
type CardEffect = Exclude<Effect, { kind: keyof typeof PLAYER_EFFECTS | ComposedKind }>;

/** The bot cannot evaluate these effects. It gives them a small positive worth, so that it plays such cards. */
const useful = (): number => 0.3;

/** The worth of an effect on its target. */
const onTarget = (effect: Effect & { target: Target }, known: KnownState, source: CardView): number =>
  onCards(effect, effect.target, known, source);

export const CARD_EFFECTS: NodeTable<CardEffect, [known: KnownState, source: CardView], number> = {
  destroy: onTarget,
  purge: onTarget,
  archive: onTarget,
  ready: onTarget,
  exhaust: onTarget,
  stun: onTarget,
  unstun: onTarget,
  ward: onTarget,
  unward: onTarget,
  enrage: onTarget,
  calm: onTarget,
  reveal: onTarget,
  'return-to-hand': onTarget,
  exalt: onTarget,
  fight: onTarget,
  reap: onTarget,
  'fight-in-turn': onTarget,
  'lose-armor': onTarget,
  use: onTarget,
  play: onTarget,
  discard: onTarget,
  look: onTarget,
  put: onTarget,
  'place-under': onTarget,
  deal: onTarget,
  heal: onTarget,
  fulfil: onTarget,
  flip: onTarget,
  'flip-prophecy': onTarget,
  'allot-damage': (effect, known, source) => onCards(effect, effect.among, known, source),
  counters: (effect, known, source) => onCards(effect, effect.on, known, source),
  control: (effect, known, source) => onCards(effect, effect.of, known, source),
  attach: (effect, known, source) => onCards(effect, effect.to, known, source),
  capture: ({ by, amount }, known, source) => {
    const captors = targetsOf(known, by, source).filter((card) => isMine(known, card));
    return captors.length === 0 ? 0 : 0.8 * worthOfTaking(known, numberOf(known, amount, source));
  },
  lasting: ({ statement }, known) => worthOfLasting(known, statement),
  'move-amber': (effect, known, source) => worthOfMovedAmber(known, effect, source),
  'move-damage': (effect, known, source) => worthOfMovedDamage(known, effect, source),
  'each-deals': (effect, known, source) => worthOfDamageByEach(known, effect, source),
  'allot-capture': (effect, known, source) => worthOfDividedCapture(known, effect, source),
  'raise-tide': (effect, known) => worthOfRaisedTide(known, effect),
  'reset-tide': (_, known) => worthOfResetTide(known),
  'discard-from-deck': (effect, known, source) => worthOfDiscardedFromDeck(known, effect, source),
  trigger: (effect, known, source) => worthOfTrigger(known, effect, source),
  'redistribute-amber': useful,
  'stop-event': useful,
  'stop-fight': useful,
  'redirect-blow': useful,
  'redistribute-damage': useful,
  'discard-until': useful,
  'reveal-until': useful,
  'shuffle-deck': useful,
  'shuffle-discard-into-deck': useful,
  'swap-deck-and-discard': useful,
  'clear-counters': useful,
  swap: useful,
  'move-counters': useful,
  'resolve-icons': useful,
  'rearrange-top': useful,
  'rearrange-line': useful,
  'choose-trait': useful,
  'choose-house': useful,
  'name-card': useful,
  'choose-number': useful,
  'change-active-house': useful,
  'repeat-on': useful,
  custom: useful,
};

function onCards(effect: Effect, target: Target, known: KnownState, source: CardView): number {
  const gains = targetsOf(known, target, source).map(
    (card) => (isMine(known, card) ? 1 : -1) * gainOf(known, effect, card, source),
  );
  return totalGain(known, target, gains, source);
}

function totalGain(known: KnownState, target: Target, gains: number[], source: CardView): number {
  const sum = gains.reduce((one, other) => one + other, 0);
  if (target.kind === 'ref') return sum;
  const { quantifier } = target;
  switch (quantifier.kind) {
    case 'choose': {
      const sorted = gains.toSorted((one, other) => other - one);
      const most = sorted.slice(0, numberOf(known, quantifier.max, source));
      const least = numberOf(known, quantifier.min, source);
      return most.reduce((value, gain, index) => value + (index < least ? gain : Math.max(0, gain)), 0);
    }
    case 'any-number':
      return quantifier.min === 1 && gains.length > 0 && gains.every((gain) => gain < 0)
        ? Math.max(...gains)
        : gains.reduce((value, gain) => value + Math.max(0, gain), 0);
    case 'random':
      return gains.length === 0
        ? 0
        : (sum / gains.length) * Math.min(gains.length, numberOf(known, quantifier.n, source));
    case 'each':
    case 'first':
    case 'one-of-each':
    case 'half-of-line':
    case 'bare':
      return sum;
  }
}

function worthOfLasting({ me }: KnownState, statement: Statement | { kind: 'each-time' }): number {
  if (statement.kind === 'each-time') return 0.5;
  const reach = statement.kind === 'grant' ? Math.min(3, me.battleline.length) : 1;
  return 0.3 * reach * Math.abs(gainOfStatement(statement));
}
