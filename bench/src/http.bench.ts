import type { Bench, Measurement } from './bench.ts';
import { measure } from './http-load.ts';
import type { CallToMeasure, Load, Measured } from './http-load.ts';
import { DECKS_PER_USER, login, NAME, openBenchSite, PASSWORD } from './http-site.ts';
import type { BenchSite } from './http-site.ts';

/** Milliseconds that the page with one's decks may take, but for one in twenty. */
const DECK_PAGE_MS = 50;
/** A list of ten must not notice how many others there are; a little more is chance, twice is not. */
const GROWTH = 2;
const USERS = { long: 10_000, short: 50 } as const;

/** Decks of one user who collects them. */
const COLLECTED = { long: 2000, short: 40 } as const;

const DECK_PAGE = '/api/decks?page=1&pageSize=10&sort=lastUpdated&sortDir=desc';
const FILTERED = `${DECK_PAGE}&filter=${encodeURIComponent('[{"name":"name","value":"a"}]')}`;

/**
 * Calls that every visitor makes, with 10,000 users and 100,000 decks in the database. Measures the embedded one, or
 * the PostgreSQL of `BENCH_DATABASE_URL`, which must be empty.
 */
export const bench: Bench = async ({ short }) => {
  const users = short ? USERS.short : USERS.long;
  const site = await openBenchSite(process.env['BENCH_DATABASE_URL'] || undefined);
  try {
    await site.growTo(users / 10);
    const before = await measureLists(site, short);
    await site.growTo(users);
    const after = await measureLists(site, short);
    const calls = await measureCalls(site, users, short);
    await site.collect(short ? COLLECTED.short : COLLECTED.long);
    return [...calls, ...growthOf(before, after), ...(await measureCollection(site, short))];
  } finally {
    await site.close();
  }
};

async function measureCalls(site: BenchSite, users: number, short: boolean): Promise<Measurement[]> {
  const { calls, light } = await callsOf(site);
  const results: Measurement[] = [{ name: 'decks in the database', value: users * DECKS_PER_USER, unit: '' }];
  for (const [name, call] of Object.entries(calls)) {
    const load: Load = { calls: short ? 20 : light.includes(name) ? 5000 : 1000, atOnce: 4 };
    const measured = await measure(site.address, call, load);
    results.push({ name: `${name}, per second`, value: measured.perSecond, unit: '/s' });
    results.push({ name: `${name}, median`, value: measured.median, unit: 'ms' });
    results.push({ name: `${name}, 99 %`, value: measured.p99, unit: 'ms' });
    if (name === 'deck page') {
      results.push({ name: `${name}, 95 %`, value: measured.p95, unit: 'ms', bar: { atMost: DECK_PAGE_MS } });
    }
  }
  return results;
}

/** `highlight` ones are answered from memory. */
async function callsOf({
  address,
}: BenchSite): Promise<{ calls: Record<string, CallToMeasure>; light: string[] }> {
  const etag = (await fetch(`${address}/api/cards`)).headers.get('etag') ?? '';
  const { token } = await login(address);
  const cards = { method: 'GET', path: '/api/cards' } as const;
  const calls: Record<string, CallToMeasure> = {
    login: {
      method: 'POST',
      path: '/api/account/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: NAME, password: PASSWORD }),
      status: 200,
    },
    'deck page': {
      method: 'GET',
      path: DECK_PAGE,
      headers: { authorization: `Bearer ${token}` },
      status: 200,
    },
    news: { method: 'GET', path: '/api/news/?limit=3', status: 200 },
    'cards, compressed': { ...cards, headers: { 'accept-encoding': 'br' }, status: 200 },
    'cards, known': { ...cards, headers: { 'if-none-match': etag }, status: 304 },
  };
  return { calls, light: ['news', 'cards, compressed', 'cards, known'] };
}

/** What somebody with very many decks does with their list. */
async function measureCollection({ address }: BenchSite, short: boolean): Promise<Measurement[]> {
  const { token } = await login(address);
  const headers = { authorization: `Bearer ${token}` };
  const filtered = (filter: object) => `/api/decks?filter=${encodeURIComponent(JSON.stringify([filter]))}`;
  const lists: Record<string, string> = {
    'newest first': DECK_PAGE,
    'by win rate, last page': '/api/decks?sort=winRate&sortDir=asc&page=200',
    'by part of the name': filtered({ name: 'name', value: 'no. 19' }),
    'by house': filtered({ name: 'houses', value: ['dis'] }),
    'by label used': filtered({ name: 'status', value: ['used'] }),
    'by three labels': filtered({ name: 'status', value: ['used', 'popular', 'valid'] }),
  };
  const results: Measurement[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const call = { method: 'GET', path, headers, status: 200 } as const;
    await measure(address, call, { calls: short ? 5 : 50, atOnce: 1 });
    const { median, p95 } = await measure(address, call, { calls: short ? 20 : 300, atOnce: 1 });
    const page = `page of 2,000 decks of one user, ${name}`;
    results.push({ name: `${page}, median`, value: median, unit: 'ms' });
    results.push({ name: `${page}, 95 %`, value: p95, unit: 'ms', bar: { atMost: DECK_PAGE_MS } });
  }
  return results;
}

async function measureLists({ address }: BenchSite, short: boolean): Promise<Record<string, Measured>> {
  const { token } = await login(address);
  const headers = { authorization: `Bearer ${token}` };
  const lists: Record<string, CallToMeasure> = {
    'deck page': { method: 'GET', path: DECK_PAGE, headers, status: 200 },
    'deck page by name': { method: 'GET', path: FILTERED, headers, status: 200 },
    news: { method: 'GET', path: '/api/news/?limit=3', status: 200 },
    matches: { method: 'GET', path: '/api/games', headers, status: 200 },
  };
  const results: Record<string, Measured> = {};
  for (const [name, call] of Object.entries(lists)) {
    // One at a time: what is compared is the work, not the crowd. The first calls warm it up.
    await measure(address, call, { calls: short ? 5 : 50, atOnce: 1 });
    results[name] = await measure(address, call, { calls: short ? 20 : 300, atOnce: 1 });
  }
  return results;
}

function growthOf(before: Record<string, Measured>, after: Record<string, Measured>): Measurement[] {
  return Object.entries(after).map(([name, measured]) => ({
    name: `${name}, with ten times as much in the database`,
    value: measured.fast / (before[name]?.fast ?? Number.NaN),
    unit: '×',
    bar: { atMost: GROWTH },
  }));
}
