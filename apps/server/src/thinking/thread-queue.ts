/** Who uses the threads and who waits for one: choices of bots at tables first, then other work, each in its order. */

/** Called with the place of the waiting one, 1 for the next, whenever it changes, and with `null` once it has a thread. */
export type OnPlace = (place: number | null) => void;

/** A thread for one use. */
export interface TakenThread<Thread> {
  thread: Thread;
  /** Gives the thread back. */
  release: () => void;
}

export interface ThreadRequest {
  kind: 'choice' | 'work';
  /** Each of them takes the request out of the queue. */
  signals: readonly AbortSignal[];
  /** Not called for work. */
  onPlace?: OnPlace | undefined;
}

interface Waiting<Thread> {
  onPlace: OnPlace | undefined;
  /** The last reported place. */
  place: number | null;
  since: number;
  begin: (thread: Thread) => void;
}

/** Work that has waited for so long goes before choices. Without this, it would never be done while all threads are busy. */
const PATIENCE_MS = 10_000;

export class ThreadQueue<Thread> {
  /** The last one was used most recently, so that the others may end. */
  readonly #free: Thread[];
  readonly #choices: Waiting<Thread>[] = [];
  readonly #work: Waiting<Thread>[] = [];

  constructor(threads: readonly Thread[]) {
    this.#free = [...threads];
  }

  get choiceCount(): number {
    return this.#choices.length;
  }

  get waitingCount(): number {
    return this.#choices.length + this.#work.length;
  }

  /** Waits for a thread. Rejects with the reason of the signal that aborts. */
  take({ kind, signals, onPlace }: ThreadRequest): Promise<TakenThread<Thread>> {
    const queue = kind === 'choice' ? this.#choices : this.#work;
    const aborted = signals.find((signal) => signal.aborted);
    if (aborted !== undefined) return Promise.reject(aborted.reason as Error);
    return new Promise((resolve, reject) => {
      const leave = ({ currentTarget }: Event) => {
        forget();
        queue.splice(queue.indexOf(waiting), 1);
        this.#reportPlaces();
        // Listeners are only added to signals.
        reject((currentTarget as AbortSignal).reason as Error);
      };
      const forget = () => {
        for (const signal of signals) signal.removeEventListener('abort', leave);
      };
      const begin = (thread: Thread) => {
        forget();
        resolve({ thread, release: () => this.#release(thread) });
      };
      const waiting: Waiting<Thread> = { onPlace, place: null, since: performance.now(), begin };
      for (const signal of signals) signal.addEventListener('abort', leave);
      queue.push(waiting);
      this.#advance();
    });
  }

  #release(thread: Thread): void {
    this.#free.push(thread);
    this.#advance();
  }

  #advance(): void {
    for (let thread = this.#free.at(-1); thread !== undefined; thread = this.#free.at(-1)) {
      const next = this.#takeNext();
      if (next === undefined) break;
      this.#free.pop();
      next.begin(thread);
      report(next, null);
    }
    this.#reportPlaces();
  }

  #takeNext(): Waiting<Thread> | undefined {
    const [work] = this.#work;
    const isOverdue = work !== undefined && performance.now() - work.since >= PATIENCE_MS;
    return (isOverdue ? undefined : this.#choices.shift()) ?? this.#work.shift();
  }

  #reportPlaces(): void {
    for (const [index, waiting] of this.#choices.entries()) report(waiting, index + 1);
  }
}

function report(waiting: Pick<Waiting<unknown>, 'place' | 'onPlace'>, place: number | null): void {
  if (waiting.place === place) return;
  waiting.place = place;
  waiting.onPlace?.(place);
}
