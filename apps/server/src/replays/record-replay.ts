/**
 * Replays a finished game once with feeds of all viewpoints, and keeps what each of them saw in chunks that can be
 * sent unchanged.
 */

import { library } from '@amberhall/cards';
import { decide, linesFor, openFeed, startGame } from '@amberhall/engine';
import type { Feed, Game, Opening } from '@amberhall/engine';
import { KEY_COLORS } from '@amberhall/engine/vocabulary';
import type { Viewer } from '@amberhall/engine/vocabulary';
import { REPLAY_CHUNK_STEPS, REPLAY_VIEWS } from '@amberhall/protocol';
import type { ReadyReplay, ReplayChunk, ReplayStep, ReplayView, RoomLine } from '@amberhall/protocol';
import { hasFingerprint } from '../rooms/journal/fingerprint.ts';
import { yieldToEventLoop } from '../yield.ts';
import type { DecisionRow } from './stored-game.ts';

export interface RecordedReplay extends Pick<ReadyReplay, 'steps' | 'turns' | 'keys'> {
  /** JSON texts, by viewpoint. */
  chunks: Record<ReplayView, string[]>;
  decksExchanged: boolean;
  /** The number of characters of the chunks. */
  size: number;
}

export interface ReplayInput {
  opening: Opening;
  /** Spectators saw both hands. */
  showHand: boolean;
  startedAt: Date;
  journal: readonly DecisionRow[];
  /** Whether each position is compared with its fingerprint. */
  isChecked: boolean;
}

/** With the current rules it would be another game. */
export class ReplayDiverged extends Error {
  override name = 'RulesHaveChanged';
}

/** Milliseconds of replaying after which it yields. */
const SLICE_MS = 8;

/**
 * Replays a game to its end and records what was visible. Yields to other work in between.
 *
 * @throws {ReplayDiverged} when a decision is refused, or leads to another position than it did
 */
export async function recordReplay(input: ReplayInput): Promise<RecordedReplay> {
  const { opening, startedAt, journal, isChecked } = input;
  const game = startGame(library, opening);
  const recorders = REPLAY_VIEWS.map(
    (view) => new ViewRecorder({ view, viewer: viewerOf(view, input), game, startedAt }),
  );
  const marks = new ReplayMarks();
  marks.note(game);
  let since = performance.now();
  for (const row of journal) {
    // Play after the end is private to the players.
    if (game.state.winReason !== null) break;
    applyDecision(game, row, isChecked);
    marks.note(game);
    for (const recorder of recorders) recorder.record(row);
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  const chunks = Object.fromEntries(recorders.map((recorder) => [recorder.view, recorder.serialise()]));
  return {
    steps: game.journal.length,
    turns: marks.turns,
    keys: marks.keys,
    chunks: chunks as RecordedReplay['chunks'],
    decksExchanged: game.state.decksExchanged,
    size: Object.values(chunks)
      .flat()
      .reduce((sum, { length }) => sum + length, 0),
  };
}

function applyDecision(game: Game, { player, decision, fingerprint }: DecisionRow, isChecked: boolean): void {
  const number = game.journal.length;
  try {
    const decided = decide(game, player, decision);
    if (!decided.ok) throw new ReplayDiverged(`Decision ${number} cannot be taken: ${decided.code}`);
  } catch (error) {
    if (error instanceof ReplayDiverged) throw error;
    throw new ReplayDiverged(`The rules fail at decision ${number}`, { cause: error });
  }
  if (!isChecked || fingerprint === null || hasFingerprint(game, fingerprint)) return;
  throw new ReplayDiverged(`After decision ${number} the game is not where it was`);
}

/** Where turns started and keys were forged. */
class ReplayMarks {
  readonly turns: ReadyReplay['turns'] = [];
  readonly keys: ReadyReplay['keys'] = [];
  #forged = new Set<string>();

  note({ state, journal }: Game): void {
    const { turn, activePlayer, seats, players } = state;
    const step = journal.length;
    if (state.step !== 'setup' && this.turns.at(-1)?.turn !== turn) {
      this.turns.push({ step, player: activePlayer, turn });
    }
    const forged = new Set<string>();
    for (const player of seats) {
      for (const color of KEY_COLORS) {
        if (players[player]?.keys[color] !== true) continue;
        forged.add(`${color} ${player}`);
        if (!this.#forged.has(`${color} ${player}`)) this.keys.push({ step, player, color });
      }
    }
    this.#forged = forged;
  }
}

interface ViewRecorderParts {
  view: ReplayView;
  viewer: Viewer;
  game: Game;
  startedAt: Date;
}

/** The recording of one viewpoint. */
class ViewRecorder {
  readonly view: ReplayView;
  readonly #game: Game;
  readonly #viewer: Viewer;
  readonly #feed: Feed;
  readonly #chunks: string[] = [];
  #chunk: ReplayChunk;
  #lineCount = 0;

  constructor({ view, viewer, game, startedAt }: ViewRecorderParts) {
    this.view = view;
    this.#game = game;
    this.#viewer = viewer;
    this.#feed = openFeed(game, this.#viewer);
    const opening = this.#newLines(startedAt);
    this.#chunk = { from: 0, table: this.#feed.full(), opening, steps: [] };
  }

  record({ player, decision, decidedAt }: DecisionRow): void {
    if (this.#chunk.steps.length === REPLAY_CHUNK_STEPS) this.#beginChunk();
    const linesBefore = this.#lineCount;
    const seen = this.#feed.next();
    const lines = this.#newLines(decidedAt);
    const isOwn = this.#viewer.kind === 'player' && this.#viewer.player === player;
    const step: ReplayStep = {
      ...(seen && Object.keys(seen.changes).length > 0 && { changes: seen.changes }),
      ...(seen && seen.events.length > 0 && { events: seen.events }),
      ...(this.#lineCount > linesBefore && { lines }),
      ...(isOwn && decision.kind === 'control' && { control: decision.control }),
    };
    this.#chunk.steps.push(step);
  }

  serialise(): string[] {
    this.#feed.close();
    return [...this.#chunks, serialisedChunk(this.#chunk)];
  }

  /** The feed stays before the last decision until its next changes are requested. */
  #beginChunk(): void {
    const { from, steps } = this.#chunk;
    this.#chunks.push(serialisedChunk(this.#chunk));
    this.#chunk = {
      from: from + steps.length,
      table: this.#feed.full(),
      opening: [],
      steps: [],
    };
  }

  #newLines(date: Date): RoomLine[] {
    const lines = linesFor(this.#game, this.#viewer, this.#lineCount).map((log, index) => ({
      id: this.#lineCount + index + 1,
      date: date.toISOString(),
      log,
    }));
    this.#lineCount += lines.length;
    return lines;
  }
}

function viewerOf(view: ReplayView, { opening, showHand }: ReplayInput): Viewer {
  const [one, other] = opening.players;
  switch (view) {
    case '1':
      return { kind: 'player', player: one.id };
    case '2':
      return { kind: 'player', player: other.id };
    case 'spectator':
      return { kind: 'spectator', seesHands: showHand };
  }
}

/** In the form of the call's answer, so that it can be sent unchanged. */
function serialisedChunk(chunk: ReplayChunk): string {
  return JSON.stringify({ success: true, chunk });
}
