import type { CardFacts } from '@amberhall/cards/data';

const DARK_TIDINGS = 496;

/** Decks of Dark Tidings bring the tide into a game [5.9]; a card of that set stands for such a deck. */
export const bringsTide = ({ sets }: CardFacts): boolean =>
  sets.some(({ expansion }) => expansion === DARK_TIDINGS);
