import { copyOf } from './copy.ts';
import type { GameState, PlayerState, TurnHistory } from './state.ts';
import type { PlayerTally, Tally } from './tally.ts';

/** The keys of `T` whose values are objects or lists. An id is a string with a mark, which counts as an object too. */
type KeyOfPart<T> = {
  [Key in keyof T]-?: Exclude<Extract<T[Key], object>, string> extends never ? never : Key;
}[keyof T];

/** The fields of `T` that are objects or lists. The compiler asks for each of them. */
type Parts<T> = Pick<T, KeyOfPart<T>>;

/**
 * Returns a copy that can change without changing the state. It shares with the state what events replace and never
 * change: remembered events and cards, lasting effects, and the lists of a card and of a player's zones.
 */
export function copyOfState(state: GameState): GameState {
  const { players, seats, cards, random, lasting, lastKnown, thisTurn, lastTurns } = state;
  const { extraTurns, looking, agreements, timeCalled, result, tally } = state;
  const parts: Parts<GameState> = {
    players: copyOfEach(players, copyOfPlayer),
    seats: [seats[0], seats[1]],
    cards: copyOfCards(cards),
    random: copyOf(random),
    lasting,
    lastKnown: { ...lastKnown },
    thisTurn: copyOfHistory(thisTurn),
    lastTurns: copyOfEach(lastTurns, copyOfHistory),
    extraTurns: extraTurns.slice(),
    looking,
    agreements,
    timeCalled: timeCalled && timeCalled.slice(),
    result,
    tally: copyOfTally(tally),
  };
  return { ...state, ...parts };
}

/** A spread copies names of players such as `__proto__` as plain keys. */
function copyOfEach<Key extends string, T extends object>(
  record: { [K in Key]?: T },
  copyOfOne: (value: T) => T,
): Record<Key, T> {
  const copies = { ...record } as Record<Key, T>;
  for (const key in copies) copies[key] = copyOfOne(copies[key]);
  return copies;
}

/** Adds card by card: in an object that a spread has made, finding one of so many keys takes twice the time. */
function copyOfCards(cards: GameState['cards']): GameState['cards'] {
  const copies: GameState['cards'] = {};
  for (const id in cards) {
    const card = cards[id];
    if (card) copies[id] = { ...card };
  }
  return copies;
}

function copyOfPlayer(player: PlayerState): PlayerState {
  const { houses, keys, deck, hand, discard, archives, purged } = player;
  const { battleline, artifacts, resolving, aside } = player;
  const parts: Parts<PlayerState> = {
    houses: houses.slice(),
    keys: { ...keys },
    deck,
    hand,
    discard,
    archives,
    purged,
    battleline,
    artifacts,
    resolving,
    aside,
  };
  return { ...player, ...parts };
}

function copyOfHistory(history: TurnHistory): TurnHistory {
  const { events, titles, permissions } = history;
  const parts: Parts<TurnHistory> = {
    events: events.slice(),
    titles: { ...titles },
    permissions: permissions.slice(),
  };
  return { ...history, ...parts };
}

function copyOfTally({ turns, players }: Tally): Tally {
  return { turns: turns.slice(), players: copyOfEach(players, copyOfPlayerTally) };
}

function copyOfPlayerTally(tally: PlayerTally): PlayerTally {
  return { ...tally, houses: { ...tally.houses } };
}
