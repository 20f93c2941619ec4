/** What one viewpoint of a game is sent: each player has one of their own, spectators share one. */
import { randomInt } from 'node:crypto';
import type { EventView, TableView, ViewChanges } from '@amberhall/engine/vocabulary';
import { RECENT_LINES, writePatch } from '@amberhall/protocol';
import type { GameView, PatchMessage, RoomLine, StateMessage } from '@amberhall/protocol';
import type { GameSocket } from './game-socket.ts';
import { LineBook } from './line-book.ts';

/** The game around the table: small, and compared part by part. */
export type Frame = Omit<GameView, 'table' | 'lines'>;
export type NewLine = Omit<RoomLine, 'id'>;

/** Where a channel has its table from. */
export interface TableFeed {
  full(): TableView;
  /** Since the last call; `undefined` when nothing changed for this viewer. */
  next(): { changes: ViewChanges; events: EventView[] } | undefined;
}

/** Patches kept for those who missed some. */
const PATCHES_KEPT = 64;
/** Numbers begin somewhere else in every process, so that nobody goes on from those of another. */
const FIRST_REVS = 1_000_000_000;

export class Channel {
  readonly sockets = new Set<GameSocket>();
  readonly #frame: () => Frame;
  #feed: TableFeed;
  #rev = randomInt(1, FIRST_REVS);
  /** The latest ones, as text: mostly nobody has missed any. */
  #patches: { base: number; text: string }[] = [];
  /** The frame as it was last sent; `null` before anybody looked. */
  #sent: Record<string, string> | null = null;
  readonly #lines = new LineBook();
  #newLines: RoomLine[] = [];
  #lastLine = 0;

  constructor(feed: TableFeed, frame: () => Frame) {
    this.#feed = feed;
    this.#frame = frame;
  }

  get rev(): number {
    return this.#rev;
  }

  /** Sends what `socket` lacks: the patches since the revision it has seen, or everything. */
  catchUp(socket: GameSocket, since: number | undefined): void {
    this.update();
    const missed = since === undefined ? undefined : this.#patchesSince(since);
    for (const message of missed ?? [this.#full()]) socket.emit('gamestate', message);
  }

  add(line: NewLine): void {
    this.#newLines.push({ id: ++this.#lastLine, ...line });
  }

  /** Sends everybody what has changed, if anything has. */
  update(): void {
    const table = this.#feed.next();
    const changes: ViewChanges = this.#frameChanges();
    if (table !== undefined && Object.keys(table.changes).length > 0) changes['.table'] = table.changes;
    const lines = this.#takeLines();
    const events = table?.events ?? [];
    if (Object.keys(changes).length === 0 && lines.length === 0 && events.length === 0) return;

    const base = this.#rev++;
    const patch = writePatch(base, this.#rev, { changes, lines, events });
    this.#patches.push({ base, text: JSON.stringify(patch) });
    if (this.#patches.length > PATCHES_KEPT) this.#patches.shift();
    for (const socket of this.sockets) socket.emit('gamestate', patch);
  }

  /** The table was laid anew: nothing that was sent before can be built upon. */
  restart(feed: TableFeed): void {
    this.#feed = feed;
    this.#rev++;
    this.#patches = [];
    this.#takeLines();
    this.#sent = written(this.#frame());
    for (const socket of this.sockets) socket.emit('gamestate', this.#full());
  }

  /** Up to a screenful of lines before the line `id`, oldest first. */
  linesBefore(id: number): RoomLine[] {
    return this.#lines.before(id, RECENT_LINES);
  }

  #full(): StateMessage {
    return {
      type: 'full',
      rev: this.#rev,
      game: { ...this.#frame(), lines: this.#lines.last(RECENT_LINES), table: this.#feed.full() },
    };
  }

  #patchesSince(since: number): PatchMessage[] | undefined {
    if (since === this.#rev) return [];
    const first = this.#patches.findIndex(({ base }) => base === since);
    if (first === -1) return undefined;
    return this.#patches.slice(first).map(({ text }) => JSON.parse(text) as PatchMessage);
  }

  #frameChanges(): ViewChanges {
    const frame = this.#frame();
    const now = written(frame);
    const before = this.#sent ?? now;
    const changes: ViewChanges = {};
    for (const key of Object.keys(now)) {
      if (now[key] !== before[key]) changes[`=${key}`] = frame[key as keyof Frame];
    }
    this.#sent = now;
    return changes;
  }

  /** The lines that nobody has been sent yet; those that even a full view would leave out are not among them. */
  #takeLines(): RoomLine[] {
    const added = this.#newLines;
    if (added.length === 0) return added;
    for (const line of added) this.#lines.add(line);
    this.#newLines = [];
    return added.slice(-RECENT_LINES);
  }
}

function written(frame: Frame): Record<string, string> {
  return Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, JSON.stringify(value)]));
}
