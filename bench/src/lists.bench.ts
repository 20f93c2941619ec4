import type { Sharing } from '@amberhall/protocol';
import { startPostgres } from '../../scripts/lib/services.ts';
import type { Bench, Measurement } from './bench.ts';
import { measure } from './http-load.ts';
import { ADMIN, login, NAME, openBenchSite } from './http-site.ts';
import type { BenchSite } from './http-site.ts';

/** Milliseconds that a page of a list may take, but for one in twenty. */
const LIST_MS = 50;
const SIZES = {
  long: { users: 10_000, decks: 1000, matches: 1_000_000, own: 1000 },
  short: { users: 50, decks: 20, matches: 500, own: 50 },
} as const;

/**
 * The lists and pages that read many rows, with 100,000 decks and 1,000,000 matches in the database. One user has played
 * 1,000 of them, five times as many as the others, with 1,000 decks. Measures a PostgreSQL of its own; a short run measures the embedded database.
 */
export const bench: Bench = async ({ short }) => {
  const size = SIZES[short ? 'short' : 'long'];
  const postgres = short ? undefined : await startPostgres();
  const site = await openBenchSite(postgres?.url);
  try {
    await site.growTo(size.users);
    await site.collect(size.decks);
    await site.play(size.matches, size.own);
    await shareEverything(site);
    return [
      { name: 'matches in the database', value: size.matches, unit: '' },
      ...(await measureLists(site, short)),
    ];
  } finally {
    await site.close();
    await postgres?.stop();
  }
};

/** Everybody sees the record, the games and the decks of the one who is measured. */
async function shareEverything({ address }: BenchSite): Promise<void> {
  const { token } = await login(address);
  const sharing: Sharing = {
    record: 'everybody',
    games: 'everybody',
    decks: 'everybody',
    challenges: 'everybody',
    requests: 'everybody',
  };
  const answer = await fetch(`${address}/api/account/${NAME}/sharing`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(sharing),
  });
  if (answer.status !== 200) throw new Error(`Sharing was answered with ${answer.status}`);
}

async function measureLists(site: BenchSite, short: boolean): Promise<Measurement[]> {
  const { address } = site;
  const user = { authorization: `Bearer ${(await login(address)).token}` };
  const admin = { authorization: `Bearer ${(await login(address, ADMIN)).token}` };
  const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify([filter]))}`;
  const lists: Record<string, { path: string; headers?: Record<string, string> }> = {
    'own matches': { path: '/api/games', headers: user },
    'own matches, last page': { path: '/api/games?page=100&pageSize=20&sortDir=asc', headers: user },
    'own matches against one opponent': {
      path: `/api/games?${filtered({ name: 'text', value: 'user1' })}`,
      headers: user,
    },
    'own statistics': { path: '/api/statistics/own', headers: user },
    'own statistics of 30 days': { path: '/api/statistics/own?period=30', headers: user },
    'own decks by a number': { path: '/api/decks?sort=creatures&sortDir=desc', headers: user },
    'own decks by win rate': { path: '/api/decks?sort=winRate&sortDir=desc', headers: user },
    'the page of a person, for visitors': { path: `/api/people/${NAME}` },
    'the page of a person, for users': { path: '/api/people/user7', headers: user },
    'users by part of the name': { path: '/api/users?search=ser99', headers: admin },
    'users by address': { path: '/api/users?search=203.0.113.7', headers: admin },
    'audit log': { path: '/api/audit', headers: admin },
    'decks to review': { path: '/api/decks/review', headers: admin },
    reports: { path: '/api/moderation/reports', headers: admin },
    'statistics of the site, counted before': { path: '/api/statistics/site' },
    'statistics of a card, counted before': { path: '/api/statistics/cards/krump' },
  };
  const results: Measurement[] = [];
  for (const [name, { path, headers = {} }] of Object.entries(lists)) {
    const call = { method: 'GET', path, headers, status: 200 } as const;
    await measure(address, call, { calls: short ? 3 : 20, atOnce: 1 });
    const { median, p95 } = await measure(address, call, { calls: short ? 10 : 200, atOnce: 1 });
    results.push({ name: `${name}, median`, value: median, unit: 'ms' });
    results.push({ name: `${name}, 95 %`, value: p95, unit: 'ms', bar: { atMost: LIST_MS } });
  }
  return results;
}
