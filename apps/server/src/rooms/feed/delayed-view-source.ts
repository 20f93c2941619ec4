/** Delays everything, so that spectators cannot help players. */
import { applyChanges } from '@amberhall/protocol';
import type { TableFeed } from '../journal/play-engine.ts';
import type { NewLine, ViewUpdate, ViewSnapshot, ViewSource } from './view-source.ts';

export interface DelayedViewSourceParts {
  live: ViewSource;
  delayMs: number;
  now: () => Date;
  /** Called when an update is due. */
  onDue: () => void;
  /** Shown until the first update is due, so that the present is not revealed. */
  before: () => ViewSnapshot;
}

interface DelayedUpdate {
  dueAt: number;
  update: ViewUpdate;
  /** The recreated table. */
  snapshot: ViewSnapshot | null;
}

export class DelayedViewSource implements ViewSource {
  readonly #parts: DelayedViewSourceParts;
  /** The visible state; `null` before anybody connected. */
  #shown: ViewSnapshot | null = null;
  #pending: DelayedUpdate[] = [];
  #ownLines: NewLine[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: DelayedViewSourceParts) {
    this.#parts = parts;
  }

  /** A person's own lines are shown at once: they reveal nothing about the game. */
  add(line: NewLine, isOwn: boolean): void {
    if (isOwn) this.#ownLines.push(line);
    else this.#parts.live.add(line, false);
  }

  next(isHeaderUnchanged: boolean): ViewUpdate[] {
    this.#ensureStarted();
    for (const update of this.#parts.live.next(isHeaderUnchanged)) this.#delay(update);
    const due = this.#release(this.#parts.now().getTime());
    const lines = this.#ownLines;
    this.#ownLines = [];
    return lines.length === 0 ? due : [...due, { kind: 'patch', changes: {}, lines, events: [] }];
  }

  snapshot(): ViewSnapshot {
    return this.#ensureStarted();
  }

  reset(open: () => TableFeed): void {
    this.#parts.live.reset(open);
  }

  /** Updates are recorded for later viewers even if nobody is connected. */
  suspend(): NewLine[] {
    return this.next(false).flatMap(({ lines }) => lines);
  }

  end(): ViewUpdate[] {
    return this.#release(Infinity);
  }

  /** Existing lines count as if they were added now. */
  #ensureStarted(): ViewSnapshot {
    if (this.#shown !== null) return this.#shown;
    this.#delay({ kind: 'reset', lines: [] });
    return (this.#shown = this.#parts.before());
  }

  #delay(update: ViewUpdate): void {
    const { live, now, delayMs } = this.#parts;
    const snapshot = update.kind === 'reset' ? live.snapshot() : null;
    this.#pending.push({ dueAt: now().getTime() + delayMs, update, snapshot });
    this.#schedule();
  }

  #release(until: number): ViewUpdate[] {
    const count = this.#pending.findIndex(({ dueAt }) => dueAt > until);
    const due = this.#pending.splice(0, count === -1 ? this.#pending.length : count);
    for (const { update, snapshot } of due) {
      if (snapshot !== null) this.#shown = snapshot;
      else if (update.kind === 'patch' && this.#shown !== null)
        this.#shown = applyChanges(this.#shown, update.changes);
    }
    this.#schedule();
    return due.map(({ update }) => update);
  }

  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [next] = this.#pending;
    if (next === undefined) return;
    const ms = Math.max(0, next.dueAt - this.#parts.now().getTime());
    this.#timer = setTimeout(() => this.#parts.onDue(), ms).unref();
  }
}
