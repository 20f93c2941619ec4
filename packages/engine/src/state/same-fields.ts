/** Whether two states were made by programs that describe a game with the same fields. */
import type { GameState } from './state.ts';

/** Compares the fields of the game, of its players, of its cards and of the current turn. */
export function hasSameFields(one: GameState, other: GameState): boolean {
  return fieldsOf(one) === fieldsOf(other);
}

function fieldsOf(state: GameState): string {
  const { players, cards, thisTurn } = state;
  const examples = [state, Object.values(players)[0], Object.values(cards)[0], thisTurn];
  return JSON.stringify(examples.map((example) => Object.keys(example ?? {}).toSorted()));
}
