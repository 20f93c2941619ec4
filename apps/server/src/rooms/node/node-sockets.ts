/** The game sockets of a node: handshakes and commands. */
import type { Logger } from 'pino';
import type { AccountChanges } from '../../accounts/account-changes.ts';
import { dispatch, splitAck } from '../../sockets/dispatch.ts';
import { PersonLimits } from '../../sockets/person-limits.ts';
import type { PersonLimitsParts } from '../../sockets/person-limits.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import { SlidingLimit } from '../../sockets/sliding-limit.ts';
import { GameMessage, runCommand } from '../room/commands.ts';
import { authenticateSocket } from './handshake.ts';
import type { HandshakeResult, HandshakeParts } from './handshake.ts';
import type { GameServer, GameSocket } from '../feed/game-socket.ts';

export interface NodeSocketsParts extends HandshakeParts, PersonLimitsParts {
  changes: AccountChanges;
  logger: Logger;
}

const MESSAGES_PER_SECOND = 20;

type GameMessageParts = Extract<ReturnType<typeof GameMessage.parse>, readonly unknown[]>;

/** Accepts connections from now on. */
export function attachSockets(server: GameServer, parts: NodeSocketsParts): void {
  parts.changes.listen({
    reloadAccount: (userId) => closeEndedLogins(parts, server, userId),
    shownAccounts: () => [...server.sockets.sockets.values()].flatMap(({ data }) => data.login?.userId ?? []),
  });
  server.use((socket, next) => {
    authenticateSocket(parts, socket.handshake.query).then(
      (entering) => {
        socket.data = entering;
        next();
      },
      (error: Error) => next(error),
    );
  });
  const limits = new PersonLimits(parts);
  server.on('connection', (socket: GameSocket) => connectSocket(parts, limits, socket));
}

/** Closes the connections of ended logins of the account. */
async function closeEndedLogins(
  { accounts }: NodeSocketsParts,
  server: GameServer,
  userId: number,
): Promise<void> {
  for (const socket of server.sockets.sockets.values()) {
    const { login } = socket.data as HandshakeResult;
    if (login?.userId !== userId || (await accounts.isOpen(login))) continue;
    // Closed like a lost connection: the next handshake tells the client why it is refused.
    socket.conn.close();
  }
}

function connectSocket(
  { now, logger, limitFactor }: NodeSocketsParts,
  limits: PersonLimits,
  socket: GameSocket,
): void {
  const { room, name, since } = socket.data as HandshakeResult;
  const limit = new SlidingLimit(MESSAGES_PER_SECOND * limitFactor, 1000, now);
  socket.on('disconnect', () => room.disconnect(socket, name));
  socket.onAny((event: string, ...rest: unknown[]) => {
    const { args, answer } = splitAck(rest);
    const schema = event === 'game' ? GameMessage : undefined;
    const run = (...[command, commandArgs, stamp]: GameMessageParts) =>
      runCommand({ room, name, socket, limits }, command, commandArgs, stamp);
    void dispatch({ limit, logger }, schema as never, run, args).then(answer);
  });
  try {
    room.connect(socket, name, since);
  } catch (error) {
    if (!(error instanceof RefusedMessage)) logger.error({ err: error }, 'Could not seat a connection');
    // Closed like lost connections: the next handshake tells the clients why they are refused.
    socket.conn.close();
  }
}
