/** A position by the names of its cards, in which a game can begin instead of its first turn. */
import type { CardSlug, Counter, House, KeyColor, PseudoHouse } from '../vocabulary.ts';

/** A card and what is true of this copy. Everything absent is as on a card that has just been brought. */
export interface ArrangedCard {
  card: CardSlug;
  house?: House | PseudoHouse | undefined;
  enhancements?: readonly string[] | undefined;
  /** It belongs to the other player. */
  foreign?: boolean | undefined;
  /** It lies facedown in play as the token creature of its owner's deck. */
  token?: boolean | undefined;
  exhausted?: boolean | undefined;
  stunned?: boolean | undefined;
  warded?: boolean | undefined;
  enraged?: boolean | undefined;
  damage?: number | undefined;
  amber?: number | undefined;
  counters?: Partial<Record<Counter, number | undefined>> | undefined;
  upgrades?: readonly CardSlug[] | undefined;
}

/** One side of the table. In every list, first is left or top. */
export interface ArrangedSide {
  amber?: number | undefined;
  chains?: number | undefined;
  /** The keys that are forged. */
  keys?: readonly KeyColor[] | undefined;
  /** The tide is high for this player. */
  hasTide?: boolean | undefined;
  battleline?: readonly (CardSlug | ArrangedCard)[] | undefined;
  artifacts?: readonly (CardSlug | ArrangedCard)[] | undefined;
  hand?: readonly (CardSlug | ArrangedCard)[] | undefined;
  deck?: readonly (CardSlug | ArrangedCard)[] | undefined;
  discard?: readonly (CardSlug | ArrangedCard)[] | undefined;
  archives?: readonly (CardSlug | ArrangedCard)[] | undefined;
  purged?: readonly (CardSlug | ArrangedCard)[] | undefined;
}

/** It is the turn of the starting player of the opening. */
export interface Arrangement {
  /** The active house; `null`: the player is about to choose it. */
  house: House | null;
  /** In the order of the players of the opening. */
  sides: readonly [ArrangedSide, ArrangedSide];
}
