/** What a game adds up to. It is shown at the end. */
import type { House, PlayerId } from '../vocabulary.ts';

/** The pools and forged keys after a turn, in the order of the seats. */
export interface TurnTally {
  player: PlayerId;
  amber: [number, number];
  keys: [number, number];
}

/** What one player has done. */
export interface PlayerTally {
  /** Gained from any source, without what was stolen. */
  amberGained: number;
  /** Stolen, or captured by creatures. */
  amberTaken: number;
  cardsPlayed: number;
  reaps: number;
  /** Dealt by cards of this player. */
  damage: number;
  /** Creatures of the opponent that were destroyed. */
  destroyed: number;
  /** How often each house was chosen. */
  houses: Partial<Record<House, number>>;
}

export interface Tally {
  turns: Readonly<TurnTally>[];
  players: Record<PlayerId, PlayerTally>;
}

export function emptyTally(seats: readonly PlayerId[]): Tally {
  return { turns: [], players: Object.fromEntries(seats.map((seat) => [seat, nothingDone()])) };
}

function nothingDone(): PlayerTally {
  return {
    amberGained: 0,
    amberTaken: 0,
    cardsPlayed: 0,
    reaps: 0,
    damage: 0,
    destroyed: 0,
    houses: {},
  };
}

/** The pools and keys now. */
export function tallyNow({
  seats: [one, other],
  players,
  activePlayer,
}: {
  seats: readonly [PlayerId, PlayerId];
  players: Readonly<
    Record<PlayerId, { amber: number; keys: Readonly<Record<string, boolean>>; furtherKeys: number }>
  >;
  activePlayer: PlayerId;
}): TurnTally {
  const keysOf = (id: PlayerId) =>
    Object.values(players[id]?.keys ?? {}).filter(Boolean).length + (players[id]?.furtherKeys ?? 0);
  return {
    player: activePlayer,
    amber: [players[one]?.amber ?? 0, players[other]?.amber ?? 0],
    keys: [keysOf(one), keysOf(other)],
  };
}
