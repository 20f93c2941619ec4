/** Where the channel of one viewpoint gets its updates from: the table, the header, lines of log and chat. */
import type { EventView, ViewChanges } from '@amberhall/engine/vocabulary';
import type { GameView, RoomLine } from '@amberhall/protocol';
import type { TableFeed } from '../journal/play-engine.ts';

/** The header is small and compared part by part. */
export type GameHeader = Omit<GameView, 'table' | 'lines'>;
/** Everything except the lines. */
export type ViewSnapshot = Omit<GameView, 'lines'>;
export type NewLine = Omit<RoomLine, 'id'>;

export type ViewUpdate =
  | { kind: 'patch'; changes: ViewChanges; lines: NewLine[]; events: EventView[] }
  /** The room was recreated: earlier messages cannot be continued. */
  | { kind: 'reset'; lines: NewLine[] };

export interface ViewSource {
  /** @param isOwn the line was written at this viewpoint */
  add(line: NewLine, isOwn: boolean): void;
  /**
   * The changes since the last call.
   *
   * @param isHeaderUnchanged the header has not changed since then and need not be compared
   */
  next(isHeaderUnchanged: boolean): ViewUpdate[];
  /** Everything, as of the last call of `next`. */
  snapshot(): ViewSnapshot;
  /** The room was recreated. */
  reset(open: () => TableFeed): void;
  /** Stops recording until the next `snapshot`. @returns the lines that were added since the last update */
  suspend(): NewLine[];
  /** Stops delaying. @returns the updates that were still delayed */
  end(): ViewUpdate[];
}

/** A source without delay. */
export class LiveViewSource implements ViewSource {
  readonly #header: () => GameHeader;
  #openFeed: () => TableFeed;
  /** `null` while nobody is connected. */
  #feed: TableFeed | null = null;
  /** The header as last sent, part by part. */
  #sent: Record<string, string> = {};
  #lines: NewLine[] = [];
  #isReset = false;

  constructor(open: () => TableFeed, header: () => GameHeader) {
    this.#openFeed = open;
    this.#header = header;
  }

  add(line: NewLine): void {
    this.#lines.push(line);
  }

  next(isHeaderUnchanged: boolean): ViewUpdate[] {
    const feed = this.#ensureFeed();
    if (this.#isReset) {
      this.#isReset = false;
      return [{ kind: 'reset', lines: this.#takeLines() }];
    }
    const table = feed.next();
    const changes: ViewChanges = isHeaderUnchanged ? {} : this.#headerChanges();
    if (table !== undefined && Object.keys(table.changes).length > 0) changes['.table'] = table.changes;
    const lines = this.#takeLines();
    const events = table?.events ?? [];
    if (lines.length === 0 && events.length === 0 && Object.keys(changes).length === 0) return [];
    return [{ kind: 'patch', changes, lines, events }];
  }

  snapshot(): ViewSnapshot {
    return { ...this.#header(), table: this.#ensureFeed().full() };
  }

  reset(open: () => TableFeed): void {
    this.#openFeed = open;
    // The old table is gone with its recorded changes.
    this.#feed = null;
    this.#isReset = true;
  }

  suspend(): NewLine[] {
    this.#feed?.close();
    this.#feed = null;
    this.#isReset = false;
    return this.#takeLines();
  }

  end(): ViewUpdate[] {
    return [];
  }

  #ensureFeed(): TableFeed {
    if (this.#feed !== null) return this.#feed;
    this.#sent = serialised(this.#header());
    return (this.#feed = this.#openFeed());
  }

  #headerChanges(): ViewChanges {
    const header = this.#header();
    const now = serialised(header);
    const changes: ViewChanges = {};
    for (const key of Object.keys(now)) {
      if (now[key] !== this.#sent[key]) changes[`=${key}`] = header[key as keyof GameHeader];
    }
    this.#sent = now;
    return changes;
  }

  #takeLines(): NewLine[] {
    const lines = this.#lines;
    if (lines.length > 0) this.#lines = [];
    return lines;
  }
}

function serialised(header: GameHeader): Record<string, string> {
  return Object.fromEntries(Object.entries(header).map(([key, value]) => [key, JSON.stringify(value)]));
}
