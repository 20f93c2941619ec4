import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayStatistics } from '@amberhall/protocol';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { CardStatisticsStore } from './card-statistics.ts';
import { SiteStatisticsStore } from './site-statistics.ts';

let site: Site;
let mira: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.storage.pool.query('delete from games');
  [mira, nils] = [await site.newUser(), await site.newUser()];
});

interface SeededGame {
  winner?: 'mira' | 'nils' | null;
  days?: number;
  practice?: boolean;
  decksExchanged?: boolean;
}

/** Mira plays Dis and Logos of set 341 against Mars of set 435. */
async function seedGame({
  winner = 'mira',
  days = 1,
  practice = false,
  decksExchanged = false,
}: SeededGame = {}): Promise<void> {
  const { pool } = site.storage;
  const names = { mira: mira.username, nils: nils.username };
  const { rows } = await pool.query<{ id: string }>(
    `insert into games (id, name, game_type, game_format, options, owner, practice, created_at, started_at, finished_at,
                        winner, win_reason, seed, node, decks_exchanged)
     values (gen_random_uuid(), 'Game', 'casual', 'normal', '{}', $1, $2, now(), now() - $3 * interval '1 day',
             now() - $3 * interval '1 day', $4, 'keys', 'seed', 'node1', $5)
     returning id`,
    [mira.username, practice, days, winner && names[winner], decksExchanged],
  );
  const decks = [
    { name: 'One', expansion: 341, houses: ['dis', 'logos'], cards: [{ card: 'anger' }, { card: 'krump' }] },
    {
      name: 'Other',
      expansion: 435,
      houses: ['mars'],
      cards: [{ card: 'krump' }, { card: 'krump' }],
      prophecies: ['fate'],
    },
  ];
  for (const [seat, { username }] of [mira, nils].entries()) {
    await pool.query(
      `insert into game_players (game_id, seat, name, kind, user_id, deck, automation)
       select $1, $2::int, username, 'user', id, $4, '{}' from users where username = $3`,
      [rows[0]?.id, seat, username, JSON.stringify(decks[seat])],
    );
  }
}

const statistics = async (who: LoggedIn, search = ''): Promise<PlayStatistics> =>
  (await site.call('GET', `/api/statistics/own${search}`, { token: who.token })).body.statistics;

describe('the statistics of a user', () => {
  test('count games by house, set, format, opponent and month', async () => {
    await seedGame();
    await seedGame({ winner: 'nils' });
    await seedGame();
    const record = { wins: 2, losses: 1, winRate: 66.67 };

    expect(await statistics(mira)).toMatchObject({
      ...record,
      byHouse: [
        { house: 'dis', ...record },
        { house: 'logos', ...record },
      ],
      bySet: [{ expansion: 341, ...record }],
      byFormat: [{ format: 'normal', ...record }],
      byOpponent: [{ opponent: nils.username, ...record }],
    });
    expect((await statistics(mira)).byMonth.reduce((sum, { wins }) => sum + wins, 0)).toBe(2);
    expect(await statistics(nils)).toMatchObject({ wins: 1, losses: 2, byHouse: [{ house: 'mars' }] });
  });

  test('count the deck that was played after a bidding', async () => {
    await seedGame({ decksExchanged: true });

    expect((await statistics(mira)).bySet).toMatchObject([{ expansion: 435, wins: 1 }]);
  });

  test('leave out practice, games without a winner and games before the period', async () => {
    await seedGame({ practice: true });
    await seedGame({ winner: null });
    await seedGame({ days: 31 });

    expect(await statistics(mira)).toMatchObject({ wins: 1, losses: 0 });
    expect(await statistics(mira, '?period=30')).toMatchObject({ wins: 0, losses: 0, byHouse: [] });
    await seedGame({ days: 29 });
    expect(await statistics(mira, '?period=30')).toMatchObject({ wins: 1, losses: 0 });
  });

  test('do not name an opponent whose account is deleted', async () => {
    await seedGame();
    await site.storage.pool.query('delete from users where username = $1', [nils.username]);

    expect(await statistics(mira)).toMatchObject({ wins: 1, byOpponent: [] });
  });

  test('are refused for another period', async () => {
    const { status } = await site.call('GET', '/api/statistics/own?period=7', { token: mira.token });

    expect(status).toBe(400);
  });
});

describe('the statistics of the site', () => {
  test('count both decks of the games of the last 30 days', async () => {
    await seedGame();
    await seedGame({ days: 40 });
    await seedGame({ practice: true });
    await seedGame({ winner: null });
    const store = new SiteStatisticsStore(site.storage.database, () => new Date());

    expect(await store.get()).toEqual({
      games: 1,
      bySet: [
        { expansion: 341, wins: 1, losses: 0, winRate: 100 },
        { expansion: 435, wins: 0, losses: 1, winRate: 0 },
      ],
      byHouse: [
        { house: 'dis', wins: 1, losses: 0, winRate: 100 },
        { house: 'logos', wins: 1, losses: 0, winRate: 100 },
        { house: 'mars', wins: 0, losses: 1, winRate: 0 },
      ],
    });
  });

  test('count the deck that was played after a bidding for its player', async () => {
    await seedGame({ decksExchanged: true });
    const store = new SiteStatisticsStore(site.storage.database, () => new Date());

    expect((await store.get()).bySet).toMatchObject([
      { expansion: 341, wins: 0 },
      { expansion: 435, wins: 1 },
    ]);
  });

  test('are counted once an hour', async () => {
    let now = Date.now();
    const store = new SiteStatisticsStore(site.storage.database, () => new Date(now));
    expect((await store.get()).games).toBe(0);
    await seedGame();

    now += 3_599_000;
    expect((await store.get()).games).toBe(0);
    now += 2000;
    expect((await store.get()).games).toBe(1);
  });

  test('name nobody, and are open to visitors', async () => {
    await seedGame();
    const { status, text } = await site.call('GET', '/api/statistics/site');

    expect(status).toBe(200);
    expect(text).not.toContain(mira.username);
  });
});

describe('the statistics of a card', () => {
  const ofCard = async (slug: string) => {
    // Another store each time, because counts are kept for an hour.
    const store = new CardStatisticsStore(site.storage.database, () => new Date());
    return store.of(slug);
  };

  test('count each deck with the card once, in games of the last 30 days', async () => {
    await seedGame();
    await seedGame({ winner: 'nils' });
    await seedGame();
    await seedGame({ days: 40 });
    await seedGame({ practice: true });

    expect(await ofCard('anger')).toEqual({ wins: 2, losses: 1, winRate: 66.67 });
    expect(await ofCard('krump')).toEqual({ wins: 3, losses: 3, winRate: 50 });
    expect(await ofCard('fate')).toEqual({ wins: 1, losses: 2, winRate: 33.33 });
  });

  test('count the deck that was played after a bidding for its player', async () => {
    await seedGame({ decksExchanged: true });

    expect(await ofCard('anger')).toEqual({ wins: 0, losses: 1, winRate: 0 });
  });

  test('are there for everybody, also for cards that nobody plays', async () => {
    const { status, body } = await site.call('GET', '/api/statistics/cards/dust-pixie');

    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, statistics: { wins: 0, losses: 0, winRate: 0 } },
    });
  });
});
