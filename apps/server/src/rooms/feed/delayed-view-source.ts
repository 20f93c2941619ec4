/** Tells what happens some time later, so that who watches cannot help who plays. */
import { applyChanges } from '@amberhall/protocol';
import type { TableFeed } from '../journal/play-engine.ts';
import type { NewLine, ViewUpdate, ViewSnapshot, ViewSource } from './view-source.ts';

export interface DelayedViewSourceParts {
  live: ViewSource;
  delayMs: number;
  now: () => Date;
  /** Called when something is due. */
  onDue: () => void;
  /** What is shown until the first update is due: the present must not show through. */
  before: () => ViewSnapshot;
}

interface DelayedUpdate {
  dueAt: number;
  update: ViewUpdate;
  /** The table that was laid anew. */
  snapshot: ViewSnapshot | null;
}

export class DelayedViewSource implements ViewSource {
  readonly #parts: DelayedViewSourceParts;
  /** What is seen now; `null` before anybody looked. */
  #shown: ViewSnapshot | null = null;
  #pending: DelayedUpdate[] = [];
  #ownLines: NewLine[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: DelayedViewSourceParts) {
    this.#parts = parts;
  }

  /** One's own words are shown at once: they tell nobody anything about the game. */
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

  /** What happens is held for those who come later, so nothing rests. */
  suspend(): NewLine[] {
    return this.next(false).flatMap(({ lines }) => lines);
  }

  end(): ViewUpdate[] {
    return this.#release(Infinity);
  }

  /** What is there already counts as if it happened now. */
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
