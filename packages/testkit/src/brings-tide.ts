import type { CardFacts } from '@amberhall/cards/data';

const DARK_TIDINGS = 496;

/** Returns whether a card stands for a deck of Dark Tidings, which brings the tide into the game [5.9]. */
export const bringsTide = ({ sets }: CardFacts): boolean =>
  sets.some(({ expansion }) => expansion === DARK_TIDINGS);
