/** How viewers name the cards of a game [1.3.7]. */
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { CardId } from '../vocabulary.ts';
import type { Viewer, ViewId } from './types.ts';

/** Which of a card's names this viewer knows: first seat, second seat, everybody else. */
export function nameIndex(game: Game, viewer: Viewer): 0 | 1 | 2 {
  if (viewer.kind === 'spectator') return 2;
  return game.state.seats[0] === viewer.player ? 0 : 1;
}

export function viewIdOf(game: Game, id: CardId, viewer: Viewer): ViewId {
  return nameOf(card(game, id).viewNumbers[nameIndex(game, viewer)]);
}

/** The names of cards in the order in which they were given, which tells nothing about the order of the cards. */
export function namesInOrder(game: Game, ids: readonly CardId[], viewer: Viewer): ViewId[] {
  const index = nameIndex(game, viewer);
  const numbers = ids.map((id) => card(game, id).viewNumbers[index]);
  return numbers.sort((one, other) => one - other).map(nameOf);
}

/** Compares cards by their names, in the order in which the names were given. */
export function byName(game: Game, viewer: Viewer): (one: CardId, other: CardId) => number {
  const index = nameIndex(game, viewer);
  return (one, other) => card(game, one).viewNumbers[index] - card(game, other).viewNumbers[index];
}

/** Names by their number: views write the same few thousand repeatedly. */
const names: ViewId[] = [];
const NAMES_KEPT = 1 << 16;

function nameOf(number: number): ViewId {
  if (number >= NAMES_KEPT) return written(number);
  while (names.length <= number) names.push(written(names.length));
  return names[number] as ViewId;
}

function written(number: number): ViewId {
  return `v${number.toString(36)}`;
}

/** Returns the card that a viewer's name refers to, if there is one. */
export function cardNamed(game: Game, name: ViewId, viewer: Viewer): CardId | undefined {
  const index = nameIndex(game, viewer);
  for (const { id, viewNumbers } of Object.values(game.state.cards)) {
    if (nameOf(viewNumbers[index]) === name) return id;
  }
  return undefined;
}
