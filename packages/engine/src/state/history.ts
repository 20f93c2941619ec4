/** The decisions that led to a position, so that moves can be taken back. */
import type { Game } from './game.ts';
import type { Opening } from './opening.ts';
import type { PlayerId } from '../vocabulary.ts';
import type { Position } from './position.ts';

/** A move: a decision that a player took while only the turn was running, and everything that followed from it. */
export interface Move {
  player: PlayerId;
  /** Its first decision, counted on the line. */
  at: number;
  /** Something happened. A menu that was opened and closed again is no move. */
  counts: boolean;
}

export interface History {
  /** The beginning of the game, for a restart; `null` where the position was arranged. */
  origin: Opening | Position | null;
  /** Indices in the journal of the decisions that led to the position; `null` while that is all of them. */
  line: number[] | null;
  /** The latest moves that can be taken back, the last one last. */
  moves: Move[];
  /** Earlier decisions on the line cannot be taken back freely, because hidden information was revealed. */
  sealed: number;
  /** The current decision has revealed hidden information. */
  reveals: boolean;
  /** The decisions that were taken back last, by index in the journal. */
  undone: { player: PlayerId; entries: number[] } | null;
  /** A move to take back once the current decision has been carried out. */
  wanted: { player: PlayerId; at: number } | null;
}

/** The number of moves that a game keeps. Taking one back replays the game, which finds earlier ones again. */
const MOVES_KEPT = 16;

export function newHistory(origin: History['origin']): History {
  return { origin, line: null, moves: [], sealed: 0, reveals: false, undone: null, wanted: null };
}

/** The number of decisions that led to the position. */
export function lineLength({ history, journal }: Game): number {
  return history.line?.length ?? journal.length;
}

/** Returns the journal indices of the first `length` decisions on the line, or of all. */
export function lineOf(game: Game, length = lineLength(game)): number[] {
  const { line } = game.history;
  return line === null ? Array.from({ length }, (_, index) => index) : line.slice(0, length);
}

/** Starts a move with the decision that is about to be recorded. */
export function beginMove(game: Game, player: PlayerId): void {
  if (game.state.agreements.undo === 'off') return;
  const { moves } = game.history;
  moves.push({ player, at: lineLength(game), counts: false });
  if (moves.length > MOVES_KEPT) moves.shift();
}

/** Makes everything before the position final. */
export function sealHistory(game: Game): void {
  game.history.moves = [];
  game.history.undone = null;
}
