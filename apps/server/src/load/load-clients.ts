/** Many users at once, signed in without the cost of registering. */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { CLIENT_VERSION, DEFAULT_SETTINGS } from '@amberhall/protocol';
import type { Ack, Handoff } from '@amberhall/protocol';
import { Tokens } from '../accounts/tokens.ts';
import type { Cluster, Member } from '../testing/cluster.ts';

const WAIT_MS = 60_000;

/** One user with the lobby open. */
export interface LoadClient {
  name: string;
  socket: Socket;
  /** Received bytes, uncompressed. */
  bytes: number;
  handoff: Handoff | null;
  /** The time of arrival, ms since 1970. */
  handedAt: number;
}

/** Creates accounts with a session each. @returns their names with access tokens */
export async function makeAccounts(
  cluster: Cluster,
  count: number,
): Promise<{ name: string; token: string }[]> {
  const tokens = new Tokens(cluster.secret, () => new Date());
  const run = randomUUID().slice(0, 4);
  const names = Array.from({ length: count }, (_, n) => `u${run}${n}`);
  const { rows } = await cluster.pool.query<{ user_id: number; id: number; username: string }>(
    `with made as (
       insert into users (username, username_key, email, email_key, password_hash, registered_at, settings)
       select name, name, name || '@example.org', name || '@example.org', '', now(), $2::jsonb
       from unnest($1::text[]) as name returning id, username
     )
     insert into sessions (user_id, family_hash, secret_hash, ip, created_at, last_used_at)
     select id, username, username, '127.0.0.1', now(), now() from made
     returning user_id, id, family_hash as username`,
    [names, JSON.stringify(DEFAULT_SETTINGS)],
  );
  return Promise.all(
    rows.map(async ({ user_id: userId, id: sessionId, username }) => ({
      name: username,
      token: await tokens.signAccess({ userId, sessionId }, username),
    })),
  );
}

/** Opens the lobby for a user, and waits for all its lists. */
export async function enterLobby(
  lobby: Member,
  { name, token }: { name: string; token: string },
): Promise<LoadClient> {
  const socket = io(lobby.address, {
    path: '/socket.io',
    transports: ['websocket'],
    query: { token, version: CLIENT_VERSION },
    forceNew: true,
    reconnection: false,
  });
  const client: LoadClient = { name, socket, bytes: 0, handoff: null, handedAt: 0 };
  countBytes(socket, (bytes) => (client.bytes += bytes));
  socket.on('handoff', (handoff: Handoff) => Object.assign(client, { handoff, handedAt: Date.now() }));
  await next(socket, 'lobbymessages');
  return client;
}

/** Received bytes on the wire, compressed. */
export function wireBytes(socket: Socket): number {
  // The transport's own socket is not in its types.
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { bytesRead: number } } };
  };
  return transport.ws._socket.bytesRead;
}

/** Calls `count` with the size of every incoming message. */
export function countBytes(socket: Socket, count: (bytes: number) => void): void {
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') count(Buffer.byteLength(data));
  });
}

export function next(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} came`)), WAIT_MS);
    socket.once(event, (argument: unknown) => {
      clearTimeout(timer);
      resolve(argument);
    });
  });
}

/** Sends a message that must be granted. */
export async function request(
  client: LoadClient,
  command: string,
  ...args: unknown[]
): Promise<Record<string, unknown>> {
  const ack = (await client.socket.timeout(WAIT_MS).emitWithAck(command, ...args)) as Ack<
    Record<string, unknown>
  >;
  if (!ack.ok) throw new Error(`${command}: ${ack.code} ${ack.message}`);
  return ack;
}

/** The number of items that are worked on at a time. */
const WIDTH = 16;

/** Runs `work` for each item, some of them at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let started = 0;
  const worker = async () => {
    while (started < items.length) {
      const index = started++;
      results[index] = await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return results;
}
