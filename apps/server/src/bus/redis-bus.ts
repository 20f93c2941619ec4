/** The bus of a site with several processes: publish and subscribe of Redis, and leases that use its clock. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { WindowCounter } from './window-counter.ts';
import type { Allowed } from './window-counter.ts';
import type { Bus, LeaseHolder, Renewal } from './bus.ts';
import { decode, encode } from './codec.ts';
import { ChannelSubscribers } from './channel-subscribers.ts';

export interface RedisBusOptions {
  url: string;
  /** The prefix of every key, so that several sites can share one Redis. */
  prefix: string;
  /** Milliseconds without renewal after which a lease expires. */
  leaseMs: number;
  logger: Logger;
}

type Client = ReturnType<typeof createClient>;

const MAX_RECONNECT_MS = 500;
const COMMAND_TIMEOUT_MS = 2_000;

/** Opens both connections: one for commands, one for subscriptions. @throws when Redis cannot be reached */
export async function openRedisBus(options: RedisBusOptions): Promise<Bus> {
  const client = createClient({
    url: options.url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(50 * (retries + 1), MAX_RECONNECT_MS) },
  }) as Client;
  const subscriber = client.duplicate({ disableOfflineQueue: false }) as Client;
  const bus = new RedisBus(client, subscriber, options);
  await Promise.all([client.connect(), subscriber.connect()]);
  return bus;
}

class RedisBus implements Bus {
  readonly #client: Client;
  readonly #subscriber: Client;
  readonly #options: RedisBusOptions;
  readonly #subscribers: ChannelSubscribers;
  readonly #counter = new WindowCounter();
  readonly #reconnectListeners: (() => void)[] = [];
  /** Identifies this process's own messages, which it has already delivered. */
  readonly #self = randomUUID().slice(0, 8);
  /** The time since when both connections have been open; `null` while one is not. */
  #connectedSince: number | null = null;
  #hasBeenReady = false;

  constructor(client: Client, subscriber: Client, options: RedisBusOptions) {
    this.#client = client;
    this.#subscriber = subscriber;
    this.#options = options;
    this.#subscribers = new ChannelSubscribers(options.logger);
    for (const connection of [client, subscriber]) {
      connection.on('error', (error: unknown) => this.#onError(error));
      connection.on('ready', () => this.#onReady());
    }
  }

  publish(channel: string, message: unknown): void {
    const text = encode(message);
    queueMicrotask(() => this.#subscribers.deliver(channel, text));
    if (!this.#client.isReady) return;
    this.#client.publish(this.#prefixed(channel), `${this.#self}${text}`).catch((error: unknown) => {
      this.#options.logger.warn({ err: error, channel }, 'Could not publish a message');
    });
  }

  async subscribe(channel: string, listener: (message: never) => unknown): Promise<() => void> {
    const name = this.#prefixed(channel);
    if (this.#subscribers.add(channel, listener)) {
      await this.#subscriber.subscribe(name, (text) => this.#onMessage(channel, text));
    }
    return () => {
      if (!this.#subscribers.remove(channel, listener) || !this.#subscriber.isOpen) return;
      this.#subscriber.unsubscribe(name).catch(() => {});
    };
  }

  async take(kind: string, name: string, token: string, info: unknown): Promise<void> {
    await this.#run(RENEW, kind, [name, token, encode(info), String(this.#options.leaseMs), 'take']);
  }

  async renew(kind: string, name: string, token: string, info: unknown): Promise<Renewal> {
    const args = [name, token, encode(info), String(this.#options.leaseMs), ''];
    return (await this.#run(RENEW, kind, args)) as Renewal;
  }

  async release(kind: string, name: string, token: string): Promise<void> {
    await this.#run(RELEASE, kind, [name, token]);
  }

  async holders<Info>(kind: string): Promise<LeaseHolder<Info>[]> {
    const flat = (await this.#run(HOLDERS, kind, [])) as string[];
    return Array.from({ length: flat.length / 2 }, (_, index) => ({
      name: flat[2 * index] ?? '',
      info: decode<Info>(flat[2 * index + 1] ?? 'null'),
    }));
  }

  async allow(key: string, max: number, windowMs: number): Promise<Allowed> {
    if (!this.#client.isReady) return this.#counter.allow(key, max, windowMs);
    try {
      const args = [String(max), String(windowMs), randomUUID()];
      const counted = await this.#client.eval(ALLOW, {
        keys: [this.#prefixed(`allow:${key}`)],
        arguments: args,
      });
      const [isAllowed, count, waitMs] = counted as [number, number, number];
      return { isAllowed: isAllowed === 1, count, waitMs };
    } catch (error) {
      this.#options.logger.warn(
        { err: error, key },
        'Redis did not count a request; this process counted it',
      );
      return this.#counter.allow(key, max, windowMs);
    }
  }

  onReconnect(listener: () => void): void {
    this.#reconnectListeners.push(listener);
  }

  hasBeenConnectedFor(ms: number): boolean {
    return this.#connectedSince !== null && Date.now() - this.#connectedSince >= ms;
  }

  async close(): Promise<void> {
    for (const connection of [this.#client, this.#subscriber]) {
      if (connection.isReady) await connection.close();
      else connection.destroy();
    }
  }

  #onMessage(channel: string, text: string): void {
    if (text.startsWith(this.#self)) return;
    this.#subscribers.deliver(channel, text.slice(this.#self.length));
  }

  #onReady(): void {
    if (!this.#client.isReady || !this.#subscriber.isReady) return;
    this.#connectedSince = Date.now();
    if (this.#hasBeenReady) this.#notifyReconnect();
    this.#hasBeenReady = true;
  }

  #notifyReconnect(): void {
    const makeUp = async (listener: () => unknown) => await listener();
    for (const listener of this.#reconnectListeners) {
      makeUp(listener).catch((error: unknown) => {
        this.#options.logger.error({ err: error }, 'Could not fetch missed messages');
      });
    }
  }

  #onError(error: unknown): void {
    if (this.#connectedSince !== null) this.#options.logger.warn({ err: error }, 'Redis is not reachable');
    this.#connectedSince = null;
  }

  #run(script: string, kind: string, args: string[]): Promise<unknown> {
    return this.#client.eval(script, {
      keys: [
        this.#prefixed(`${kind}:until`),
        this.#prefixed(`${kind}:token`),
        this.#prefixed(`${kind}:info`),
      ],
      arguments: args,
    });
  }

  #prefixed(name: string): string {
    return `${this.#options.prefix}:${name}`;
  }
}

/** The clock of Redis in milliseconds, because the clocks of the processes can differ. */
const NOW = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

const RENEW = `${NOW}
  local name, token, info, lease, take = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
  local held = tonumber(redis.call('ZSCORE', KEYS[1], name) or '0') >= now
  local mine = redis.call('HGET', KEYS[2], name) == token
  if held and not mine and take == '' then return 'taken' end
  redis.call('ZADD', KEYS[1], now + lease, name)
  redis.call('HSET', KEYS[2], name, token)
  redis.call('HSET', KEYS[3], name, info)
  if held and mine then return 'held' end
  return 'lost'`;

const ALLOW = `${NOW}
  local max, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  local count = redis.call('ZCARD', KEYS[1])
  local allowed = 0
  if count < max then
    allowed = 1
    count = count + 1
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], window)
  end
  local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  local since = tonumber(first[2] or now)
  return { allowed, count, since + window - now }`;

const RELEASE = `
  if redis.call('HGET', KEYS[2], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('HDEL', KEYS[3], ARGV[1])
  return 1`;

const HOLDERS = `${NOW}
  for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - 60000)) do
    redis.call('ZREM', KEYS[1], name)
    redis.call('HDEL', KEYS[2], name)
    redis.call('HDEL', KEYS[3], name)
  end
  local found = {}
  for _, name in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
    table.insert(found, name)
    table.insert(found, redis.call('HGET', KEYS[3], name))
  end
  return found`;
