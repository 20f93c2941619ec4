/** The way that led to a position, so that moves can be taken back. */
import type { Game } from './game.ts';
import type { Opening } from './opening.ts';
import type { PlayerId } from '../vocabulary.ts';
import type { Position } from './position.ts';

/** A move: what a player decided while nothing was under way, and all that followed from it. */
export interface Move {
  player: PlayerId;
  /** Its first decision, counted on the line. */
  at: number;
  /** Something happened: a menu that was opened and closed again is no move. */
  counts: boolean;
}

export interface History {
  /** Where the game began and can be begun again; `null` where the position was arranged. */
  origin: Opening | Position | null;
  /** Places in the journal of the decisions that led to the position; `null` while that is all of them. */
  line: number[] | null;
  /** The latest moves that can be taken back, the last one last. */
  moves: Move[];
  /** Decisions on the line before this one cannot be taken back freely: something hidden came to light. */
  sealed: number;
  /** Something hidden comes to light by the decision being carried out. */
  reveals: boolean;
  /** What was taken back last, by places in the journal. */
  undone: { player: PlayerId; entries: number[] } | null;
  /** A move that is to be taken back once the decision has been carried out. */
  wanted: { player: PlayerId; at: number } | null;
}

/** Moves in a row that can be taken back. */
const MOVES_KEPT = 16;

export function newHistory(origin: History['origin']): History {
  return { origin, line: null, moves: [], sealed: 0, reveals: false, undone: null, wanted: null };
}

/** Decisions on the way to the position. */
export function lineLength({ history, journal }: Game): number {
  return history.line?.length ?? journal.length;
}

/** Places in the journal of the first `length` decisions on the line, or of all. */
export function lineOf(game: Game, length = lineLength(game)): number[] {
  const { line } = game.history;
  return line === null ? Array.from({ length }, (_, index) => index) : line.slice(0, length);
}

/** A player begins a move with the decision that is about to be recorded. */
export function beginMove(game: Game, player: PlayerId): void {
  if (game.state.agreements.undo === 'off') return;
  const { moves } = game.history;
  moves.push({ player, at: lineLength(game), counts: false });
  if (moves.length > MOVES_KEPT) moves.shift();
}

/** Nothing before the position can be taken back any more. */
export function sealHistory(game: Game): void {
  game.history.moves = [];
  game.history.undone = null;
}
