/** The way that led to a position, so that moves can be taken back. */
import type { Checkpoint } from '../session/decide.ts';
import type { Game } from './game.ts';
import { card, opponentOf } from './game.ts';
import type { GameEvent } from './events.ts';
import type { Opening } from './opening.ts';
import type { PlayerId } from '../vocabulary.ts';

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
  origin: Opening | Checkpoint | null;
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
/** Requests of one player in one game. */
export const UNDO_REQUESTS = 5;

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

/** How a player could take back their last move now; `null`: not at all. */
export function undoFor(game: Game, player: PlayerId): { at: number; free: boolean } | null {
  const { undo, undoRequests, undoRefusedBy } = game.state.agreements;
  if (undo === 'off' || game.history.origin === null || game.state.step === 'over') return null;
  const at = game.history.moves.findLast((move) => move.player === player && move.counts)?.at;
  if (at === undefined) return null;
  if (isFree(game, player, at)) return { at, free: true };
  const mayAsk =
    undo === 'request' &&
    (undoRequests[player] ?? 0) < UNDO_REQUESTS &&
    !undoRefusedBy.includes(opponentOf(game, player));
  return mayAsk ? { at, free: false } : null;
}

/** Nothing hidden has come to light since, and the opponent has decided nothing. */
function isFree(game: Game, player: PlayerId, at: number): boolean {
  const { line, sealed } = game.history;
  if (sealed > at) return false;
  for (let place = at; place < lineLength(game); place++) {
    const entry = game.journal[line === null ? place : (line[place] ?? place)];
    if (entry?.player !== player) return false;
  }
  return true;
}

/** Nothing before the position can be taken back any more. */
export function sealHistory(game: Game): void {
  game.history.moves = [];
  game.history.undone = null;
}

/** Does an event that is about to happen show anybody a card they could not see? */
export function revealsSomething(game: Game, event: GameEvent): boolean {
  if (REVEALING.has(event.type)) return true;
  if (!('card' in event) || event.card === undefined || game.state.cards[event.card] === undefined)
    return false;
  const { zone, owner, controller, facedown } = card(game, event.card);
  const { activePlayer } = game.state;
  switch (zone) {
    case 'deck':
      return true;
    case 'hand':
      return owner !== activePlayer;
    case 'archives':
      return controller !== activePlayer;
    case 'under':
    case 'play':
      return facedown && controller !== activePlayer && MOVES_OR_SHOWS.has(event.type);
    default:
      return false;
  }
}

const REVEALING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'deckShuffled',
  'cardDrawn',
  'cardsLookedAt',
  'topRevealed',
]);

const MOVES_OR_SHOWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'cardLeft',
  'cardMoved',
  'cardRevealed',
  'cardFlipped',
  'cardCorrected',
]);
