/** Where the channel of one viewpoint has its news from: the table, the frame around it, lines of log and chat. */
import type { EventView, TableView, ViewChanges } from '@amberhall/engine/vocabulary';
import type { GameView, RoomLine } from '@amberhall/protocol';

/** The game around the table: small, and compared part by part. */
export type Frame = Omit<GameView, 'table' | 'lines'>;
/** Everything but the lines. */
export type Scene = Omit<GameView, 'lines'>;
export type NewLine = Omit<RoomLine, 'id'>;

export type News =
  | { kind: 'patch'; changes: ViewChanges; lines: NewLine[]; events: EventView[] }
  /** The table was laid anew: nothing that was told before can be built upon. */
  | { kind: 'anew'; lines: NewLine[] };

/** Records what happens at the table for one viewer, until it is closed. */
export interface TableFeed {
  full(): TableView;
  /** Since the last call; `undefined` when nothing changed for this viewer. */
  next(): { changes: ViewChanges; events: EventView[] } | undefined;
  close(): void;
}

export interface Source {
  /** @param isOwn written at this viewpoint itself */
  add(line: NewLine, isOwn: boolean): void;
  /**
   * What is new since the last call.
   *
   * @param isFrameSame nothing has changed around the table since then, so nobody need look
   */
  next(isFrameSame: boolean): News[];
  /** Everything, as of the last call of `next`. */
  scene(): Scene;
  /** The table was laid anew. */
  restart(open: () => TableFeed): void;
  /** Nobody looks until `scene` is asked for again. @returns the lines that were added since the last news */
  rest(): NewLine[];
  /** Nothing is waited for any more. @returns what would have been news later */
  end(): News[];
}

/** Tells what happens when it happens. */
export class LiveSource implements Source {
  readonly #frame: () => Frame;
  #open: () => TableFeed;
  /** `null` while nobody looks. */
  #feed: TableFeed | null = null;
  /** The frame as it was last told, part by part. */
  #told: Record<string, string> = {};
  #lines: NewLine[] = [];
  #isAnew = false;

  constructor(open: () => TableFeed, frame: () => Frame) {
    this.#open = open;
    this.#frame = frame;
  }

  add(line: NewLine): void {
    this.#lines.push(line);
  }

  next(isFrameSame: boolean): News[] {
    const feed = this.#awake();
    if (this.#isAnew) {
      this.#isAnew = false;
      return [{ kind: 'anew', lines: this.#takeLines() }];
    }
    const table = feed.next();
    const changes: ViewChanges = isFrameSame ? {} : this.#frameChanges();
    if (table !== undefined && Object.keys(table.changes).length > 0) changes['.table'] = table.changes;
    const lines = this.#takeLines();
    const events = table?.events ?? [];
    if (lines.length === 0 && events.length === 0 && Object.keys(changes).length === 0) return [];
    return [{ kind: 'patch', changes, lines, events }];
  }

  scene(): Scene {
    return { ...this.#frame(), table: this.#awake().full() };
  }

  restart(open: () => TableFeed): void {
    this.#open = open;
    // The old table is gone with everything that was recorded there.
    this.#feed = null;
    this.#isAnew = true;
  }

  rest(): NewLine[] {
    this.#feed?.close();
    this.#feed = null;
    this.#isAnew = false;
    return this.#takeLines();
  }

  end(): News[] {
    return [];
  }

  #awake(): TableFeed {
    if (this.#feed !== null) return this.#feed;
    this.#told = written(this.#frame());
    return (this.#feed = this.#open());
  }

  #frameChanges(): ViewChanges {
    const frame = this.#frame();
    const now = written(frame);
    const changes: ViewChanges = {};
    for (const key of Object.keys(now)) {
      if (now[key] !== this.#told[key]) changes[`=${key}`] = frame[key as keyof Frame];
    }
    this.#told = now;
    return changes;
  }

  #takeLines(): NewLine[] {
    const lines = this.#lines;
    if (lines.length > 0) this.#lines = [];
    return lines;
  }
}

function written(frame: Frame): Record<string, string> {
  return Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, JSON.stringify(value)]));
}
