/** Calls from process to process over the bus: a question to one address, and its answer. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Refusal } from '@amberhall/protocol';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Bus } from './bus.ts';

/** What can be asked of an address: methods by name. */
export type Methods = Record<string, (...args: never[]) => unknown>;

interface Question {
  id: string;
  from: string;
  method: string;
  args: unknown[];
}

type Answer = { id: string } & (
  | { ok: true; value: unknown }
  | { ok: false; refusal: Refusal | null; message: string }
);

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Nobody answered in time; whether anything was done is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export class Calls {
  readonly #bus: Bus;
  readonly #logger: Logger;
  readonly #self = `answers:${randomUUID()}`;
  readonly #waiting = new Map<string, Waiting>();
  readonly #ends: (() => void)[] = [];

  private constructor(bus: Bus, logger: Logger) {
    this.#bus = bus;
    this.#logger = logger;
  }

  static async open(bus: Bus, logger: Logger): Promise<Calls> {
    const calls = new Calls(bus, logger);
    calls.#ends.push(await bus.subscribe(calls.#self, (answer: Answer) => calls.#settle(answer)));
    return calls;
  }

  /** Answers what is asked of `address` from now on. */
  async serve(address: string, methods: Methods): Promise<void> {
    const end = await this.#bus.subscribe(`calls:${address}`, (question: Question) => {
      void this.#answer(methods, question);
    });
    this.#ends.push(end);
  }

  /**
   * Asks `address`.
   *
   * @throws {NoAnswer} when there is none within `timeoutMs`
   * @throws {RefusedMessage} as the other side did
   */
  ask(address: string, method: string, args: unknown[], timeoutMs: number): Promise<unknown> {
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#waiting.delete(id);
      reject(new NoAnswer(`${address} did not answer ${method} within ${timeoutMs} ms`));
    }, timeoutMs);
    this.#waiting.set(id, { resolve, reject, timer });
    const question: Question = { id, from: this.#self, method, args };
    this.#bus.publish(`calls:${address}`, question);
    return promise;
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new NoAnswer('This process stops'));
    }
    this.#waiting.clear();
  }

  async #answer(methods: Methods, { id, from, method, args }: Question): Promise<void> {
    const answer = (given: object) => this.#bus.publish(from, { id, ...given });
    try {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (run === undefined) throw new Error(`There is no method ${method}`);
      answer({ ok: true, value: (await run(...(args as never[]))) ?? null });
    } catch (error) {
      const refusal = error instanceof RefusedMessage ? error.code : null;
      if (refusal === null) this.#logger.error({ err: error, method }, 'A call of another process failed');
      answer({ ok: false, refusal, message: error instanceof Error ? error.message : String(error) });
    }
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.ok) return waiting.resolve(answer.value);
    const { refusal, message } = answer;
    waiting.reject(refusal === null ? new Error(message) : new RefusedMessage(refusal, message));
  }
}
