/** A site to measure: the program as a process of its own, on a database with many people and decks. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStorage } from '@amberhall/server/database';

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts');

export const PASSWORD = 'a-good-password';
/** Whose decks and logins are measured; one of the many. */
export const NAME = 'measured';
export const DECKS_PER_USER = 10;
/** The administrator of the site. */
export const ADMIN = 'keeper';

export interface BenchSite {
  /** Where it answers while it runs. */
  address: string;
  /** Stops the program, adds people with ten decks each and news until there are `users`, and starts it again. */
  growTo(users: number): Promise<void>;
  /** Gives so many decks to the one who is measured; others have every third of them as well. */
  collect(decks: number): Promise<void>;
  /** Adds so many finished matches between all people over three years, `own` of them of the one who is measured. */
  play(matches: number, own: number): Promise<void>;
  /** Lets further people enter an event, each with the decks of its first entrant, until there are `entrants`. */
  enterEvent(eventId: number, entrants: number): Promise<void>;
  close(): Promise<void>;
}

/** @param databaseUrl a PostgreSQL, empty; without one the embedded database is measured */
export async function openBenchSite(databaseUrl: string | undefined): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberhall-bench-'));
  let program = await start(dataDir, databaseUrl);
  await makeModels(program.address);
  return {
    get address() {
      return program.address;
    },
    growTo: async (users) => {
      await program.stop();
      await fill(dataDir, databaseUrl, users);
      program = await start(dataDir, databaseUrl);
    },
    collect: async (decks) => {
      await program.stop();
      await collect(dataDir, databaseUrl, decks);
      program = await start(dataDir, databaseUrl);
    },
    play: async (matches, own) => {
      await program.stop();
      await play(dataDir, databaseUrl, { matches, own });
      program = await start(dataDir, databaseUrl);
    },
    enterEvent: async (eventId, entrants) => {
      await program.stop();
      await enterEvent(dataDir, databaseUrl, { eventId, entrants });
      program = await start(dataDir, databaseUrl);
    },
    close: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(dataDir: string, databaseUrl: string | undefined) {
  const program = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      AMBERHALL_PORT: '0',
      AMBERHALL_DATA_DIR: dataDir,
      AMBERHALL_LOG_LEVEL: 'error',
      AMBERHALL_LIMIT_FACTOR: '1000000',
      AMBERHALL_ADMIN_NAME: ADMIN,
      AMBERHALL_ADMIN_PASSWORD: PASSWORD,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressSaidBy(program), stop: () => stop(program) };
}

async function addressSaidBy(program: ChildProcess): Promise<string> {
  if (program.stdout === null) throw new Error('The program has no output to listen to');
  for await (const line of createInterface(program.stdout)) {
    const address = /open at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The program ended before it was open');
}

async function stop(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await exit;
}

/** One account with real decks, of which the others get copies. */
async function makeModels(address: string): Promise<void> {
  const account = { username: NAME, email: `${NAME}@example.org`, password: PASSWORD };
  await post(address, '/api/account/register', account);
  const { token } = await login(address);
  for (let n = 0; n < DECKS_PER_USER; n++) {
    await post(address, '/api/decks/generated', { expansion: n % 2 === 0 ? 341 : 435 }, token);
  }
}

export async function login(address: string, username = NAME): Promise<{ token: string }> {
  const { token } = await post(address, '/api/account/login', { username, password: PASSWORD });
  return { token: String(token) };
}

export async function post(address: string, path: string, body: unknown, token?: string) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as Record<string, unknown>;
  if (reply['success'] !== true) throw new Error(`${path} was refused: ${JSON.stringify(reply)}`);
  return reply;
}

/** In the database's own words: through the calls it would take hours. */
async function fill(dataDir: string, databaseUrl: string | undefined, users: number): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl });
  const { pool } = storage;
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from users');
  const before = rows[0]?.count ?? 0;
  await pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, registered_at, register_ip, settings)
     select 'user' || n, 'user' || n, n || '@example.org', n || '@example.org', password_hash, registered_at,
            '203.0.113.' || n % 250, settings
       from users, generate_series($1::int, $2::int) as n where username = $3`,
    [before, users - 1, NAME],
  );
  await pool.query(
    `insert into decks (owner_id, uuid, name, name_key, expansion, houses, source, cards, updated_at)
     select u.id, gen_random_uuid(), d.name || ' ' || u.id, d.name_key || ' ' || u.id, d.expansion, d.houses, d.source,
            d.cards, d.updated_at + u.id * interval '1 minute'
       from users u cross join (select * from decks where owner_id = (select id from users where username = $1)) d
      where not exists (select 1 from decks own where own.owner_id = u.id) and u.username like 'user%'`,
    [NAME],
  );
  await pool.query(
    `insert into news (text, published_at)
     select 'News number ' || n, now() - n * interval '1 hour' from generate_series($1::int, $2::int) as n`,
    [before, users],
  );
  await pool.query('analyze');
  await storage.close();
}

async function collect(dataDir: string, databaseUrl: string | undefined, count: number): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl });
  const { pool } = storage;
  const copied = `name || ' no. ' || n, name_key || ' no. ' || n, expansion, houses, 'imported', cards,
            updated_at + n * interval '1 minute'`;
  const columns =
    '(owner_id, uuid, name, name_key, expansion, houses, source, cards, updated_at, wins, losses)';
  await pool.query(
    `insert into decks ${columns}
     select owner_id, gen_random_uuid(), ${copied}, n % 17, n % 11
       from (select * from decks where owner_id = (select id from users where username = $2) order by id limit 1) d,
            generate_series(1, $1::int - $3::int) as n`,
    [count, NAME, DECKS_PER_USER],
  );
  await pool.query(
    `insert into decks ${columns}
     select u.id, d.uuid, d.name, d.name_key, d.expansion, d.houses, d.source, d.cards, d.updated_at, 0, 0
       from (select * from decks where source = 'imported' and id % 3 = 0
               and owner_id = (select id from users where username = $1)) d,
            (select id, row_number() over (order by id) as place from users where username like 'user%' limit 4) u
      where u.place <= 1 + d.id % 4`,
    [NAME],
  );
  // Some of them wait for a review.
  await pool.query('update decks set flagged = true where id % 50 = 0');
  await pool.query('analyze');
  await storage.close();
}

async function play(
  dataDir: string,
  databaseUrl: string | undefined,
  { matches, own }: { matches: number; own: number },
): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl });
  const { pool } = storage;
  // The players of match n: two neighbors in the list of people, or the one who is measured and somebody else.
  await pool.query(
    `create unlogged table bench_matches as
     with people as (
       select id, username, row_number() over (order by id) - 1 as place, count(*) over () as total
         from users where username like 'user%'),
     pairs as (
       select n, (n * 7919::bigint) % total as one, (n * 7919::bigint + 1 + n % (total - 1)) % total as other
         from generate_series(1, $1::int) as n, (select total from people limit 1) as size)
     select n, md5('match ' || n)::uuid as id, one.id as one_id, one.username as one, other.id as other_id,
            other.username as other, now() - (n % 1095) * interval '1 day' - n * interval '1 second' as time
       from pairs
       join people p on p.place = pairs.one
       join people other on other.place = pairs.other
      cross join lateral (
        select p.id, p.username where n % ($1::int / $2::int) <> 0
        union all
        select id, username from users where username = $3 and n % ($1::int / $2::int) = 0) as one`,
    [matches, own, NAME],
  );
  await pool.query(
    `insert into games (id, name, game_type, game_format, options, owner, created_at, started_at, finished_at, winner,
                        win_reason, seed, node)
     select id, 'Game ' || n, 'casual', 'normal', '{}', one, time, time, time + interval '30 minutes',
            case n % 2 when 0 then one else other end, 'keys', 'seed', 'node1'
       from bench_matches`,
  );
  await pool.query(
    `with decks as (
       select uuid, row_number() over (order by id) - 1 as place, count(*) over () as total,
              json_build_object('name', name, 'expansion', expansion, 'houses', houses, 'cards',
                (select json_agg(json_build_object('card', card ->> 'id', 'count', 1))
                   from jsonb_array_elements(cards) with ordinality as entry (card, number) where number <= 8)
              )::jsonb as list
         from decks where owner_id = (select id from users where username = $1))
     insert into game_players (game_id, seat, name, kind, user_id, deck, deck_uuid, automation, keys)
     select m.id, seat, case seat when 0 then one else other end, 'user', case seat when 0 then one_id else other_id end,
            list, uuid::text, '{}', 3
       from bench_matches m cross join generate_series(0, 1) as seat
       join decks on decks.place = (m.n + seat) % decks.total`,
    [NAME],
  );
  await pool.query('drop table bench_matches');
  await pool.query('vacuum analyze');
  await storage.close();
}

async function enterEvent(
  dataDir: string,
  databaseUrl: string | undefined,
  { eventId, entrants }: { eventId: number; entrants: number },
): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl });
  await storage.pool.query(
    `insert into event_entrants (event_id, user_id, club, state, entered_at, decks)
     select e.event_id, u.id, '', 'in', now(), e.decks
       from event_entrants e, users u
      where e.event_id = $1 and u.username like 'user%'
      order by u.id limit $2::int - 1`,
    [eventId, entrants],
  );
  await storage.close();
}
