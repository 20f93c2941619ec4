/** Gains and losses of a card's controller when effects affect the card. */
import { interpret } from '@amberhall/engine/language';
import type { Effect, NodeTable } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import type { KnownState } from './known-state.ts';
import { numberOf } from './amounts.ts';
import { damageCost, worthOf } from './card-values.ts';
import { gainOfStatement } from './statement-gain.ts';

/**
 * Returns what an effect on a card is worth to the card's controller, in amber; negative if it hurts.
 *
 * @param source the card with the text
 */
export function gainOf(known: KnownState, effect: Effect, card: CardView, source: CardView): number {
  return interpret(GAINS, effect, card, known, source);
}

/** These effects are neither good nor bad for a card, as far as the bot can tell. */
const neutral = (): number => 0;

const GAINS: NodeTable<Effect, [card: CardView, known: KnownState, source: CardView], number> = {
  destroy: (_, card, known) => (card.warded ? -0.3 : -worthOf(known, card)),
  purge: (_, card, known) => gainOfRemoval(known, card),
  'place-under': (_, card, known) => gainOfRemoval(known, card),
  'return-to-hand': (_, card, known) => (isInPlay(card) ? -0.6 : 1) * worthOf(known, card),
  put: ({ where }, card, known) => gainOfPut(known, where, card),
  archive: (_, card, known) =>
    isInPlay(card) ? -0.5 * worthOf(known, card) : 0.4 + 0.3 * worthOf(known, card),
  discard: (_, card, known) => -0.3 - 0.3 * worthOf(known, card),
  stun: (_, card, known) => (card.stunned ? 0 : -0.4 - 0.3 * worthOf(known, card)),
  unstun: (_, card) => (card.stunned ? 1 : 0),
  exhaust: (_, card, known) => (card.exhausted ? 0 : -0.3 - 0.2 * worthOf(known, card)),
  ready: (_, card, known) => (card.exhausted ? 0.6 + 0.3 * worthOf(known, card) : 0),
  ward: (_, card, known) => (card.warded ? 0 : 0.4 + 0.2 * worthOf(known, card)),
  unward: (_, card, known) => (card.warded ? -0.4 - 0.2 * worthOf(known, card) : 0),
  enrage: () => -0.2,
  calm: (_, card) => (card.enraged ? 0.2 : 0),
  'lose-armor': (_, { armor = 0 }) => -0.1 * armor,
  deal: ({ amount }, card, known, source) => -damageCost(known, card, numberOf(known, amount, source)),
  'each-deals': ({ amount }, card, known, source) =>
    -damageCost(known, card, numberOf(known, amount, source)),
  'allot-damage': ({ portion = 1 }, card, known) => -damageCost(known, card, portion),
  heal: ({ amount }, card, known, source) =>
    0.15 * Math.min(card.damage ?? 0, numberOf(known, amount, source)),
  capture: gainOfCapture,
  'allot-capture': gainOfCapture,
  exalt: () => -0.7,
  fight: gainOfUse,
  reap: gainOfUse,
  use: gainOfUse,
  play: (_, card, known) => worthOf(known, card),
  attach: (_, card, known) => 0.4 + 0.1 * worthOf(known, card),
  counters: ({ counter, remove }) => (counter === 'power' && !remove ? 0.4 : -0.1),
  'clear-counters': (_, { counters }) => -0.3 * (counters?.power ?? 0),
  control: (_, card, known) => -worthOf(known, card),
  // A token creature shows a card that may be better; another creature loses its text.
  flip: (_, card, known) => (card.isToken ? 0.3 : -0.5 * worthOf(known, card)),
  // The fate resolves for the opponent of the prophecy's controller [5.10.3].
  fulfil: () => 1,
  lasting: ({ statement }) => (statement.kind === 'each-time' ? 0.2 : 0.5 * gainOfStatement(statement)),

  reveal: neutral,
  gain: neutral,
  lose: neutral,
  steal: neutral,
  'move-amber': neutral,
  'redistribute-amber': neutral,
  'fight-in-turn': neutral,
  'stop-event': neutral,
  'stop-fight': neutral,
  'redirect-blow': neutral,
  look: neutral,
  'move-damage': neutral,
  'redistribute-damage': neutral,
  draw: neutral,
  refill: neutral,
  'discard-from-deck': neutral,
  'discard-until': neutral,
  'reveal-until': neutral,
  'shuffle-deck': neutral,
  'shuffle-discard-into-deck': neutral,
  'swap-deck-and-discard': neutral,
  search: neutral,
  swap: neutral,
  'make-token': neutral,
  'move-counters': neutral,
  'resolve-icons': neutral,
  'rearrange-top': neutral,
  'rearrange-line': neutral,
  'choose-player': neutral,
  'choose-trait': neutral,
  'for-each-player': neutral,
  'for-each-house': neutral,
  'reset-tide': neutral,
  'raise-tide': neutral,
  chains: neutral,
  forge: neutral,
  unforge: neutral,
  'choose-house': neutral,
  'name-card': neutral,
  'choose-number': neutral,
  trigger: neutral,
  'flip-prophecy': neutral,
  'end-turn': neutral,
  'extra-turn': neutral,
  'change-active-house': neutral,
  choose: neutral,
  when: neutral,
  may: neutral,
  'one-of': neutral,
  'if-done': neutral,
  'instead-if': neutral,
  'for-each': neutral,
  times: neutral,
  together: neutral,
  repeat: neutral,
  'repeat-on': neutral,
  custom: neutral,
};

/** Stronger creatures keep what they have captured for longer. */
function gainOfCapture(_: Effect, { power = 0 }: CardView): number {
  return 0.5 + 0.05 * power;
}

function gainOfRemoval(known: KnownState, card: CardView): number {
  return isInPlay(card) && card.warded ? -0.3 : -worthOf(known, card);
}

function gainOfUse(_: Effect, card: CardView, known: KnownState): number {
  return 0.5 + 0.3 * worthOf(known, card);
}

function isInPlay({ zone }: CardView): boolean {
  return zone === 'play';
}

function gainOfPut(
  known: KnownState,
  where: Extract<Effect, { kind: 'put' }>['where'],
  card: CardView,
): number {
  switch (where) {
    case 'play':
    case 'hand':
      return card.zone === 'play' ? -0.6 * worthOf(known, card) : worthOf(known, card);
    case 'flank':
    case 'anywhere':
      return 0;
    case 'top':
    case 'archives':
      return card.zone === 'play' ? -0.6 * worthOf(known, card) : 0.2 * worthOf(known, card);
    case 'bottom':
    case 'shuffle':
    case 'abduct':
    case 'discard':
      return -worthOf(known, card);
  }
}
