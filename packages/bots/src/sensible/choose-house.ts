/** Which house to choose: the one that can do most. */
import type { Decision } from '@amberhall/engine';
import type { CardView } from '@amberhall/engine/vocabulary';
import { best, control } from './answer-controls.ts';
import { worthOfHeading } from './effects.ts';
import { worthOfPlay, worthOfReap } from './plans.ts';
import type { Sight } from './known-state.ts';
import { cardsAt, housesOf, typeOf } from './known-state.ts';

/** A card that cannot be used well can still be discarded for a new one. */
const DISCARD_WORTH = 0.15;

export function activeHouse(sight: Sight): Decision | undefined {
  const found = best(sight.prompt.controls, ({ value }) => worthOfHouse(sight, String(value)));
  return found && control(found.one.id);
}

/** What a turn of this house would bring, with the cards in hand and in play. */
export function worthOfHouse(sight: Sight, house: string): number {
  const { me } = sight;
  const ofHouse = (card: CardView) => housesOf(card).includes(house);
  const hand = cardsAt(sight, me.hand).filter(ofHouse);
  const inPlay = cardsAt(sight, [...me.battleline, ...me.artifacts]).filter(ofHouse);
  return (
    hand.reduce((sum, card) => sum + Math.max(DISCARD_WORTH, worthOfPlay(sight, card)), 0) +
    inPlay.reduce((sum, card) => sum + worthOfUse(sight, card), 0)
  );
}

function worthOfUse(sight: Sight, card: CardView): number {
  if (card.exhausted) return 0;
  if (card.stunned) return 0.5;
  const action = worthOfHeading(sight, card, 'action');
  return typeOf(card) === 'creature' ? Math.max(worthOfReap(sight, card), action) : Math.max(0, action);
}
