/** Who sees, joins and watches whose games, tried by everybody with every kind of game. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

const GAMES = [
  'open',
  'password',
  'private',
  'full',
  'closed to spectators',
  'started',
  'private started',
] as const;
type GameKind = (typeof GAMES)[number];

/** Whether it is in the list, and what comes of joining and watching it without a password. */
type Row = [sees: boolean, join: string, watch: string];

const FOR_ANYBODY: Record<GameKind, Row> = {
  open: [true, 'ok', 'ok'],
  password: [true, 'PASSWORD_REQUIRED', 'PASSWORD_REQUIRED'],
  private: [false, 'ok', 'ok'],
  full: [true, 'GAME_FULL', 'ok'],
  'closed to spectators': [true, 'ok', 'SPECTATORS_NOT_ALLOWED'],
  started: [true, 'GAME_STARTED', 'ok'],
  'private started': [true, 'GAME_STARTED', 'ok'],
};

const each = (change: (row: Row, kind: GameKind) => Row): Record<GameKind, Row> =>
  Object.fromEntries(GAMES.map((kind) => [kind, change(FOR_ANYBODY[kind], kind)])) as Record<GameKind, Row>;

const EXPECTED = {
  'a visitor': each(([sees]) => [sees, 'NOT_LOGGED_IN', 'NOT_LOGGED_IN']),
  'somebody else': FOR_ANYBODY,
  'one whom the owner has blocked': each(([sees, join], kind) => [
    sees,
    ['GAME_FULL', 'GAME_STARTED'].includes(join) ? join : 'BLOCKED',
    kind === 'closed to spectators' ? 'SPECTATORS_NOT_ALLOWED' : 'BLOCKED',
  ]),
  'one who has blocked the owner': each(([, join, watch]) => [false, join, watch]),
  'who manages games': each(([, join]) => [true, join, 'ok']),
};
type Viewer = keyof typeof EXPECTED;

let site: Site;
const gameIds = new Map<GameKind, string>();
const viewers = new Map<Viewer, TestClient>();
const owners: TestClient[] = [];

beforeAll(async () => {
  site = await openSite();
  const [stranger, blocked, blocker] = [await site.newUser(), await site.newUser(), await site.newUser()];
  const manager = await newStaff(site, 'canManageGames');
  for (const kind of GAMES) await openGame(kind, blocked, blocker);
  viewers.set('a visitor', await openLobby(site.address));
  viewers.set('somebody else', await openLobby(site.address, stranger.token));
  viewers.set('one whom the owner has blocked', await openLobby(site.address, blocked.token));
  viewers.set('one who has blocked the owner', await openLobby(site.address, blocker.token));
  viewers.set('who manages games', await openLobby(site.address, manager.token));
});
afterAll(async () => {
  for (const client of [...viewers.values(), ...owners]) client.close();
  await site.stop();
});

async function openGame(kind: GameKind, blocked: LoggedIn, blocker: LoggedIn): Promise<void> {
  const owner = await site.newUser();
  await block(owner, blocked);
  await block(blocker, owner);
  const lobby = await openLobby(site.address, owner.token);
  owners.push(lobby);
  const { gameId } = await lobby.send('newgame', {
    ...OPTIONS,
    ...(kind === 'password' && { password: 'sesame' }),
    gamePrivate: kind.startsWith('private'),
    allowSpectators: kind !== 'closed to spectators',
  });
  gameIds.set(kind, gameId);
  if (kind !== 'full' && !kind.endsWith('started')) return;

  const guest = await openLobby(site.address, (await site.newUser()).token);
  owners.push(guest);
  await guest.send('joingame', gameId);
  if (kind === 'full') return;
  await lobby.send('selectdeck', gameId, 1, true);
  await guest.send('selectdeck', gameId, 2, true);
  expect(await lobby.send('startgame', gameId)).toMatchObject({ ok: true });
}

async function block({ username, token }: LoggedIn, other: LoggedIn): Promise<void> {
  const body = { username: other.username };
  const { status } = await site.call('POST', `/api/account/${username}/blocklist`, { token, body });
  expect(status).toBe(200);
}

/** Tries it, and leaves again where it was granted. */
async function outcome(client: TestClient, command: string, gameId: string): Promise<string> {
  const answer = await client.send(command, gameId);
  if (!answer.ok) return answer.code;
  expect(await client.send('leavegame', gameId)).toMatchObject({ ok: true });
  return 'ok';
}

const CASES = Object.entries(EXPECTED).flatMap(([viewer, rows]) =>
  GAMES.map((kind) => [viewer as Viewer, kind, ...rows[kind]] as const),
);

describe('what comes of a game', () => {
  test.each(CASES)(
    'for %s: %s: listed %s, joined %s, watched %s',
    async (viewer, kind, sees, join, watch) => {
      const [client, gameId] = [viewers.get(viewer), gameIds.get(kind)];
      if (client === undefined || gameId === undefined) throw new Error('Nobody is there');
      const listed = client.all('games')[0].some(({ id }: { id: string }) => id === gameId);

      expect(listed).toBe(sees);
      expect(await outcome(client, 'joingame', gameId)).toBe(join);
      expect(await outcome(client, 'watchgame', gameId)).toBe(watch);
    },
  );
});
