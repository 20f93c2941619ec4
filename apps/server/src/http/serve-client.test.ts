import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import rateLimit from '@fastify/rate-limit';
import type { PagePreview } from '../previews/page-previews.ts';
import type { Preview } from '../previews/preview.ts';
import { serveClient } from './serve-client.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-client-'));
  app = Fastify();
  await app.register(rateLimit, { global: false });
  asked.length = 0;
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const DECK: Preview = {
  title: 'Old <b>Brine</b> & "Tide"',
  description: 'A deck',
  picturePath: '/preview/deck/old-brine-7.png',
  isListed: true,
  drawing: { origin: 'Dark Tidings', title: '', houses: [] },
};
const asked: string[] = [];
const PREVIEWS = {
  siteUrl: () => 'https://hall.example',
  limit: { max: 3, timeWindow: 60_000 },
  previewOf: async (url: string): Promise<PagePreview> => {
    asked.push(url);
    if (url === '/deck/gone') return 'gone';
    return url === '/deck/old-brine-7'
      ? DECK
      : url.startsWith('/deck/')
        ? { ...DECK, isListed: false }
        : null;
  },
};

const get = (url: string) => app.inject({ method: 'GET', url });

describe('a built client', () => {
  beforeEach(async () => {
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<title>Amberhall</title>');
    await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'start();');
    await writeFile(path.join(folder, 'icon.svg'), '<svg/>');
    await serveClient(app, PREVIEWS, folder);
  });

  test.each(['/', '/decks', '/play?gameId=1'])(
    'answers at %s with its page, which is revalidated',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Amberhall</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/replay/5b2c', '/decks/', '/Decks/Import'])(
    'answers 200 at %s, which is a page',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test.each(['/no-such-page', '/replay', '/decks/5/6', '/__proto__'])(
    'answers 404 at %s, with the page that says so',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>Amberhall</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('has the tags of a preview as plain text, and keeps the rest of the page', async () => {
    await writeFile(
      path.join(folder, 'index.html'),
      '<head><title>Amberhall</title></head><body>The client</body>',
    );
    const { body, statusCode } = await get('/deck/old-brine-7');

    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Old &lt;b&gt;Brine&lt;/b&gt; &amp; &quot;Tide&quot; · Amberhall</title>');
    expect(body).toContain('property="og:image" content="https://hall.example/preview/deck/old-brine-7.png"');
    expect(body).toContain('name="twitter:card" content="summary_large_image"');
    expect(body).toContain('property="og:url" content="https://hall.example/deck/old-brine-7"');
    expect(body).not.toContain('noindex');
    expect(body).toContain('The client');
  });

  test('asks search engines not to list a page that is shared by link', async () => {
    await writeFile(path.join(folder, 'index.html'), '<head></head>');

    expect((await get('/deck/secret')).body).toContain('<meta name="robots" content="noindex" />');
  });

  test('answers 404 for a deck that is not shared, with the page that says so', async () => {
    const answer = await get('/deck/gone');

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Amberhall</title>');
  });

  test('sends pages without preview beyond the limit, and asks for no other pages', async () => {
    await get('/decks');
    for (let visit = 0; visit < 5; visit++) expect((await get('/deck/secret')).statusCode).toBe(200);

    expect(asked).toEqual(['/deck/secret', '/deck/secret', '/deck/secret']);
  });

  test('caches built files permanently, and no others', async () => {
    const script = await get('/assets/app-1a2b.js');
    const icon = await get('/icon.svg');

    expect(script.headers['cache-control']).toContain('immutable');
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    { accepted: 'gzip, br', packing: 'br', answered: 'small' },
    { accepted: 'gzip', packing: 'gzip', answered: 'middling' },
    { accepted: 'identity', packing: undefined, answered: 'start();' },
  ])('sends $packing to clients that accept $accepted', async ({ accepted, packing, answered }) => {
    await writeFile(path.join(folder, 'assets', 'app-1a2b.js.br'), 'small');
    await writeFile(path.join(folder, 'assets', 'app-1a2b.js.gz'), 'middling');

    const { headers, body } = await app.inject({
      method: 'GET',
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': accepted },
    });

    expect(headers['content-encoding']).toBe(packing);
    expect(body).toBe(answered);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['vary']).toContain('accept-encoding');
  });

  test('answers 404 for a missing file, not the page', async () => {
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
    expect((await get('/..%2f..%2fetc/passwd.txt')).statusCode).toBe(404);
  });

  test('answers an unknown call in JSON', async () => {
    for (const path of ['/api/unknown', '/preview/unknown/']) {
      expect((await get(path)).json()).toMatchObject({ success: false });
    }
  });
});

test('a missing build is explained', async () => {
  await serveClient(app, PREVIEWS, folder);

  const answer = await get('/');

  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
});
