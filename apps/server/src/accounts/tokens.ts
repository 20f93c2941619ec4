/** The three kinds of signed tokens: access to an account, a seat in one game, and a guest's name. */
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** The lifetime of an access token in seconds. */
export const ACCESS_SECONDS = 5 * 60;

const AccessClaims = z.object({ sub: z.coerce.number().int(), sid: z.int() });
const SeatClaims = z.object({
  sub: z.string(),
  login: z.object({ userId: z.int(), sessionId: z.int() }).nullable(),
  game: z.string(),
  jti: z.string(),
  iat: z.number(),
});

const GuestClaims = z.object({ sub: z.string() });

/** The content of an access token: the account and its session. */
export interface AccessClaims {
  userId: number;
  sessionId: number;
}

/** The content of a seat token: the name of a player or spectator of one game. */
export interface SeatClaims {
  name: string;
  gameId: string;
  /** The session; `null` for guests. */
  login: AccessClaims | null;
  /** Identifies this token. */
  tokenId: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

export class Tokens {
  readonly #key: Promise<CryptoKey>;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    const bytes = new TextEncoder().encode(secret);
    // Derived once for all tokens, because it is as slow as signing or verifying one.
    this.#key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
    this.#now = now;
  }

  signAccess({ userId, sessionId }: AccessClaims, username: string): Promise<string> {
    return this.#sign({ sid: sessionId, name: username }, String(userId), 'access', ACCESS_SECONDS);
  }

  async readAccess(token: string): Promise<AccessClaims | null> {
    const claims = AccessClaims.safeParse(await this.#read(token, 'access'));
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null;
  }

  signSeat(seat: Omit<SeatClaims, 'issuedAt'>, seconds: number): Promise<string> {
    return this.#sign(
      { game: seat.gameId, jti: seat.tokenId, login: seat.login },
      seat.name,
      'seat',
      seconds,
    );
  }

  async readSeat(token: string): Promise<SeatClaims | null> {
    const claims = SeatClaims.safeParse(await this.#read(token, 'seat'));
    if (!claims.success) return null;
    const { sub, game, jti, iat, login } = claims.data;
    return { name: sub, gameId: game, login, tokenId: jti, issuedAt: iat * 1000 };
  }

  signGuest(name: string, seconds: number): Promise<string> {
    return this.#sign({}, name, 'guest', seconds);
  }

  /** @returns the name of the guest */
  async readGuest(token: string): Promise<string | null> {
    const claims = GuestClaims.safeParse(await this.#read(token, 'guest'));
    return claims.success ? claims.data.sub : null;
  }

  async #sign(
    claims: Record<string, unknown>,
    subject: string,
    audience: string,
    seconds: number,
  ): Promise<string> {
    const now = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(await this.#key);
  }

  /** `null` for a token that is invalid, of another kind, or expired. */
  async #read(token: string, audience: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, await this.#key, {
        audience,
        algorithms: ['HS256'],
        currentDate: this.#now(),
      });
      return payload;
    } catch {
      return null;
    }
  }
}
