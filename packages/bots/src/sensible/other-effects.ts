/** Worth of effects that neither do one verb to cards nor change one pool, in amber. */
import type { AmberPlace, EffectOf } from '@amberhall/engine/language';
import type { CardView } from '@amberhall/engine/vocabulary';
import { numberOf, playerFor } from './amounts.ts';
import { amberUrgency, damageCost, worthOfTaking } from './card-values.ts';
import type { KnownState } from './known-state.ts';
import { isMine } from './known-state.ts';
import { targetsOf } from './phrase-targets.ts';

/** Amber on a creature goes to the opponent of its controller when it leaves play. */
const ON_CREATURE = 0.45;
const HIGH_TIDE = 0.8;

/** Returns what amber is worth where it goes to, less what it is worth where it comes from. */
export function worthOfMovedAmber(
  known: KnownState,
  { amount, from, to }: EffectOf<'move-amber'>,
  source: CardView,
): number {
  const moved = Math.min(numberOf(known, amount, source), amberAt(known, from, source));
  return moved * (worthAt(known, to, source) - worthAt(known, from, source));
}

/** Returns how much amber an effect can take from a place: from the fullest card, if it names cards. */
function amberAt(known: KnownState, place: AmberPlace, source: CardView): number {
  if (place === 'supply') return Infinity;
  if ('pool' in place) return playerFor(known, place.pool).amber;
  return Math.max(0, ...targetsOf(known, place.on, source).map(({ amber = 0 }) => amber));
}

/** Returns the worth of one amber there. */
function worthAt(known: KnownState, place: AmberPlace, source: CardView): number {
  if (place === 'supply') return 0;
  if ('pool' in place) {
    const side = playerFor(known, place.pool);
    return side === known.me ? 1 : -amberUrgency(side);
  }
  const cards = targetsOf(known, place.on, source);
  if (cards.length === 0) return 0;
  return cards.some((card) => isMine(known, card)) ? -ON_CREATURE : ON_CREATURE;
}

/** Returns the worth of damage that goes from the bot's own creatures to enemy ones. */
export function worthOfMovedDamage(
  known: KnownState,
  { amount, from, to }: EffectOf<'move-damage'>,
  source: CardView,
): number {
  const healed = targetsOf(known, from, source).filter((card) => isMine(known, card));
  const most = Math.max(0, ...healed.map(({ damage = 0 }) => damage));
  const moved = Math.min(most, numberOf(known, amount, source));
  const hurt = targetsOf(known, to, source).filter((card) => !isMine(known, card));
  return 0.15 * moved + Math.max(0, ...hurt.map((card) => damageCost(known, card, moved)));
}

/** Returns the worth of damage that each of the bot's cards deals to the best enemy target. */
export function worthOfDamageByEach(
  known: KnownState,
  { by, amount, target }: EffectOf<'each-deals'>,
  source: CardView,
): number {
  // A damage that is not a number is mostly the power of the card that deals it.
  const hits = targetsOf(known, by, source).map((card) =>
    typeof amount === 'number' ? amount : (card.power ?? 1),
  );
  const worth = targetsOf(known, target, source).map((card) => {
    const cost = damageCost(known, card, Math.max(0, ...hits));
    return isMine(known, card) ? -cost : cost;
  });
  return hits.length * Math.max(0, ...worth);
}

export function worthOfDividedCapture(
  known: KnownState,
  { amount, among }: EffectOf<'allot-capture'>,
  source: CardView,
): number {
  const captors = targetsOf(known, among, source).filter((card) => isMine(known, card));
  return captors.length === 0 ? 0 : 0.8 * worthOfTaking(known, numberOf(known, amount, source));
}

/** The tide is high for one player, or for neither [5.9]. */
export function worthOfRaisedTide(known: KnownState, { who = 'you' }: EffectOf<'raise-tide'>): number {
  const { me } = known;
  if (playerFor(known, who) === me) return me.tide === 'high' ? 0 : HIGH_TIDE;
  return me.tide === 'low' ? 0 : -HIGH_TIDE;
}

export function worthOfResetTide({ me }: KnownState): number {
  return me.tide === 'high' ? -HIGH_TIDE / 2 : me.tide === 'low' ? HIGH_TIDE / 2 : 0;
}

/** Cards that leave a deck are worth little, and a little more to the player who may use them from the discard pile. */
export function worthOfDiscardedFromDeck(
  known: KnownState,
  { of, amount }: EffectOf<'discard-from-deck'>,
  source: CardView,
): number {
  const share = of === 'a-player' || playerFor(known, of) === known.me ? 0.1 : 0.05;
  return share * Math.min(10, numberOf(known, amount, source));
}

/** Abilities of other cards that resolve as the bot's own. */
export function worthOfTrigger(known: KnownState, { of }: EffectOf<'trigger'>, source: CardView): number {
  const cards = targetsOf(known, of, source);
  return cards.length > 0 || of.kind === 'ref' ? 0.8 : 0;
}

/**
 * Returns the worth of an effect on both players, if one on the opponent has this worth. Whoever has more cards is affected
 * more.
 */
export function worthForBoth({ me, opponent }: KnownState, onOpponent: number): number {
  const [mine, theirs] = [me, opponent].map(({ battleline, hand }) => battleline.length + hand.length) as [
    number,
    number,
  ];
  return (onOpponent * (theirs - mine)) / Math.max(1, theirs + mine);
}
