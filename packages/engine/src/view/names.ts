/** How viewers name the cards of a game [1.3.7]. */
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { CardState } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { Viewer, ViewId } from './types.ts';

/** Which of a card's names this viewer knows: first seat, second seat, everybody else. */
export function nameIndex(game: Game, viewer: Viewer): 0 | 1 | 2 {
  if (viewer.kind === 'spectator') return 2;
  return game.state.seats[0] === viewer.player ? 0 : 1;
}

export function viewIdOf(game: Game, id: CardId, viewer: Viewer): ViewId {
  return nameFor(game, card(game, id), viewer);
}

export function nameFor(game: Game, { viewNumbers }: CardState, viewer: Viewer): ViewId {
  return nameOf(viewNumbers[nameIndex(game, viewer)]);
}

/**
 * Names the cards of a list. Backs are in the order in which their names were given, because the order of the list would tell
 * which of them was added last.
 */
export type NamesOfList = (list: readonly CardId[], areBacks: boolean) => readonly ViewId[];

export function namesOfList(game: Game, viewer: Viewer): NamesOfList {
  return (list, areBacks) => {
    const index = nameIndex(game, viewer);
    const numbers = list.map((id) => card(game, id).viewNumbers[index]);
    if (areBacks) numbers.sort((one, other) => one - other);
    return numbers.map(nameOf);
  };
}

/**
 * The same for a viewer who looks again and again. A list is named once: events replace it when its cards change, and each
 * change of a name uses up a number.
 */
export function rememberedNamesOfList(game: Game, viewer: Viewer): NamesOfList {
  const nameAnew = namesOfList(game, viewer);
  let { state } = game;
  let { nextViewNumber } = state;
  let known = new WeakMap<readonly CardId[], readonly ViewId[]>();
  return (list, areBacks) => {
    if (state !== game.state || nextViewNumber !== game.state.nextViewNumber) {
      ({ state } = game);
      ({ nextViewNumber } = state);
      known = new WeakMap();
    }
    const before = known.get(list);
    if (before !== undefined) return before;
    const now = nameAnew(list, areBacks);
    known.set(list, now);
    return now;
  };
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
  const { cards } = game.state;
  for (const id in cards) {
    const number = cards[id]?.viewNumbers[index];
    if (number !== undefined && nameOf(number) === name) return id;
  }
  return undefined;
}
