/** What the cards a player could click in the main step are good for. */
import type { CardAction, CardView, ViewId } from '@amberhall/engine/vocabulary';
import { worthOfHeading, worthOfStanding } from './effects.ts';
import { bestFight, openToAttack } from './fights.ts';
import type { Sight } from './known-state.ts';
import { cardAt, cardsAt, entryOf, typeOf } from './known-state.ts';
import { worthOf } from './card-values.ts';

/** One way to act with one card. */
export interface Plan {
  card: ViewId;
  action: CardAction;
  /** In amber: what the player has more of than before. Not worth doing at 0 or less. */
  worth: number;
  /** Higher comes first, whatever it is worth. */
  order: number;
}

/** Plays come first, since they only add to what can be done later, and gifts of cards help to choose. */
const ORDER: Partial<Record<CardAction, number>> = { play: 3, action: 2, omni: 2, discard: -1 };

/** Everything a click on these cards may offer, the best first. */
export function plansFor(sight: Sight, clickable: readonly ViewId[]): Plan[] {
  return clickable
    .flatMap((id) => cardAt(sight, id) ?? [])
    .flatMap((card) => likelyActions(card).map((action) => planOf(sight, card, action)))
    .toSorted((one, other) => other.order - one.order || other.worth - one.worth);
}

/** What the menu of a card probably holds: it opens only after the click. */
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

export function planOf(sight: Sight, card: CardView, action: CardAction): Plan {
  return { card: card.id, action, worth: worthOfAction(sight, card, action), order: ORDER[action] ?? 0 };
}

function worthOfAction(sight: Sight, card: CardView, action: CardAction): number {
  switch (action) {
    case 'play':
    case 'play-as-upgrade':
      return worthOfPlay(sight, card);
    case 'discard':
      return worthOfDiscard(sight, card);
    case 'reap':
      return worthOfReap(sight, card);
    case 'fight':
      return worthOfFighting(sight, card);
    case 'action':
    case 'omni':
      // An ability that an upgrade gave it is not among its own; whoever attached it meant it to be used.
      return hasHeading(card, action) ? worthOfHeading(sight, card, action) : 0.5;
    case 'remove-stun':
    case 'return-to-hand':
      return 0.6;
  }
}

/** What it is worth to play a card from hand now. */
export function worthOfPlay(sight: Sight, card: CardView): number {
  const entry = entryOf(card);
  if (entry === undefined) return 0;
  const now = entry.facts.amber + worthOfHeading(sight, card, 'play');
  switch (typeOf(card)) {
    case 'creature':
      return now + 0.7 * worthOf(card);
    case 'artifact':
      return now + 0.6 + worthOfStanding(card);
    case 'upgrade': {
      const hosts = sight.me.battleline.length + sight.foe.battleline.length;
      return hosts === 0 ? 0 : now + 0.3 + 0.7 * worthOfStanding(card);
    }
    default:
      return now + worthOfStanding(card);
  }
}

/** A card that can do nothing now and little later makes room for another one. */
function worthOfDiscard(sight: Sight, card: CardView): number {
  const later = worthOf(card);
  const crowded = sight.me.hand.length >= 4 ? 0.6 : 0;
  return worthOfPlay(sight, card) > 0 ? 0 : 0.8 + crowded - 0.6 * later;
}

export function worthOfReap(sight: Sight, card: CardView): number {
  return 1 + worthOfHeading(sight, card, 'reap');
}

function worthOfFighting(sight: Sight, card: CardView): number {
  const enemies = openToAttack(cardsAt(sight, sight.foe.battleline));
  const best = bestFight(card, enemies);
  if (best === undefined) return 0;
  return best.worth + worthOfHeading(sight, card, 'fight') + worthOfHeading(sight, card, 'before-fight');
}
