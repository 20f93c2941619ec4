/** The door of a node's socket: who may come in, to which game, under which name. */
import { z } from 'zod';
import type { Refusal } from '@amberhall/protocol';
import type { AccountService } from '../../accounts/account-service.ts';
import type { AccessClaims, Tokens } from '../../accounts/tokens.ts';
import { CONNECTIONS_PER_PERSON, TOO_MANY_PAGES } from '../../sockets/connection-limits.ts';
import type { Room } from '../room/room.ts';

/** Milliseconds within which a seat token must be used for the first time. */
export const FIRST_USE_MS = 60_000;
/** Seconds a seat token can bring its owner back: longer than any game. */
export const SEAT_TOKEN_SECONDS = 24 * 60 * 60;

const Query = z.object({
  token: z.string().max(4096),
  game: z.string().max(64).optional(),
  since: z.coerce.number().int().nonnegative().optional(),
});

export interface Entering {
  room: Room;
  name: string;
  /** The login behind it; `null` for guests. */
  login: AccessClaims | null;
  /** The last revision the client has seen. */
  since: number | undefined;
}

/** Turned away, with a code for the client. */
export class TurnedAway extends Error {
  override name = 'TurnedAway';
  /** Where socket.io looks for what the client is told beside the text. */
  readonly data: { code: Refusal };

  constructor(code: Refusal, text: string) {
    super(text);
    this.data = { code };
  }
}

export interface EntranceParts {
  tokens: Tokens;
  accounts: AccountService;
  roomOf: (gameId: string) => Room | undefined;
  now: () => Date;
  limitFactor: number;
}

/** @throws {TurnedAway} */
export async function enter(parts: EntranceParts, handshakeQuery: unknown): Promise<Entering> {
  const query = Query.safeParse(handshakeQuery);
  if (!query.success) throw new TurnedAway('BAD_REQUEST', 'The connection lacks its token.');
  const { token, game, since } = query.data;
  const place = (await bySeatToken(parts, token)) ?? (await byAccessToken(parts, token, game));
  if (place === undefined) throw new TurnedAway('NOT_LOGGED_IN', 'The token is not good for this game.');

  const room = parts.roomOf(place.gameId);
  if (room === undefined) throw new TurnedAway('NOT_FOUND', 'This game is not played here.');
  if (room.seatOf(place.name) === undefined && !room.spectators.has(place.name)) {
    throw new TurnedAway('NOT_FOUND', 'You have no place in this game.');
  }
  // A seat has one connection: a new one takes the place of the one before.
  const pages = room.spectators.get(place.name)?.sockets.size ?? 0;
  if (pages >= Math.ceil(CONNECTIONS_PER_PERSON * parts.limitFactor)) {
    throw new TurnedAway('RATE_LIMITED', TOO_MANY_PAGES);
  }
  return { room, name: place.name, login: place.login, since };
}

interface Place {
  gameId: string;
  name: string;
  login: AccessClaims | null;
}

async function bySeatToken(
  { tokens, accounts, roomOf, now }: EntranceParts,
  token: string,
): Promise<Place | undefined> {
  const claims = await tokens.readSeat(token);
  if (claims === null) return undefined;
  const room = roomOf(claims.gameId);
  const isInTime = now().getTime() - claims.issuedAt <= FIRST_USE_MS;
  // A guest, and the other side of somebody, have nothing else to come back with.
  const kind = room?.seatOf(claims.name)?.person.kind;
  const canLast = kind === 'guest' || kind === 'double';
  if (!isInTime && !canLast && room?.acceptedTokens.has(claims.tokenId) !== true) return undefined;
  if (claims.login !== null && !(await accounts.isOpen(claims.login))) return undefined;
  room?.acceptedTokens.add(claims.tokenId);
  return { gameId: claims.gameId, name: claims.name, login: claims.login };
}

async function byAccessToken(
  { accounts }: EntranceParts,
  token: string,
  gameId: string | undefined,
): Promise<Place | undefined> {
  if (gameId === undefined) return undefined;
  const signedIn = await accounts.signedInBy(token);
  if (signedIn === null) return undefined;
  const { account, sessionId } = signedIn;
  return { gameId, name: account.username, login: { userId: account.id, sessionId } };
}
