/** Who sees, joins and watches which games: every person tries every kind of game. */
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
  'practice',
  'of a tournament',
  'started of a tournament',
] as const;
type GameKind = (typeof GAMES)[number];

/** Whether it is listed, and the results of joining and watching it without a password. */
type Row = [sees: boolean, join: string, watch: string];

const FOR_ANYBODY: Record<GameKind, Row> = {
  open: [true, 'ok', 'ok'],
  password: [true, 'PASSWORD_REQUIRED', 'PASSWORD_REQUIRED'],
  private: [false, 'ok', 'ok'],
  full: [true, 'GAME_FULL', 'ok'],
  'closed to spectators': [true, 'ok', 'SPECTATORS_NOT_ALLOWED'],
  started: [true, 'GAME_STARTED', 'ok'],
  'private started': [true, 'GAME_STARTED', 'ok'],
  practice: [false, 'GAME_STARTED', 'NOT_FOUND'],
  // Both are private, and closed to spectators.
  'of a tournament': [false, 'NOT_INVITED', 'SPECTATORS_NOT_ALLOWED'],
  'started of a tournament': [true, 'GAME_STARTED', 'SPECTATORS_NOT_ALLOWED'],
};

const each = (change: (row: Row, kind: GameKind) => Row): Record<GameKind, Row> =>
  Object.fromEntries(GAMES.map((kind) => [kind, change(FOR_ANYBODY[kind], kind)])) as Record<GameKind, Row>;

const isOfTournament = (kind: GameKind): boolean => kind.endsWith('of a tournament');

const FOR_BLOCKED = each(([sees, join, watch]) => [
  sees,
  ['GAME_FULL', 'GAME_STARTED', 'NOT_INVITED'].includes(join) ? join : 'BLOCKED',
  ['SPECTATORS_NOT_ALLOWED', 'NOT_FOUND'].includes(watch) ? watch : 'BLOCKED',
]);

const EXPECTED = {
  'a visitor': each(([sees]) => [sees, 'NOT_LOGGED_IN', 'NOT_LOGGED_IN']),
  'somebody else': FOR_ANYBODY,
  'one whom the owner has blocked': FOR_BLOCKED,
  // Opponents paired by the bracket may play even if one has blocked the other.
  'one whom the owner has blocked, and who is invited': each(([, join, watch], kind) =>
    isOfTournament(kind) ? [true, join === 'NOT_INVITED' ? 'ok' : join, watch] : FOR_BLOCKED[kind],
  ),
  'one who has blocked the owner': each(([, join, watch]) => [false, join, watch]),
  'who manages games': each(([, join]) => [true, join, 'ok']),
  'who manages tournaments': each((row, kind) => (isOfTournament(kind) ? [true, row[1], 'ok'] : row)),
};
type Viewer = keyof typeof EXPECTED;

let site: Site;
let organiser: TestClient;
const gameIds = new Map<GameKind, string>();
const viewers = new Map<Viewer, TestClient>();
const owners: TestClient[] = [];

beforeAll(async () => {
  site = await openSite();
  const [stranger, blocked, blocker] = [await site.newUser(), await site.newUser(), await site.newUser()];
  const invited = await site.newUser();
  const manager = await newStaff(site, 'canManageGames');
  const judge = await newStaff(site, 'canManageTournaments');
  organiser = await openLobby(site.address, (await newStaff(site, 'canManageTournaments')).token);
  owners.push(organiser);
  for (const kind of GAMES) await openGame(kind, { blocked, blocker, invited });
  viewers.set('a visitor', await openLobby(site.address));
  viewers.set('somebody else', await openLobby(site.address, stranger.token));
  viewers.set('one whom the owner has blocked', await openLobby(site.address, blocked.token));
  viewers.set(
    'one whom the owner has blocked, and who is invited',
    await openLobby(site.address, invited.token),
  );
  viewers.set('one who has blocked the owner', await openLobby(site.address, blocker.token));
  viewers.set('who manages games', await openLobby(site.address, manager.token));
  viewers.set('who manages tournaments', await openLobby(site.address, judge.token));
});
afterAll(async () => {
  for (const client of [...viewers.values(), ...owners]) client.close();
  await site.stop();
});

type Others = Record<'blocked' | 'blocker' | 'invited', LoggedIn>;

async function openGame(kind: GameKind, { blocked, blocker, invited }: Others): Promise<void> {
  const [owner, second] = [await site.newUser(), await site.newUser()];
  await block(owner, blocked);
  await block(owner, invited);
  await block(blocker, owner);
  const lobby = await openLobby(site.address, owner.token);
  owners.push(lobby);
  const { gameId } = await seatOwner(kind, lobby, [owner, second, invited]);
  gameIds.set(kind, gameId);
  if (kind !== 'full' && !kind.includes('started')) return;

  const guest = await openLobby(site.address, second.token);
  owners.push(guest);
  await guest.send('joingame', gameId);
  if (kind === 'full') return;
  await lobby.send('selectdeck', gameId, 1, true);
  await guest.send('selectdeck', gameId, 2, true);
  expect(await lobby.send('startgame', gameId)).toMatchObject({ ok: true });
}

function seatOwner(kind: GameKind, lobby: TestClient, invited: readonly LoggedIn[]) {
  if (kind === 'practice') return lobby.send('practice', {});
  if (isOfTournament(kind)) return seatAtTournament(lobby, invited);
  return lobby.send('newgame', {
    ...OPTIONS,
    ...(kind === 'password' && { password: 'sesame' }),
    gamePrivate: kind.startsWith('private'),
    allowSpectators: kind !== 'closed to spectators',
  });
}

/** A game opened by an organizer who does not sit in it. */
async function seatAtTournament(lobby: TestClient, invited: readonly LoggedIn[]) {
  const opened = await organiser.send('newgame', {
    ...OPTIONS,
    gamePrivate: true,
    allowSpectators: false,
    tournament: true,
    challonge: { matchId: 7, tournamentId: 3 },
    invited: invited.map(({ username }) => username),
  });
  return lobby.send('joingame', opened.gameId);
}

async function block({ username, token }: LoggedIn, other: LoggedIn): Promise<void> {
  const body = { username: other.username };
  const { status } = await site.call('POST', `/api/account/${username}/blocklist`, { token, body });
  expect(status).toBe(200);
}

/** Tries it, and leaves again if it was allowed. */
async function outcome(client: TestClient, command: string, gameId: string): Promise<string> {
  const answer = await client.send(command, gameId);
  if (!answer.ok) return answer.code;
  expect(await client.send('leavegame', gameId)).toMatchObject({ ok: true });
  return 'ok';
}

const CASES = Object.entries(EXPECTED).flatMap(([viewer, rows]) =>
  GAMES.map((kind) => [viewer as Viewer, kind, ...rows[kind]] as const),
);

describe('access to a game', () => {
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
