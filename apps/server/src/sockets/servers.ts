/** The two socket servers of the program, beside the HTTP server on its port. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { LobbyServer } from '../lobby/connections.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { GameServer } from '../rooms/feed/game-socket.ts';
import type { LocalNode } from '../rooms/node/local-node.ts';
import type { Bans } from '../staff/bans.ts';
import { AddressCount, CONNECTIONS_PER_ADDRESS } from './connection-limits.ts';

/** Websockets only, so that no proxy must keep a client with one process. */
const OPTIONS: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  /** Bytes of one message from a client. */
  maxHttpBufferSize: 64 * 1024,
  /**
   * Whole lists and games are compressed, each by itself: only then the limit counts at all. News and patches are smaller
   * than it, since deflating those costs more than all else that is done for them, and is done for each receiver anew.
   */
  perMessageDeflate: {
    threshold: 4 * 1024,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
    // Every connection holds on to what it deflates with: 48 kB by these two, and a quarter of a megabyte by default.
    serverMaxWindowBits: 13,
    zlibDeflateOptions: { memLevel: 5 },
  },
};

const TOO_MANY = 'There are too many connections from your IP address. Please close some tabs.';

/** What we use of a connection before it is anybody's. */
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
  for (const { engine } of servers) {
    engine.on('connection', (connection: EngineSocket) => {
      const address = addressOf(connection.request, trustProxy);
      open.add(address);
      connection.once('close', () => open.remove(address));
    });
  }
  bans.listen(() => {
    for (const server of servers) {
      for (const { request, conn } of server.sockets.sockets.values()) if (isBanned(request)) conn.close();
    }
  });
  return {
    // Ends the transports and says nothing: clients take that for a lost connection, and come back.
    close: () => {
      for (const server of servers) server.engine.close();
    },
  };
}

/** The same address that calls over HTTP are known by. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
    : undefined;
  return forwarded?.trim() || (socket.remoteAddress ?? '');
}
