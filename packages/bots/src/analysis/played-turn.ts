import { decide, forkOf, resume, startGame } from '@amberhall/engine';
import type { CardLibrary, Fork, Game, JournalEntry, Opening, RecordedDecision } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { noPause } from '../pause.ts';
import type { Pause } from '../pause.ts';
import { TurnRecorder } from './turn-line.ts';
import type { TurnLine } from './turn-line.ts';

/** Other decisions, such as a concession, are no part of a line. */
const ANSWERS: ReadonlySet<RecordedDecision['kind']> = new Set([
  'card',
  'control',
  'name',
  'tide',
  'prophecy',
]);

/** A turn of a finished game. */
export interface FindInput {
  opening: Opening;
  journal: readonly JournalEntry[];
  player: PlayerId;
  turn: number;
}

export interface PlayedTurn {
  /** Where its player chose a house. */
  fork: Fork;
  line: TurnLine;
}

/**
 * Returns a turn of a game as its player left it, without the moves that were taken back. `null` if the player had nothing
 * to choose in it, or it was corrected by hand.
 */
export function playedTurn(
  library: CardLibrary,
  input: FindInput,
  pause: Pause = noPause,
): PlayedTurn | null {
  const found = findTurn(library, input, pause);
  if (found === null || found.fork.state.activePlayer !== input.player) return null;
  const line = lineOf(resume(library, found.fork), found.entries, input.player);
  return line && { fork: found.fork, line };
}

interface FoundTurn {
  fork: Fork;
  /** The decisions of the turn that were not taken back. */
  entries: JournalEntry[];
}

function findTurn(
  library: CardLibrary,
  { opening, journal, turn }: FindInput,
  pause: Pause,
): FoundTurn | null {
  const game = startGame(library, opening);
  let fork: Fork | null = null;
  /** Where the turn and the one after it begin, in decisions that were not taken back. */
  const starts = new Map<number, number>();
  const look = (): void => {
    const here = forkOf(game);
    const isFirst = here?.at === 'choose-house' || !starts.has(game.state.turn);
    if (here === null || !isFirst) return;
    starts.set(game.state.turn, lengthOf(game));
    if (game.state.turn === turn) fork = structuredClone(here);
  };
  look();
  for (const { player, decision } of journal) {
    if (game.state.winReason !== null || game.state.turn > turn + 2) break;
    pause();
    const decided = decide(game, player, decision);
    if (!decided.ok)
      throw new Error(`decision ${game.journal.length} cannot be played again: ${decided.code}`);
    look();
  }
  const start = starts.get(turn);
  if (fork === null || start === undefined) return null;
  const line = game.history.line ?? game.journal.map((_, index) => index);
  const entries = line.slice(start, starts.get(turn + 1)).flatMap((index) => game.journal[index] ?? []);
  return { fork, entries };
}

function lengthOf({ history, journal }: Game): number {
  return history.line?.length ?? journal.length;
}

/** Plays the decisions again in a copy of the game. Its log lacks the moves that were taken back. */
function lineOf(game: Game, entries: readonly JournalEntry[], player: PlayerId): TurnLine | null {
  const recorder = new TurnRecorder(game, player);
  const { turn } = game.state;
  for (const { player: who, decision } of entries) {
    if (game.state.turn !== turn || game.open.length === 0) break;
    if (decision.kind === 'manual') return null;
    if (!ANSWERS.has(decision.kind)) continue;
    recorder.take(who, () => decide(game, who, decision));
  }
  return recorder.line();
}
