import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

describe('failing calls', () => {
  test.each(['GET', 'POST', 'DELETE'])('an unknown %s call is a 404 in JSON', async (method) => {
    const { status, body } = await site.call(method, '/api/no-such-call');

    expect(status).toBe(404);
    expect(body.success).toBe(false);
  });

  test('malformed JSON is reported as a bad request', async () => {
    const { status, body } = await site.call('POST', '/api/account/login', { raw: '{"username":' });

    expect(status).toBe(400);
    expect(body).toEqual({ success: false, message: 'The request body is not valid JSON.' });
  });

  test('a body of another type is refused', async () => {
    const { status, body } = await site.call('POST', '/api/account/login', {
      raw: 'username=anna',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(status).toBe(415);
    expect(body.success).toBe(false);
  });

  test('a body that is too large is refused', async () => {
    const { status, body } = await site.call('POST', '/api/account/login', {
      body: { username: 'x'.repeat(200_000), password: 'y' },
    });

    expect(status).toBe(413);
    expect(body.success).toBe(false);
  });

  test.each([
    ['POST', '/api/account/checkauth'],
    ['POST', '/api/account/logout'],
    ['GET', '/api/games'],
  ])('%s %s needs a login', async (method, path) => {
    const body = method === 'POST' ? { body: {} } : {};

    expect((await site.call(method, path, body)).status).toBe(401);
  });

  test('too many logins are limited for a while', async () => {
    const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
    const body = { username: 'anna', password: 'wrong-password' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      statuses.push((await strict.call('POST', '/api/account/login', { body })).status);
    }

    const last = await strict.call('POST', '/api/account/login', { body });
    await strict.stop();

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.body.success).toBe(false);
  });
});

test('picture uploads are limited', async () => {
  const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
  const { username, token } = await strict.newUser();
  const save = () => strict.call('PUT', `/api/account/${username}`, { token, body: { data: {} } });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await save()).status);

  const last = await save();
  await strict.stop();

  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(last.status).toBe(429);
});

test('users behind one address do not use up each other’s calls', async () => {
  const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '0.05' });
  const [one, other] = [await strict.newUser(), await strict.newUser()];
  const save = async ({ username, token }: LoggedIn) =>
    (await strict.call('PUT', `/api/account/${username}`, { token, body: { data: {} } })).status;

  const statuses = [await save(one), await save(one), await save(one), await save(one), await save(other)];
  await strict.stop();

  expect(statuses).toEqual([400, 400, 400, 429, 400]);
});

test('password attempts are limited per network, not per address', async () => {
  const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '1', AMBERHALL_TRUST_PROXY: 'true' });
  const body = { username: 'anna', password: 'wrong-password' };
  const attempt = (address: string) =>
    strict.call('POST', '/api/account/login', { body, headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let n = 1; n <= 11; n++) statuses.push((await attempt(`2001:db8:1:1::${n}`)).status);

  const neighbour = await attempt('2001:db8:1:2::1');
  await strict.stop();

  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect(neighbour.status).toBe(401);
});

test('trying one password with many names is limited', async () => {
  const strict = await openSite({ AMBERHALL_LIMIT_FACTOR: '1' });
  const attempt = (n: number) =>
    strict.call('POST', '/api/account/login', { body: { username: `name-${n}`, password: 'hall-1234' } });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await attempt(n)).status);

  const last = await attempt(60);
  await strict.stop();

  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('public data', () => {
  test.each(['/api/cards', '/api/factions', '/api/rulings', '/api/standalone-decks'])(
    '%s is sent once and then confirmed with 304',
    async (path) => {
      const first = await site.call('GET', path);
      const etag = first.headers.get('etag') ?? '';

      const again = await site.call('GET', path, { headers: { 'if-none-match': etag } });

      expect(first.status).toBe(200);
      expect(first.body.success).toBe(true);
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    },
  );

  test('the catalogue has every card of the starter decks, and fits in 250 kB', async () => {
    const { body } = await site.call('GET', '/api/cards');
    const decks = await site.call('GET', '/api/standalone-decks');
    const packed = await fetch(`${site.address}/api/cards`, { headers: { 'accept-encoding': 'br' } });

    const slugs: string[] = decks.body.decks.flatMap(({ cards }: { cards: { id: string }[] }) =>
      cards.map(({ id }) => id),
    );
    expect(slugs.filter((slug) => body.cards[slug]?.implemented !== true)).toEqual([]);
    expect(body.cards['dust-pixie']).toMatchObject({
      name: 'Dust Pixie',
      type: 'creature',
      amber: 2,
      text: '',
    });
    expect(body.cards['anger'].text).toContain('fight');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(250_000);
    await packed.body?.cancel();
  });

  test('the catalogue is sent in the requested language, with an ETag per language', async () => {
    const english = await site.call('GET', '/api/cards', { headers: { 'accept-language': 'en-GB' } });
    const german = await site.call('GET', '/api/cards?lang=de');
    const browser = await site.call('GET', '/api/cards', {
      headers: { 'accept-language': 'de-AT, en;q=0.5' },
    });

    expect(english.body.cards['anger'].localName).toBeUndefined();
    expect(german.body.cards['anger']).toMatchObject({ name: 'Anger', localName: 'Zorn' });
    expect(german.body.glossary.elusive.meaning).not.toBe(english.body.glossary.elusive.meaning);
    expect([english.body.traits.knight, german.body.traits.knight]).toEqual(['Knight', 'Ritter']);
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.headers.get('vary')).toContain('accept-language');
    expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'));
    expect(browser.headers.get('etag')).toBe(german.headers.get('etag'));
  });

  test('one card is sent in the requested language, and an unknown one is not found', async () => {
    const english = await site.call('GET', '/api/cards/anger?lang=en');
    const german = await site.call('GET', '/api/cards/anger?lang=de');

    expect(english.body.card).toMatchObject({ id: 'anger', name: 'Anger' });
    expect(german.body.card).toMatchObject({ name: 'Anger', localName: 'Zorn' });
    expect(german.body.card.text).not.toBe(english.body.card.text);
    expect((await site.call('GET', '/api/cards/__proto__')).status).toBe(404);
  });

  test('every starter deck has 36 cards of three houses', async () => {
    const { body } = await site.call('GET', '/api/standalone-decks');

    for (const deck of body.decks) {
      const cards = deck.cards.filter((card: { isNonDeck: boolean }) => !card.isNonDeck);
      const count = cards.reduce((sum: number, card: { count: number }) => sum + card.count, 0);
      expect(count).toBe(36);
      expect(deck.houses).toHaveLength(3);
    }
  });

  test('houses are sorted by name', async () => {
    const { body } = await site.call('GET', '/api/factions');
    const names: string[] = body.factions.map(({ name }: { name: string }) => name);

    expect(names).toEqual(names.toSorted());
    expect(names).toContain('Star Alliance');
  });

  test('news have a validated limit', async () => {
    expect((await site.call('GET', '/api/news/?limit=3')).body).toEqual({ success: true, news: [] });
    expect((await site.call('GET', '/api/news/?limit=999')).status).toBe(400);
  });
});

describe('headers and health', () => {
  test('calls without a login are refused with the same text everywhere, and no cookie is set', async () => {
    const { status, body, headers } = await site.call('GET', '/api/games');
    const login = await site.call('POST', '/api/account/login', { body: ADMIN });

    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message: 'Unauthorized' });
    expect(login.status).toBe(200);
    expect([headers, login.headers].map((each) => each.get('set-cookie'))).toEqual([null, null]);
  });

  test('no other site may read an answer', async () => {
    const { headers } = await site.call('GET', '/api/news/', {
      headers: { origin: 'https://elsewhere.example' },
    });

    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('API answers are not stored, and pages may not be framed', async () => {
    const { headers } = await site.call('GET', '/api/news/');

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('health and metrics can be read', async () => {
    expect((await site.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await site.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
    const { text } = await site.call('GET', '/metrics');
    expect(text).toMatch(/^amberhall_running_games 0$/m);
    expect(text).toMatch(/^amberhall_oldest_unwritten_decision_seconds 0$/m);
    expect(text).toMatch(/^amberhall_bot_choices_total 0$/m);
    expect(text).toMatch(/^amberhall_bot_work_waiting 0$/m);
    expect(text).toMatch(/^process_active_handles \d+$/m);
  });
});
