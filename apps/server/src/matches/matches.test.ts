import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const matchesOf = async ({ token }: LoggedIn): Promise<Match[]> =>
  (await site.call('GET', '/api/games', { token })).body.games;

interface Seeded {
  count?: number;
  finished?: boolean;
  winner?: string;
}

/** Games of two people, each a minute later than the one before. */
async function seedGames(
  one: LoggedIn,
  other: LoggedIn,
  { count = 1, finished = true, winner }: Seeded = {},
) {
  const { pool } = site.storage;
  const { rows } = await pool.query<{ id: string }>(
    `insert into games (id, name, game_type, game_format, options, owner, created_at, started_at, finished_at, winner,
                        win_reason, seed, node)
     select gen_random_uuid(), 'Game ' || n, 'casual', 'normal', '{}', $2, now(), now(),
            case when $3 then now() + n * interval '1 minute' end, $4, 'keys', 'seed', 'node1'
       from generate_series(1, $1::int) as n
     returning id`,
    [count, one.username, finished, winner ?? null],
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

test('one’s finished games come newest first, with oneself first, and nobody else’s', async () => {
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
    startedAt: expect.stringMatching(/Z$/),
    finishedAt: expect.stringMatching(/Z$/),
    winner: ben.username,
    winReason: 'keys',
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

test('no more than a hundred come at once, the newest', async () => {
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

test('an opponent who has deleted their account is named nowhere', async () => {
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
