/** The two socket servers of the program, on the port of the HTTP server. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { LobbyServer } from '../lobby/connections.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { GameServer } from '../rooms/feed/game-socket.ts';
import type { LocalNode } from '../rooms/node/local-node.ts';
import type { Bans } from '../staff/bans.ts';
import { AddressCount, CONNECTIONS_PER_ADDRESS } from './connection-limits.ts';

/** Websockets only, so that proxies need no sticky sessions. */
const OPTIONS: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  /** The maximum size in bytes of a client's message. */
  maxHttpBufferSize: 64 * 1024,
  /**
   * Only large messages such as whole lists and games are compressed, each without shared context, so that the
   * threshold applies. Compressing small updates and patches costs more than everything else, because it is done
   * for each receiver.
   */
  perMessageDeflate: {
    threshold: 4 * 1024,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    // The memory that every connection keeps for compression: 48 kB with these two values, 256 kB by default.
    serverMaxWindowBits: 13,
    zlibDeflateOptions: { memLevel: 5 },
  },
};

/** Milliseconds in which clients may close their side of a connection before it is cut. */
const CLOSING_MS = 500;

const TOO_MANY = 'There are too many connections from your IP address. Please close some tabs.';

/** What the program uses of a connection before it is identified. */
interface EngineSocket {
  request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

export interface SocketParts {
  /** `null` where this process has none. */
  lobby: Lobby | null;
  node: LocalNode | null;
  bans: Bans;
  trustProxy: boolean;
  limitFactor: number;
}

export function openSockets(
  http: HttpServer,
  { lobby, node, bans, trustProxy, limitFactor }: SocketParts,
): { close: () => void } {
  const isBanned = (request: IncomingMessage) => bans.has(addressOf(request, trustProxy));
  const open = new AddressCount(Math.ceil(CONNECTIONS_PER_ADDRESS * limitFactor));
  const options: Partial<ServerOptions> = {
    ...OPTIONS,
    allowRequest: (request, decide) => {
      if (open.isFull(addressOf(request, trustProxy))) return decide(TOO_MANY, false);
      decide(null, !isBanned(request));
    },
  };
  const servers: (LobbyServer | GameServer)[] = [];
  if (lobby !== null) {
    const server: LobbyServer = new Server(http, { ...options, path: '/socket.io' });
    server.use((socket, next) => {
      socket.data.address = addressOf(socket.request, trustProxy);
      next();
    });
    lobby.attach(server);
    servers.push(server);
  }
  if (node !== null) {
    const server: GameServer = new Server(http, { ...options, path: `/${node.name}/socket.io` });
    node.attach(server);
    servers.push(server);
  }
  const connected = new Set<Socket>();
  for (const { engine } of servers) {
    engine.on('connection', (connection: EngineSocket) => {
      const address = addressOf(connection.request, trustProxy);
      const { socket } = connection.request;
      open.add(address);
      connected.add(socket);
      connection.once('close', () => open.remove(address));
      socket.once('close', () => connected.delete(socket));
    });
  }
  bans.listen(() => {
    for (const server of servers) {
      for (const { request, conn } of server.sockets.sockets.values()) if (isBanned(request)) conn.close();
    }
  });
  return {
    // Closes the transports without a message. Clients treat that as a lost connection and reconnect. A client that is
    // frozen never answers, and the HTTP server would wait for it.
    close: () => {
      for (const server of servers) server.engine.close();
      setTimeout(() => {
        for (const socket of connected) socket.destroy();
        http.closeAllConnections();
      }, CLOSING_MS).unref();
    },
  };
}

/** The same client address as for HTTP calls. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
    : undefined;
  return forwarded?.trim() || (socket.remoteAddress ?? '');
}
