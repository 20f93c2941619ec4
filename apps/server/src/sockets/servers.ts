/** The two socket servers of the program, beside the HTTP server on its port. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { LobbyServer } from '../lobby/connections.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { GameServer } from '../rooms/game-socket.ts';
import type { LocalNode } from '../rooms/local-node.ts';
import type { Bans } from '../staff/bans.ts';

/** Websockets only, so that no proxy must keep a client with one process. */
const OPTIONS: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  /** Bytes of one message from a client. */
  maxHttpBufferSize: 64 * 1024,
  /** Bytes from which messages are compressed. */
  perMessageDeflate: { threshold: 1024 },
};

export interface SocketParts {
  /** `null` where this process has none. */
  lobby: Lobby | null;
  node: LocalNode | null;
  bans: Bans;
  trustProxy: boolean;
}

export function openSockets(
  http: HttpServer,
  { lobby, node, bans, trustProxy }: SocketParts,
): { close: () => void } {
  const isBanned = (request: IncomingMessage) => bans.has(addressOf(request, trustProxy));
  const options: Partial<ServerOptions> = {
    ...OPTIONS,
    allowRequest: (request, decide) => decide(null, !isBanned(request)),
  };
  const servers: (LobbyServer | GameServer)[] = [];
  if (lobby !== null) {
    const server: LobbyServer = new Server(http, { ...options, path: '/socket.io' });
    lobby.attach(server);
    servers.push(server);
  }
  if (node !== null) {
    const server: GameServer = new Server(http, { ...options, path: `/${node.name}/socket.io` });
    node.attach(server);
    servers.push(server);
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
