/** The handshake of a node's socket: who may connect to which game, under which name. */
import { z } from 'zod';
import type { Refusal } from '@amberhall/protocol';
import type { AccountService } from '../../accounts/account-service.ts';
import type { AccessClaims, Tokens } from '../../accounts/tokens.ts';
import { CONNECTIONS_PER_PERSON, TOO_MANY_PAGES } from '../../sockets/connection-limits.ts';
import type { Room } from '../room/room.ts';

/** The time in milliseconds within which a seat token must first be used. */
export const FIRST_USE_MS = 60_000;
/** The time in seconds for which a seat token allows reconnecting: longer than any game. */
export const SEAT_TOKEN_SECONDS = 24 * 60 * 60;

const Query = z.object({
  token: z.string().max(4096),
  game: z.string().max(64).optional(),
  since: z.coerce.number().int().nonnegative().optional(),
});

export interface HandshakeResult {
  room: Room;
  name: string;
  /** The login behind it; `null` for guests. */
  login: AccessClaims | null;
  /** The last revision that the client has. */
  since: number | undefined;
}

/** A refused handshake, with a code for the client. */
export class HandshakeRefused extends Error {
  override name = 'HandshakeRefused';
  /** The property in which socket.io sends data beside the error text. */
  readonly data: { code: Refusal };

  constructor(code: Refusal, text: string) {
    super(text);
    this.data = { code };
  }
}

export interface HandshakeParts {
  tokens: Tokens;
  accounts: AccountService;
  roomOf: (gameId: string) => Room | undefined;
  now: () => Date;
  limitFactor: number;
}

/** @throws {HandshakeRefused} */
export async function authenticateSocket(
  parts: HandshakeParts,
  handshakeQuery: unknown,
): Promise<HandshakeResult> {
  const query = Query.safeParse(handshakeQuery);
  if (!query.success) throw new HandshakeRefused('BAD_REQUEST', 'The connection has no token.');
  const { token, game, since } = query.data;
  const access = (await accessBySeatToken(parts, token)) ?? (await accessByAccessToken(parts, token, game));
  if (access === undefined)
    throw new HandshakeRefused('NOT_LOGGED_IN', 'The token is not valid for this game.');

  const room = parts.roomOf(access.gameId);
  if (room === undefined) throw new HandshakeRefused('NOT_FOUND', 'This game is not on this server.');
  if (room.seatOf(access.name) === undefined && !room.spectators.has(access.name)) {
    throw new HandshakeRefused('NOT_FOUND', 'You are not part of this game.');
  }
  // A seat has one connection: a new one replaces the previous one.
  const pages = room.spectators.get(access.name)?.sockets.size ?? 0;
  if (pages >= Math.ceil(CONNECTIONS_PER_PERSON * parts.limitFactor)) {
    throw new HandshakeRefused('RATE_LIMITED', TOO_MANY_PAGES);
  }
  return { room, name: access.name, login: access.login, since };
}

interface RoomAccess {
  gameId: string;
  name: string;
  login: AccessClaims | null;
}

async function accessBySeatToken(
  { tokens, accounts, roomOf, now }: HandshakeParts,
  token: string,
): Promise<RoomAccess | undefined> {
  const claims = await tokens.readSeat(token);
  if (claims === null) return undefined;
  const room = roomOf(claims.gameId);
  const isInTime = now().getTime() - claims.issuedAt <= FIRST_USE_MS;
  // A guest, and the second seat of a hot-seat player, have no other credentials for reconnecting.
  const kind = room?.seatOf(claims.name)?.person.kind;
  const canLast = kind === 'guest' || kind === 'double';
  if (!isInTime && !canLast && room?.acceptedTokens.has(claims.tokenId) !== true) return undefined;
  if (claims.login !== null && !(await accounts.isOpen(claims.login))) return undefined;
  room?.acceptedTokens.add(claims.tokenId);
  return { gameId: claims.gameId, name: claims.name, login: claims.login };
}

async function accessByAccessToken(
  { accounts }: HandshakeParts,
  token: string,
  gameId: string | undefined,
): Promise<RoomAccess | undefined> {
  if (gameId === undefined) return undefined;
  const signedIn = await accounts.signedInBy(token);
  if (signedIn === null) return undefined;
  const { account, sessionId } = signedIn;
  return { gameId, name: account.username, login: { userId: account.id, sessionId } };
}
