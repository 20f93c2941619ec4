/** Chooses the active house: the one whose turn is worth most. */
import type { Decision } from '@amberhall/engine';
import type { CardView } from '@amberhall/engine/vocabulary';
import { best, control } from './answer-controls.ts';
import { worthOfHeading } from './effects.ts';
import { worthOfPlay, worthOfReap } from './plans.ts';
import type { KnownState } from './known-state.ts';
import { cardsAt, housesOf, typeOf } from './known-state.ts';

/**
 * The loss of worth for each turn in a row with the same house. Cards of the other houses wait in hand, and two bots that
 * only take each other's amber back would never end.
 */
const COST_OF_REPEATING = 0.25;

/** The house of the last turns. */
export interface HouseStreak {
  house: string;
  turns: number;
}

/** The worth of discarding a card: it makes room for a new one. */
const DISCARD_WORTH = 0.15;

/** Chooses a house and counts it in `streak`. */
export function chooseActiveHouse(known: KnownState, streak: HouseStreak): Decision | undefined {
  const found = best(known.prompt.controls, ({ value }) => {
    const repeated = value === streak.house ? streak.turns : 0;
    return worthOfHouse(known, String(value)) - COST_OF_REPEATING * repeated;
  });
  if (found === undefined) return undefined;
  const house = String(found.one.value);
  streak.turns = house === streak.house ? streak.turns + 1 : 1;
  streak.house = house;
  return control(found.one.id);
}

/** Returns the worth of a turn with this house, with the cards in hand and in play. */
export function worthOfHouse(known: KnownState, house: string): number {
  const { me } = known;
  const ofHouse = (card: CardView) => housesOf(card).includes(house);
  const hand = cardsAt(known, me.hand).filter(ofHouse);
  const inPlay = cardsAt(known, [...me.battleline, ...me.artifacts]).filter(ofHouse);
  return (
    hand.reduce((sum, card) => sum + Math.max(DISCARD_WORTH, worthOfPlay(known, card)), 0) +
    inPlay.reduce((sum, card) => sum + worthOfUse(known, card), 0)
  );
}

function worthOfUse(known: KnownState, card: CardView): number {
  if (card.exhausted) return 0;
  if (card.stunned) return 0.5;
  const action = worthOfHeading(known, card, 'action');
  return typeOf(card) === 'creature' ? Math.max(worthOfReap(known, card), action) : Math.max(0, action);
}
