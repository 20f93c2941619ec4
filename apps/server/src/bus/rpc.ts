/** Remote procedure calls between processes over the bus: a request to one address, and its answer. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Refusal } from '@amberhall/protocol';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Bus } from './bus.ts';

/** The methods of an address, by name. */
export type Methods = Record<string, (...args: never[]) => unknown>;

interface RpcRequest {
  id: string;
  from: string;
  method: string;
  args: unknown[];
}

type RpcResponse = { id: string } & (
  | { ok: true; value: unknown }
  | { ok: false; refusal: Refusal | null; message: string }
);

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** No answer arrived in time. Whether the method ran is unknown. */
export class RpcTimeout extends Error {
  override name = 'RpcTimeout';
}

export class Rpc {
  readonly #bus: Bus;
  readonly #logger: Logger;
  readonly #self = `answers:${randomUUID()}`;
  readonly #pending = new Map<string, PendingCall>();
  readonly #unsubscribe: (() => void)[] = [];

  private constructor(bus: Bus, logger: Logger) {
    this.#bus = bus;
    this.#logger = logger;
  }

  static async open(bus: Bus, logger: Logger): Promise<Rpc> {
    const rpc = new Rpc(bus, logger);
    rpc.#unsubscribe.push(await bus.subscribe(rpc.#self, (response: RpcResponse) => rpc.#settle(response)));
    return rpc;
  }

  /** Registers the methods of `address`. */
  async serve(address: string, methods: Methods): Promise<void> {
    const unsubscribe = await this.#bus.subscribe(`calls:${address}`, (request: RpcRequest) => {
      void this.#answer(methods, request);
    });
    this.#unsubscribe.push(unsubscribe);
  }

  /**
   * Calls a method of `address`.
   *
   * @throws {RpcTimeout} when no answer arrives within `timeoutMs`
   * @throws {RefusedMessage} as the other side did
   */
  ask(address: string, method: string, args: unknown[], timeoutMs: number): Promise<unknown> {
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#pending.delete(id);
      reject(new RpcTimeout(`${address} did not answer ${method} within ${timeoutMs} ms`));
    }, timeoutMs);
    this.#pending.set(id, { resolve, reject, timer });
    const request: RpcRequest = { id, from: this.#self, method, args };
    this.#bus.publish(`calls:${address}`, request);
    return promise;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const { timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new RpcTimeout('This process stops'));
    }
    this.#pending.clear();
  }

  async #answer(methods: Methods, { id, from, method, args }: RpcRequest): Promise<void> {
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

  #settle(response: RpcResponse): void {
    const call = this.#pending.get(response.id);
    if (call === undefined) return;
    this.#pending.delete(response.id);
    clearTimeout(call.timer);
    if (response.ok) return call.resolve(response.value);
    const { refusal, message } = response;
    call.reject(refusal === null ? new Error(message) : new RefusedMessage(refusal, message));
  }
}
