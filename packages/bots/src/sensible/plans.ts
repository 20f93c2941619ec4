/** Evaluates the actions with cards in the main step. */
import type { CardAction, CardView, ViewId } from '@amberhall/engine/vocabulary';
import { worthOfHeading, worthOfStatements } from './effects.ts';
import { bestFight, openToAttack } from './fights.ts';
import type { KnownState } from './known-state.ts';
import { cardAt, cardsAt, entryOf, typeOf } from './known-state.ts';
import { worthOf, worthOfGaining } from './card-values.ts';
import { hindersItsHost } from './upgrades.ts';

/** An action with a card. */
export interface Plan {
  card: ViewId;
  action: CardAction;
  /** The gain in amber. At 0 or less the action is not worth taking. */
  worth: number;
  /** Actions with a higher order come first, whatever they are worth. */
  order: number;
}

/** Plays come first, because they add options for the rest of the turn. Discards come last. */
const ORDER: Partial<Record<CardAction, number>> = { play: 3, action: 2, omni: 2, discard: -1 };

/** Returns the possible actions of clickable cards, the best first. */
export function plansFor(known: KnownState, clickable: readonly ViewId[]): Plan[] {
  return clickable
    .flatMap((id) => cardAt(known, id) ?? [])
    .flatMap((card) => likelyActions(card).map((action) => planOf(known, card, action)))
    .toSorted((one, other) => other.order - one.order || other.worth - one.worth);
}

/** Returns the actions that the menu of a card probably offers. The menu opens only after the click. */
function likelyActions(card: CardView): CardAction[] {
  if (card.zone === 'hand') return ['play', 'discard'];
  if (card.stunned) return ['remove-stun'];
  const headed = (['action', 'omni'] as const).filter((header) => hasHeading(card, header));
  return typeOf(card) === 'creature' ? ['fight', 'reap', ...headed] : headed;
}

function hasHeading(card: CardView, header: 'action' | 'omni'): boolean {
  return (
    entryOf(card)?.abilities.some((ability) => ability.kind === 'on' && ability.headers.includes(header)) ??
    false
  );
}

export function planOf(known: KnownState, card: CardView, action: CardAction): Plan {
  return { card: card.id, action, worth: worthOfAction(known, card, action), order: ORDER[action] ?? 0 };
}

function worthOfAction(known: KnownState, card: CardView, action: CardAction): number {
  switch (action) {
    case 'play':
    case 'play-as-upgrade':
      return worthOfPlay(known, card);
    case 'discard':
      return worthOfDiscard(known, card);
    case 'reap':
      return worthOfReap(known, card);
    case 'fight':
      return worthOfFighting(known, card);
    case 'action':
    case 'omni':
      // An upgrade gives this ability. Its player attached it for use, so assume that it is useful.
      return hasHeading(card, action) ? worthOfHeading(known, card, action) : 0.5;
    case 'remove-stun':
    case 'return-to-hand':
      return 0.6;
  }
}

/** Returns the worth of playing a card from hand now. */
export function worthOfPlay(known: KnownState, card: CardView): number {
  const entry = entryOf(card);
  if (entry === undefined) return 0;
  const now = entry.facts.amber + worthOfHeading(known, card, 'play');
  switch (typeOf(card)) {
    case 'creature':
      return now + 0.7 * worthOf(known, card);
    case 'artifact':
      return now + 0.6 + worthOfStatements(known, card);
    case 'upgrade': {
      const own = hindersItsHost(card) ? 0 : known.me.battleline.length;
      const hosts = own + known.opponent.battleline.length;
      return hosts === 0 ? 0 : now + 0.3 + 0.7 * worthOfStatements(known, card);
    }
    default:
      return now + worthOfStatements(known, card);
  }
}

/** Returns the worth of discarding a card that is useless now: it makes room for another one. */
function worthOfDiscard(known: KnownState, card: CardView): number {
  const later = worthOf(known, card);
  const crowded = known.me.hand.length >= 4 ? 0.6 : 0;
  return worthOfPlay(known, card) > 0 ? 0 : 0.8 + crowded - 0.6 * later;
}

export function worthOfReap(known: KnownState, card: CardView): number {
  return worthOfGaining(known.me, 1) + worthOfHeading(known, card, 'reap');
}

function worthOfFighting(known: KnownState, card: CardView): number {
  const enemies = openToAttack(cardsAt(known, known.opponent.battleline));
  const best = bestFight(known, card, enemies);
  if (best === undefined) return 0;
  return best.worth + worthOfHeading(known, card, 'fight') + worthOfHeading(known, card, 'before-fight');
}
