/** The two socket servers of the program, beside the HTTP server on its port. */
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import type { LobbyServer } from '../lobby/connections.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { GameServer } from '../rooms/game-socket.ts';
import type { LocalNode } from '../rooms/local-node.ts';

/** Websockets only, so that no proxy must keep a client with one process. */
const OPTIONS: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  /** Bytes of one message from a client. */
  maxHttpBufferSize: 64 * 1024,
  /** Bytes from which messages are compressed. */
  perMessageDeflate: { threshold: 1024 },
};

export function openSockets(http: HttpServer, lobby: Lobby, node: LocalNode): { close: () => void } {
  const lobbyServer: LobbyServer = new Server(http, { ...OPTIONS, path: '/socket.io' });
  const gameServer: GameServer = new Server(http, { ...OPTIONS, path: `/${node.name}/socket.io` });
  lobby.attach(lobbyServer);
  node.attach(gameServer);
  return {
    // Ends the transports and says nothing: clients take that for a lost connection, and come back.
    close: () => {
      lobbyServer.engine.close();
      gameServer.engine.close();
    },
  };
}
