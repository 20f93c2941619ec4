import { afterAll, beforeAll, expect, test } from 'vitest';
import { MATCH_SORTS } from '@amberhall/protocol';
import type { Match, MatchesReply, MatchFilter } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const listOf = async ({ token }: LoggedIn, query: Record<string, unknown> = {}): Promise<MatchesReply> => {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return (await site.call('GET', `/api/games?${new URLSearchParams(texts).toString()}`, { token })).body;
};
const matchesOf = async (user: LoggedIn): Promise<Match[]> => (await listOf(user)).games;

interface Seeded {
  count?: number;
  finished?: boolean;
  winner?: string;
  format?: string;
  daysAgo?: number;
  hidden?: boolean;
}

/** Games of two players, each a minute later than the previous one. */
async function seedGames(
  one: LoggedIn,
  other: LoggedIn,
  { count = 1, finished = true, winner, format = 'normal', daysAgo = 0, hidden = false }: Seeded = {},
) {
  const { pool } = site.storage;
  const { rows } = await pool.query<{ id: string }>(
    `insert into games (id, name, game_type, game_format, options, owner, created_at, started_at, finished_at, winner,
                        win_reason, seed, node)
     select gen_random_uuid(), 'Game ' || n, 'casual', $5, json_build_object('hideDeckLists', $7::boolean), $2, day, day,
            case when $3 then day + n * interval '1 minute' end, $4, 'keys', 'seed', 'node1'
       from generate_series(1, $1::int) as n, (select now() - $6::int * interval '1 day' as day) as days
     returning id`,
    [count, one.username, finished, winner ?? null, format, daysAgo, hidden],
  );
  for (const [seat, { username }] of [one, other].entries()) {
    await pool.query(
      `insert into game_players (game_id, seat, name, kind, user_id, deck, deck_uuid, automation, keys)
       select game, $2::int, username, 'user', users.id,
              json_build_object('name', 'Deck of ' || username, 'expansion', 341, 'houses', '["dis","mars","logos"]'::json),
              'uuid-of-deck', '{}', 3 - $2::int
         from unnest($1::uuid[]) as game, users where username = $3`,
      [rows.map(({ id }) => id), seat, username],
    );
  }
}

test('a user’s finished games are listed newest first, with the user first, and without other users’ games', async () => {
  const [anna, ben, cleo] = [await site.newUser(), await site.newUser(), await site.newUser()];
  await seedGames(anna, ben, { count: 2, winner: ben.username });
  await seedGames(anna, ben, { finished: false });
  await seedGames(anna, cleo);

  const games = await matchesOf(ben);

  expect(games).toHaveLength(2);
  expect(games[0]).toEqual({
    gameId: expect.any(String),
    gameType: 'casual',
    gameFormat: 'normal',
    practice: false,
    startedAt: expect.stringMatching(/Z$/),
    finishedAt: expect.stringMatching(/Z$/),
    winner: ben.username,
    winReason: 'keys',
    replay: false,
    players: [
      {
        name: ben.username,
        keys: 2,
        deck: {
          name: `Deck of ${ben.username}`,
          uuid: 'uuid-of-deck',
          expansion: 341,
          houses: ['dis', 'mars', 'logos'],
        },
      },
      expect.objectContaining({ name: anna.username, keys: 3 }),
    ],
  });
  const times = games.map(({ finishedAt }) => finishedAt ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('at most the newest hundred are returned at once', async () => {
  const [anna, ben] = [await site.newUser(), await site.newUser()];
  await seedGames(anna, ben, { count: 103 });

  const games = await matchesOf(anna);

  expect(games).toHaveLength(100);
  const { rows } = await site.storage.pool.query(
    `select min(finished_at) as oldest from (
       select finished_at from games where owner = $1 order by finished_at desc limit 100) as newest`,
    [anna.username],
  );
  expect(games.at(-1)?.finishedAt).toBe(rows[0].oldest.toISOString());
});

test('an opponent with a deleted account is named nowhere', async () => {
  const [anna, gone] = [await site.newUser(), await site.newUser()];
  await seedGames(anna, gone, { winner: gone.username });

  await site.call('DELETE', `/api/account/${gone.username}`, {
    token: gone.token,
    body: { password: PASSWORD },
  });
  const [game] = await matchesOf(anna);

  expect(game?.winner).toBe('Deleted user');
  expect(game?.players[1].name).toBe('Deleted user');
});

test('pages cover all of a user’s games, with their totals', async () => {
  const [anna, ben] = [await site.newUser(), await site.newUser()];
  await seedGames(anna, ben, { count: 9, winner: anna.username });
  await seedGames(anna, ben, { count: 3, winner: ben.username, daysAgo: 1 });
  await seedGames(anna, ben, { daysAgo: 2 });

  const last = await listOf(anna, { page: 2, pageSize: 10 });

  expect(last).toMatchObject({ numGames: 13, wins: 9, losses: 3, winRate: 75 });
  expect(last.games.map(({ winner }) => winner)).toEqual([ben.username, ben.username, null]);
  expect((await listOf(anna, { page: 3, pageSize: 10 })).games).toEqual([]);
});

test('the table is sorted by any of its columns, equal values newest first', async () => {
  const [anna, ben, cleo] = [
    await site.newUser('anna-sorts'),
    await site.newUser('ben-sorted'),
    await site.newUser('Cleo-sorted'),
  ];
  await seedGames(anna, cleo, { winner: anna.username, daysAgo: 3, format: 'sealed' });
  await seedGames(anna, ben, { winner: ben.username, daysAgo: 2 });
  await seedGames(anna, ben, { count: 2, winner: anna.username, daysAgo: 1 });
  const sorted = async (sort: string, sortDir: string) =>
    (await listOf(anna, { sort, sortDir })).games.map(({ players: [, { name }] }) => name.slice(0, 1));

  expect(await sorted('opponent', 'asc')).toEqual(['b', 'b', 'b', 'C']);
  expect(await sorted('opponent', 'desc')).toEqual(['C', 'b', 'b', 'b']);
  expect(await sorted('started', 'asc')).toEqual(['C', 'b', 'b', 'b']);
  expect(await sorted('format', 'desc')).toEqual(['C', 'b', 'b', 'b']);
  const byWinner = (await listOf(anna, { sort: 'winner', sortDir: 'desc' })).games;
  expect(byWinner[0]?.winner).toBe('ben-sorted');
  for (const sort of MATCH_SORTS) expect(await sorted(sort, 'asc')).toHaveLength(4);
  const durations = (await listOf(anna, { sort: 'duration', sortDir: 'desc' })).games;
  expect(
    durations.map(({ startedAt, finishedAt }) => Date.parse(finishedAt ?? '') - Date.parse(startedAt)),
  ).toEqual([120_000, 60_000, 60_000, 60_000]);
});

test('filters narrow the table and its totals', async () => {
  const [anna, ben, cleo] = [await site.newUser(), await site.newUser(), await site.newUser('percent_100')];
  await seedGames(anna, ben, { winner: anna.username });
  await seedGames(anna, ben, { winner: ben.username, format: 'reversal' });
  await seedGames(anna, cleo, { daysAgo: 40 });
  const count = async (...filter: MatchFilter[]) => (await listOf(anna, { filter })).numGames;

  expect(await count({ name: 'result', value: 'won' })).toBe(1);
  expect(await count({ name: 'result', value: 'lost' })).toBe(1);
  expect(await count({ name: 'result', value: 'undecided' })).toBe(1);
  expect(await count({ name: 'gameFormat', value: 'reversal' })).toBe(1);
  expect(await count({ name: 'gameType', value: 'beginner' })).toBe(0);
  expect(await count({ name: 'period', value: '30' })).toBe(2);
  expect(await count({ name: 'text', value: ben.username.toUpperCase() })).toBe(2);
  expect(await count({ name: 'text', value: 'T_1' })).toBe(1);
  expect(await count({ name: 'text', value: '%' })).toBe(0);
  expect(await count({ name: 'result', value: 'lost' }, { name: 'gameFormat', value: 'normal' })).toBe(0);
});

test('a list that was hidden in the game stays hidden, and cannot be searched for', async () => {
  const [anna, ben] = [await site.newUser(), await site.newUser()];
  await seedGames(anna, ben, { hidden: true });

  const [game] = await matchesOf(anna);

  expect(game?.players[0].deck?.name).toBe(`Deck of ${anna.username}`);
  expect(game?.players[1].deck).toBeNull();
  const filter = [{ name: 'text', value: `Deck of ${ben.username}` }];
  expect((await listOf(anna, { filter })).numGames).toBe(0);
});

test('an invalid query is refused with the name of the field', async () => {
  const { token } = await site.newUser();

  for (const [query, field] of [
    ['page=0', 'page'],
    ['sort=luck', 'sort'],
    ['filter=[', 'filter'],
  ] as const) {
    const { status, body } = await site.call('GET', `/api/games?${query}`, { token });
    expect(status).toBe(400);
    expect(JSON.stringify(body.message)).toContain(field);
  }
});

test('practice games are listed as practice, and count for nothing', async () => {
  const [anna, ben] = [await site.newUser(), await site.newUser()];
  await seedGames(anna, ben, { count: 2, winner: anna.username });
  await site.storage.pool.query('update games set practice = true where owner = $1', [anna.username]);
  await seedGames(anna, ben, { winner: ben.username });

  const list = await listOf(anna);

  expect(list).toMatchObject({ numGames: 3, wins: 0, losses: 1, winRate: 0 });
  expect(list.games.filter(({ practice }) => practice)).toHaveLength(2);
});
