/** Tells what happens some time later, so that who watches cannot help who plays. */
import { applyChanges } from '@amberhall/protocol';
import type { NewLine, News, Scene, Source, TableFeed } from './view-source.ts';

export interface DelayedParts {
  live: Source;
  delayMs: number;
  now: () => Date;
  /** Called when something is due. */
  onDue: () => void;
  /** What is shown until the first news is due: the present must not show through. */
  before: () => Scene;
}

interface Held {
  dueAt: number;
  news: News;
  /** The table that was laid anew. */
  scene: Scene | null;
}

export class DelayedSource implements Source {
  readonly #parts: DelayedParts;
  /** What is seen now; `null` before anybody looked. */
  #scene: Scene | null = null;
  #held: Held[] = [];
  #own: NewLine[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: DelayedParts) {
    this.#parts = parts;
  }

  /** One's own words are shown at once: they tell nobody anything about the game. */
  add(line: NewLine, isOwn: boolean): void {
    if (isOwn) this.#own.push(line);
    else this.#parts.live.add(line, false);
  }

  next(isFrameSame: boolean): News[] {
    this.#begin();
    for (const news of this.#parts.live.next(isFrameSame)) this.#hold(news);
    const due = this.#take(this.#parts.now().getTime());
    const lines = this.#own;
    this.#own = [];
    return lines.length === 0 ? due : [...due, { kind: 'patch', changes: {}, lines, events: [] }];
  }

  scene(): Scene {
    return this.#begin();
  }

  restart(open: () => TableFeed): void {
    this.#parts.live.restart(open);
  }

  /** What happens is held for those who come later, so nothing rests. */
  rest(): NewLine[] {
    return this.next(false).flatMap(({ lines }) => lines);
  }

  end(): News[] {
    return this.#take(Infinity);
  }

  /** What is there already counts as if it happened now. */
  #begin(): Scene {
    if (this.#scene !== null) return this.#scene;
    this.#hold({ kind: 'anew', lines: [] });
    return (this.#scene = this.#parts.before());
  }

  #hold(news: News): void {
    const { live, now, delayMs } = this.#parts;
    const scene = news.kind === 'anew' ? live.scene() : null;
    this.#held.push({ dueAt: now().getTime() + delayMs, news, scene });
    this.#wait();
  }

  #take(until: number): News[] {
    const count = this.#held.findIndex(({ dueAt }) => dueAt > until);
    const due = this.#held.splice(0, count === -1 ? this.#held.length : count);
    for (const { news, scene } of due) {
      if (scene !== null) this.#scene = scene;
      else if (news.kind === 'patch' && this.#scene !== null)
        this.#scene = applyChanges(this.#scene, news.changes);
    }
    this.#wait();
    return due.map(({ news }) => news);
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [next] = this.#held;
    if (next === undefined) return;
    const ms = Math.max(0, next.dueAt - this.#parts.now().getTime());
    this.#timer = setTimeout(() => this.#parts.onDue(), ms).unref();
  }
}
