/** The loaded parts of a replay: their positions, and the log up to each of them. */
import { applyChanges, REPLAY_CHUNK_STEPS } from '@amberhall/protocol';
import type {
  EventView,
  PlayerView,
  ReplayChunk,
  ReplayStep,
  RoomLine,
  TableView,
} from '@amberhall/protocol';

/** Finds a chunk among the loaded ones. */
export type Chunks = (number: number) => ReplayChunk | undefined;

/** The view after this many decisions. */
export interface Position {
  table: TableView;
  /** The log up to then, as far as it is loaded. */
  lines: readonly RoomLine[];
  /** The events of the last decision. */
  events: readonly EventView[];
}

/** The index of the chunk with a position; the first position is in the first chunk. */
export const chunkOf = (step: number): number => Math.floor(Math.max(0, step - 1) / REPLAY_CHUNK_STEPS);

/** @returns `undefined` while its chunk is not loaded */
export function positionAt(chunks: Chunks, step: number): Position | undefined {
  const chunk = chunks(chunkOf(step));
  const table = chunk && tablesOf(chunk)[step - chunk.from];
  if (!chunk || !table) return undefined;
  return {
    table: spectatorTable(table),
    lines: linesUntil(chunks, step),
    events: stepAt(chunks, step)?.events ?? [],
  };
}

/** The decision that led to a position; `undefined` for the first position and for positions that are not loaded. */
export function stepAt(chunks: Chunks, step: number): ReplayStep | undefined {
  const chunk = chunks(chunkOf(step));
  return chunk?.steps[step - chunk.from - 1];
}

/**
 * Returns the next position with a visible change. Clicks in a menu change nothing for other viewers.
 *
 * @param direction 1 for later, -1 for earlier positions
 * @param last the last position
 */
export function nextVisibleStep(chunks: Chunks, from: number, direction: 1 | -1, last: number): number {
  // On the way back, the changes of the position that is left disappear first.
  for (let step = from; ; step += direction) {
    const next = step + direction;
    if (next < 0 || next > last) return Math.min(last, Math.max(0, step));
    const crossed = stepAt(chunks, direction === 1 ? next : step);
    if (crossed === undefined || isVisible(crossed)) return next;
  }
}

/** Says whether the next decision shows more than another prompt, so that it needs more time. */
export const isEventful = (step: ReplayStep | undefined): boolean =>
  step === undefined || step.lines !== undefined || step.events !== undefined;

/** A change of the waiting player alone is not visible. */
const WAITING = /^.waitingFor$/;

function isVisible(step: ReplayStep): boolean {
  return isEventful(step) || Object.keys(step.changes ?? {}).some((name) => !WAITING.test(name));
}

const tablesByChunk = new WeakMap<ReplayChunk, readonly TableView[]>();

/** The table at the beginning of the chunk, and after each of its steps. */
function tablesOf(chunk: ReplayChunk): readonly TableView[] {
  const known = tablesByChunk.get(chunk);
  if (known) return known;
  const tables = [chunk.table];
  let table = chunk.table;
  for (const { changes } of chunk.steps) {
    if (changes) table = applyChanges(table, changes);
    tables.push(table);
  }
  tablesByChunk.set(chunk, tables);
  return tables;
}

/** The first chunk of the continuous loaded range that ends with this one. */
export function firstLoaded(chunks: Chunks, number: number): number {
  let first = number;
  while (first > 0 && chunks(first - 1)) first--;
  return first;
}

/** The lines of this chunk up to the step, after those of the previous chunks in the continuous loaded range. */
function linesUntil(chunks: Chunks, step: number): RoomLine[] {
  const last = chunkOf(step);
  const lines: RoomLine[] = [];
  for (let number = firstLoaded(chunks, last); number <= last; number++) {
    const { from, opening, steps } = chunks(number) ?? NO_CHUNK;
    const own = steps.slice(0, Math.max(0, step - from)).flatMap((each) => each.lines ?? []);
    lines.push(...opening, ...own);
  }
  return lines;
}

const NO_CHUNK: Pick<ReplayChunk, 'from' | 'opening' | 'steps'> = { from: 0, opening: [], steps: [] };

const spectatorTables = new WeakMap<TableView, TableView>();
const spectatorPlayers = new WeakMap<PlayerView, PlayerView>();

/** Manual corrections, undo and settings were for the players. */
function spectatorTable(table: TableView): TableView {
  const known = spectatorTables.get(table);
  if (known) return known;
  const { manual: _manual, ...rest } = table;
  const players = Object.entries(table.players).map(
    ([name, side]) => [name, withoutPlayerControls(side)] as const,
  );
  const quiet: TableView = { ...rest, players: Object.fromEntries(players) };
  spectatorTables.set(table, quiet);
  return quiet;
}

/** Memoized per side, so that components see no change. */
function withoutPlayerControls(side: PlayerView): PlayerView {
  const known = spectatorPlayers.get(side);
  if (known) return known;
  const { undo: _undo, redo: _redo, automation: _automation, ...quiet } = side;
  spectatorPlayers.set(side, quiet);
  return quiet;
}
