import { beforeEach, describe, expect, test } from 'vitest';
import { guestOrBot } from '../../accounts/person.ts';
import { Tokens } from '../../accounts/tokens.ts';
import type { AccountService } from '../../accounts/account-service.ts';
import { TOO_MANY_PAGES } from '../../sockets/connection-limits.ts';
import { authenticateSocket, FIRST_USE_MS, SEAT_TOKEN_SECONDS } from './handshake.ts';
import type { Room } from '../room/room.ts';

let now: Date;
let tokens: Tokens;
const acceptedTokens = new Set<string>();
beforeEach(() => {
  now = new Date('2026-01-01T12:00:00Z');
  tokens = new Tokens('a secret for tests, long enough for all', () => now);
  acceptedTokens.clear();
});

/** A room with one person in it, with only what the handshake reads. */
function roomWith(name: string, kind: 'guest' | 'user'): Room {
  const person = { ...guestOrBot(name, 'guest'), kind };
  return {
    acceptedTokens,
    spectators: new Map(),
    seatOf: (who: string) => (who === name ? { person } : undefined),
  } as unknown as Room;
}

const nobodySignedIn = { signedInBy: () => Promise.resolve(null) } as unknown as AccountService;

const later = (ms: number) => (now = new Date(now.getTime() + ms));
const seatToken = (name: string) =>
  tokens.signSeat({ name, gameId: 'game', login: null, tokenId: 'token-1' }, SEAT_TOKEN_SECONDS);
const enterWith = (room: Room, token: string) =>
  authenticateSocket(
    {
      tokens,
      accounts: nobodySignedIn,
      roomOf: (id) => (id === 'game' ? room : undefined),
      now: () => now,
      limitFactor: 1,
    },
    { token, game: 'game' },
  );

describe('a seat token', () => {
  test('admits its owner within a minute, and again later', async () => {
    const room = roomWith('anna', 'user');
    const token = await seatToken('anna');

    later(FIRST_USE_MS - 1000);
    await expect(enterWith(room, token)).resolves.toMatchObject({ name: 'anna' });

    later(60 * 60_000);
    await expect(enterWith(room, token)).resolves.toMatchObject({ name: 'anna' });
  });

  test('that was not used within a minute is invalid', async () => {
    const token = await seatToken('anna');

    later(FIRST_USE_MS + 1000);

    await expect(enterWith(roomWith('anna', 'user'), token)).rejects.toMatchObject({
      data: { code: 'NOT_LOGGED_IN' },
    });
  });

  test('of a guest is valid all day, because a guest has no other credentials', async () => {
    const token = await seatToken('Guest-1');

    later(12 * 60 * 60_000);

    await expect(enterWith(roomWith('Guest-1', 'guest'), token)).resolves.toMatchObject({ name: 'Guest-1' });
  });

  test('of a user without a place in the game is refused', async () => {
    const token = await seatToken('bert');

    await expect(enterWith(roomWith('anna', 'user'), token)).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });
});

test('a spectator beyond the limit of pages is told so', async () => {
  const watching = (pages: number) =>
    Object.assign(roomWith('anna', 'user'), {
      spectators: new Map([['bert', { sockets: new Set(Array.from({ length: pages }, (_, n) => n)) }]]),
    }) as unknown as Room;
  const token = await seatToken('bert');

  await expect(enterWith(watching(19), token)).resolves.toMatchObject({ name: 'bert' });
  await expect(enterWith(watching(20), token)).rejects.toMatchObject({
    message: TOO_MANY_PAGES,
    data: { code: 'RATE_LIMITED' },
  });
});

test('an access token is no seat token, and vice versa', async () => {
  const access = await tokens.signAccess({ userId: 1, sessionId: 1 }, 'anna');

  expect(await tokens.readSeat(access)).toBeNull();
  expect(await tokens.readAccess(await seatToken('anna'))).toBeNull();
});
