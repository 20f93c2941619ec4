import { copyOf } from './copy.ts';
import type { CardState, GameState, TurnHistory } from './state.ts';

/** The keys of `T` whose values are objects or lists. An id is a string with a mark, which counts as an object too. */
type KeyOfPart<T> = {
  [Key in keyof T]-?: Exclude<Extract<T[Key], object>, string> extends never ? never : Key;
}[keyof T];

/**
 * Returns a copy that can change without changing the state. It does what `copyOf` does in half of its time, because it
 * knows which fields of cards are objects, and shares the remembered events, which do not change.
 */
export function copyOfState(state: GameState): GameState {
  const { cards, thisTurn, lastTurns, ...others } = state;
  const copies = { ...cards };
  for (const id in copies) {
    const card = copies[id];
    if (card) copies[id] = copyOfCard(card);
  }
  const earlier = { ...lastTurns };
  for (const player in earlier) {
    const history = earlier[player];
    if (history) earlier[player] = copyOfHistory(history);
  }
  // The state comes first, so that the fields keep their order.
  return {
    ...state,
    ...copyOf(others),
    cards: copies,
    thisTurn: copyOfHistory(thisTurn),
    lastTurns: earlier,
  };
}

function copyOfCard(card: CardState): CardState {
  const { enhancements, counters, upgrades, under, copy, upgradeText, viewNumbers } = card;
  const [first, second, spectators] = viewNumbers;
  // The compiler asks for each field that is an object or a list.
  const parts: Pick<CardState, KeyOfPart<CardState>> = {
    enhancements: enhancements.slice(),
    counters: { ...counters },
    upgrades: upgrades.slice(),
    under: under.slice(),
    copy: copyOf(copy),
    upgradeText: copyOf(upgradeText),
    viewNumbers: [first, second, spectators],
  };
  return { ...card, ...parts };
}

function copyOfHistory(history: TurnHistory): TurnHistory {
  const { events, ...others } = history;
  return { ...history, ...copyOf(others), events: events.slice() };
}
