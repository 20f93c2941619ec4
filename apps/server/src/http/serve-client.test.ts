import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveClient } from './serve-client.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-client-'));
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('a built client', () => {
  beforeEach(async () => {
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<title>Amberhall</title>');
    await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'start();');
    await writeFile(path.join(folder, 'icon.svg'), '<svg/>');
    await serveClient(app, folder);
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
    expect((await get('/api/unknown')).json()).toMatchObject({ success: false });
  });
});

test('a missing build is explained', async () => {
  await serveClient(app, folder);

  const answer = await get('/');

  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
});
