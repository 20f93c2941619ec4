/** What one viewpoint of a game is sent: each player has their own, spectators share one. */
import { randomInt } from 'node:crypto';
import { RECENT_LINES, decodeLines, encodeLines, encodePatch } from '@amberhall/protocol';
import type { Patch, PatchMessage, RoomLine, StateMessage } from '@amberhall/protocol';
import { emitWritten } from './game-socket.ts';
import type { GameSocket } from './game-socket.ts';
import { LineHistory } from './line-history.ts';
import type { PastLines } from './line-history.ts';
import type { NewLine, ViewUpdate, ViewSource } from './view-source.ts';
import { isChatLine, shownLine } from '../../moderation/kept-line.ts';
import type { ChatLine, KeptLine } from '../../moderation/kept-line.ts';
import type { TableFeed } from '../journal/play-engine.ts';

/** The number of patches kept for clients that missed some. */
const PATCHES_KEPT = 64;
/** Revisions start at a random number, so that no client continues from those of another process. */
const FIRST_REVS = 1_000_000_000;

/** Lines of log and chat after a line, and altogether, in which the chat around it is searched. */
const LINES_AFTER = 40;
const LINES_SEARCHED = 400;
/** Chat lines up to a line. */
const CHAT_AROUND = 15;

/** Whether the person at a connection is not sent a line, which the others of the viewpoint are sent. */
export type IsHidden = (socket: GameSocket, line: NewLine) => boolean;

export class Channel {
  readonly sockets = new Set<GameSocket>();
  readonly #source: ViewSource;
  /** While nobody is connected to this viewpoint, nothing is recorded. */
  readonly #canSuspend: boolean;
  readonly #isHidden: IsHidden;
  #isSuspended: boolean;
  #rev = randomInt(1, FIRST_REVS);
  /** The latest patches, as text, because clients rarely miss any. */
  #patches: { base: number; text: string }[] = [];
  readonly #lines = new LineHistory();
  #lastLine = 0;
  /** The times of chat lines that staff have removed. Some of the lines may not have been sent yet. */
  readonly #removed = new Set<string>();
  /** The ids of those that were sent before. */
  readonly #removedIds: number[] = [];

  constructor(source: ViewSource, canSuspend = false, isHidden: IsHidden = () => false) {
    this.#source = source;
    this.#isHidden = isHidden;
    this.#canSuspend = canSuspend;
    this.#isSuspended = canSuspend;
  }

  /** Starts with lines that are not announced as new. */
  restoreLines(past: PastLines): void {
    this.#lines.begin(past);
    this.#lastLine = past.count;
  }

  get rev(): number {
    return this.#rev;
  }

  /** Sends what `socket` is missing: the patches since its revision, or everything. */
  catchUp(socket: GameSocket, since: number | undefined): void {
    this.#isSuspended = false;
    this.#sendUpdates(false);
    const missed = since === undefined ? undefined : this.#patchesSince(since);
    for (const message of missed ?? [this.#full()]) socket.emit('gamestate', this.#asReadBy(socket, message));
  }

  /** @param isOwn the line was written at this viewpoint */
  add(line: NewLine, isOwn = false): void {
    this.#source.add(line, isOwn);
  }

  /**
   * Sends everybody the changes, if there are any.
   *
   * @param isHeaderUnchanged the header has not changed since the last call
   */
  update(isHeaderUnchanged = false): void {
    if (this.#canSuspend && this.sockets.size === 0) this.#suspend();
    else this.#sendUpdates(isHeaderUnchanged);
  }

  /** The room was recreated: earlier messages cannot be continued. */
  reset(open: () => TableFeed): void {
    this.#source.reset(open);
    this.update();
  }

  /** Sends delayed updates now, because nothing more will follow. */
  end(): void {
    for (const update of this.#source.end()) this.#send(update);
  }

  /** The chat line with that id. */
  chatLine(id: number): ChatLine | undefined {
    const [line] = this.#lines.before(id + 1, 1).map((each) => this.#asKept(each));
    return line !== undefined && isChatLine(line) ? line : undefined;
  }

  /** The chat line of that time, if it was sent. */
  chatLineOf(date: string): ChatLine | undefined {
    const line = this.#lines.chatLineOf(date);
    return line && (this.#asKept(line) as ChatLine);
  }

  /** From now on, nobody is sent what the chat line of that time says. Those who have it are told to drop it. */
  removeLine(date: string): void {
    this.#removed.add(date);
    const line = this.chatLineOf(date);
    if (line === undefined) return;
    this.#removedIds.push(line.id);
    // A client that missed a patch with the line must not get it.
    this.#patches = [];
    this.#sendPatch({ changes: {}, lines: [line], events: [] });
  }

  /** Up to a screenful of lines before the line `id`, oldest first. */
  linesBefore(id: number, socket: GameSocket): RoomLine[] {
    const lines = this.#lines.before(id, RECENT_LINES);
    const [first] = lines;
    const shown = this.#shownTo(
      socket,
      lines.map((line) => this.#asShown(line)),
    );
    // An empty answer means that there is nothing earlier.
    return shown.length === 0 && first !== undefined ? this.linesBefore(first.id, socket) : shown;
  }

  /** The chat around the line `id`, or at the end. */
  chatAround(id: number | undefined): KeptLine[] {
    const end = id === undefined ? this.#lastLine : Math.min(this.#lastLine, id + LINES_AFTER);
    const chat = this.#lines.before(end + 1, LINES_SEARCHED).filter((line) => line.chat !== undefined);
    const later = id === undefined ? 0 : chat.filter((line) => line.id > id).length;
    return chat.slice(-(CHAT_AROUND + later)).map((line) => this.#asKept(line));
  }

  /** The last `count` lines of the log, without the chat. */
  recentLog(count: number): RoomLine[] {
    return this.#lines
      .before(this.#lastLine + 1, LINES_SEARCHED)
      .filter((line) => line.log !== undefined)
      .slice(-count);
  }

  #suspend(): void {
    if (!this.#isSuspended) {
      this.#isSuspended = true;
      this.#dropPatches();
    }
    this.#addToHistory(this.#source.suspend());
  }

  #sendUpdates(isHeaderUnchanged: boolean): void {
    for (const update of this.#source.next(isHeaderUnchanged)) this.#send(update);
  }

  #send(update: ViewUpdate): void {
    const lines = this.#addToHistory(update.lines);
    if (update.kind === 'reset') {
      this.#dropPatches();
      for (const socket of this.sockets) socket.emit('gamestate', this.#asReadBy(socket, this.#full()));
      return;
    }
    this.#sendPatch({ ...update, lines });
  }

  #sendPatch({ lines: sent, ...update }: Patch): void {
    const lines = sent.map((line) => this.#asShown(line));
    const base = this.#rev++;
    // Without lines that even a full view would leave out.
    const patch = encodePatch(base, this.#rev, { ...update, lines: lines.slice(-RECENT_LINES) });
    const text = JSON.stringify(patch);
    this.#patches.push({ base, text });
    if (this.#patches.length > PATCHES_KEPT) this.#patches.shift();
    for (const socket of this.sockets) {
      const isForAll = this.#shownTo(socket, lines).length === lines.length;
      emitWritten(socket, 'gamestate', isForAll ? text : JSON.stringify(this.#asReadBy(socket, patch)));
    }
  }

  #shownTo<Line extends NewLine>(socket: GameSocket, lines: readonly Line[]): Line[] {
    return lines.filter((line) => !this.#isHidden(socket, line));
  }

  /** A message without the lines that are hidden from its reader. */
  #asReadBy(socket: GameSocket, message: StateMessage): StateMessage {
    if (message.type === 'full') {
      const { game } = message;
      return { ...message, game: { ...game, lines: this.#shownTo(socket, game.lines) } };
    }
    const { lines, ...rest } = message;
    const shown = this.#shownTo(socket, decodeLines(lines ?? []));
    return shown.length === 0 ? rest : { ...rest, lines: encodeLines(shown) };
  }

  /** Numbers lines and stores them. */
  #addToHistory(added: readonly NewLine[]): RoomLine[] {
    return added.map((each) => {
      const line = { id: ++this.#lastLine, ...each };
      this.#lines.add(line);
      return line;
    });
  }

  /** Clients with an older revision must be sent everything. */
  #dropPatches(): void {
    this.#rev++;
    this.#patches = [];
  }

  #full(): StateMessage {
    const lines = this.#lines.last(RECENT_LINES).map((line) => this.#asShown(line));
    const removed = this.#removedIds;
    return {
      type: 'full',
      rev: this.#rev,
      game: { ...this.#source.snapshot(), lines },
      ...(removed.length > 0 && { removed: [...removed] }),
    };
  }

  #asKept(line: RoomLine): KeptLine {
    return isChatLine(line) && this.#removed.has(line.date) ? { ...line, isRemoved: true } : line;
  }

  #asShown(line: RoomLine): RoomLine {
    return shownLine(this.#asKept(line));
  }

  #patchesSince(since: number): PatchMessage[] | undefined {
    if (since === this.#rev) return [];
    const first = this.#patches.findIndex(({ base }) => base === since);
    if (first === -1) return undefined;
    return this.#patches.slice(first).map(({ text }) => JSON.parse(text) as PatchMessage);
  }
}
