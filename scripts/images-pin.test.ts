import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imageReferences } from './lib/image-references.ts';
import { ROOT } from './lib/program.ts';

const INDEX = 'application/vnd.oci.image.index.v1+json';
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

/** What the registry answers for a tag, by `repository:tag`. */
interface Manifest {
  digest?: string;
  type?: string;
  status?: number;
  retryAfter?: string;
}

/** A registry that wants a token for each repository, from an address of its own. */
class FakeRegistry {
  readonly manifests = new Map<string, Manifest>();
  readonly requests: string[] = [];
  /** The answer to a request for a token. */
  tokenReply: (scope: string) => object = (scope) => ({ token: `for ${scope}` });
  readonly #server: Server;
  address = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const { status, headers, body } = this.#answer(request);
      response.writeHead(status, headers).end(body);
    });
  }

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.address = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #answer(request: IncomingMessage): { status: number; headers: Record<string, string>; body?: string } {
    const { pathname, searchParams } = new URL(request.url ?? '', `http://${this.address}`);
    this.requests.push(`${request.method} ${request.url}`);
    if (pathname === '/token') {
      const isAsked = request.method === 'GET' && searchParams.get('service') === 'images';
      const body = JSON.stringify(this.tokenReply(searchParams.get('scope') ?? ''));
      return { status: isAsked ? 200 : 400, headers: {}, body };
    }
    const [, repository = '', tag = ''] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(pathname) ?? [];
    const scope = `repository:${repository}:pull`;
    if (request.headers.authorization !== `Bearer for ${scope}`) {
      const realm = `http://${this.address}/token`;
      const challenge = `Bearer realm="${realm}",service="images",scope="${scope}"`;
      return { status: 401, headers: { 'www-authenticate': challenge } };
    }
    const manifest = this.manifests.get(`${repository}:${tag}`);
    if (request.method !== 'HEAD' || manifest === undefined) return { status: 404, headers: {} };
    const isAccepted = request.headers.accept?.includes(INDEX) === true;
    return {
      status: isAccepted ? (manifest.status ?? 200) : 406,
      headers: {
        'content-type': manifest.type ?? INDEX,
        ...(manifest.digest !== undefined && { 'docker-content-digest': manifest.digest }),
        ...(manifest.retryAfter !== undefined && { 'retry-after': manifest.retryAfter }),
      },
    };
  }
}

let folder: string;
let registry: FakeRegistry;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  registry = new FakeRegistry();
  await registry.open();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await registry.close();
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function pin(...parameters: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string; stderr: string }>();
  const all = ['scripts/images-pin.ts', '--folder', folder, ...parameters];
  execFile(process.execPath, all, { cwd: ROOT }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
  );
  return promise;
}
const pinAtRegistry = () => pin('--registry', `http://${registry.address}`);

test('every reference of the deploy files gets its digest, and nothing else changes', async () => {
  cpSync(join(ROOT, 'deploy'), folder, { recursive: true });
  const tags = ['node:26-slim', 'nginx:1.29-alpine', 'postgres:18-alpine', 'redis:8-alpine'];
  const letters = ['a', 'b', 'c', 'd'];
  for (const [index, tag] of tags.entries())
    registry.manifests.set(`library/${tag}`, { digest: digest(letters[index] ?? '') });

  expect(await pinAtRegistry()).toMatchObject({ code: 0, stderr: '' });

  for (const name of ['Dockerfile', 'compose.yaml', 'kubernetes/amberhall.yaml']) {
    const before = readFileSync(join(ROOT, 'deploy', name), 'utf8');
    const unpinned = tags.reduce(
      (text, tag, index) => text.replaceAll(`${tag}@${digest(letters[index] ?? '')}`, tag),
      read(name),
    );
    expect(unpinned).toBe(before.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
  }
  expect(read('Dockerfile').match(new RegExp(`^FROM node:26-slim@${digest('a')}`, 'gm'))).toHaveLength(2);
  expect(read('compose.yaml')).toContain(`image: redis:8-alpine@${digest('d')}\n`);
  expect((await pin('--check')).code).toBe(0);
});

test('a second run writes the new digests', async () => {
  write('compose.yaml', `services:\n  one: # first\r\n    image: "redis:8" # cache\n`);
  registry.manifests.set('library/redis:8', { digest: digest('a') });
  await pinAtRegistry();
  registry.manifests.set('library/redis:8', { digest: digest('b') });

  const { stdout } = await pinAtRegistry();
  const again = await pinAtRegistry();

  expect(read('compose.yaml')).toBe(
    `services:\n  one: # first\r\n    image: "redis:8@${digest('b')}" # cache\n`,
  );
  expect(stdout).toBe(`redis:8: ${digest('b')}\n`);
  expect(again.stdout).toBe(`redis:8: ${digest('b')}, as before\n`);
});

test('an image that names its registry is looked up there, with a token', async () => {
  write('Dockerfile', `FROM ${registry.address}/tools/builder:2 AS build\nFROM build\n`);
  registry.manifests.set('tools/builder:2', { digest: digest('e') });
  registry.tokenReply = (scope) => ({ access_token: `for ${scope}` });

  expect((await pin()).code).toBe(0);

  expect(read('Dockerfile')).toBe(
    `FROM ${registry.address}/tools/builder:2@${digest('e')} AS build\nFROM build\n`,
  );
  expect(registry.requests).toEqual([
    'HEAD /v2/tools/builder/manifests/2',
    'GET /token?service=images&scope=repository%3Atools%2Fbuilder%3Apull',
    'HEAD /v2/tools/builder/manifests/2',
  ]);
});

test('a check names the references without a digest and asks nobody', async () => {
  mkdirSync(join(folder, 'cluster'));
  write('compose.yaml', `image: redis:8@${digest('a')}\n`);
  write('cluster/site.yml', 'containers:\n  - image: nginx:1\n  - image: amberhall:0.1.0\n');

  const { code, stderr } = await pin('--check', '--registry', `http://${registry.address}`);

  expect([code, stderr]).toEqual([1, 'cluster/site.yml: nginx:1 has no digest.\n']);
  expect(registry.requests).toEqual([]);
});

describe('no file changes, and the reason is told,', () => {
  const TEXT = 'one:\n  image: redis:8\ntwo:\n  image: nginx:1\n';
  const failing = async (manifest: Manifest | undefined): Promise<string> => {
    write('compose.yaml', TEXT);
    registry.manifests.set('library/redis:8', { digest: digest('a') });
    if (manifest !== undefined) registry.manifests.set('library/nginx:1', manifest);
    const { code, stderr } = await pinAtRegistry();
    expect(code).toBe(1);
    expect(read('compose.yaml')).toBe(TEXT);
    return stderr.replace(registry.address, 'REGISTRY').trim();
  };

  test.each<[string, Manifest | undefined, string]>([
    ['for an unknown tag', undefined, 'http://REGISTRY has no such tag.'],
    [
      'for an image that is not public',
      { status: 401 },
      'http://REGISTRY has no such image, or it is not public.',
    ],
    [
      'at the limit of requests',
      { status: 429 },
      'http://REGISTRY answers no more requests for now. Try again later.',
    ],
    [
      'at a limit with a time',
      { status: 429, retryAfter: '90' },
      'http://REGISTRY answers no more requests for now. Try again in 90 seconds.',
    ],
    ['for a failing registry', { status: 503 }, 'http://REGISTRY answered with the status 503.'],
    ['without a digest', {}, 'http://REGISTRY answered without a digest.'],
    ['with a wrong digest', { digest: 'sha256:1' }, 'http://REGISTRY answered without a digest.'],
    [
      'for an image of one platform',
      { digest: digest('b'), type: 'application/vnd.oci.image.manifest.v1+json' },
      'the registry has no index for several platforms, but application/vnd.oci.image.manifest.v1+json.',
    ],
  ])('%s', async (_, manifest, reason) => {
    expect(await failing(manifest)).toBe(`nginx:1: ${reason}`);
  });

  test('without a token', async () => {
    registry.tokenReply = () => ({ error: 'unavailable' });

    expect(await failing(undefined)).toBe('redis:8: http://REGISTRY gave no token.');
  });

  test('if the registry does not answer', async () => {
    write('compose.yaml', TEXT);
    const closed = new FakeRegistry();
    await closed.open();
    await closed.close();

    const { code, stderr } = await pin('--registry', closed.address);

    expect([code, stderr]).toEqual([1, `redis:8: http://${closed.address} does not answer.\n`]);
  });

  test('if nothing names the registry', async () => {
    write('compose.yaml', TEXT);

    expect(await pin()).toMatchObject({
      code: 1,
      stderr: 'redis:8 names no registry. Name the one that has it with --registry <address>.\n',
    });
  });
});

test('a reference without a tag, or with a variable, cannot be pinned', async () => {
  write('compose.yaml', 'image: redis\n');
  expect((await pinAtRegistry()).stderr).toBe('redis: a reference needs a tag.\n');

  write('compose.yaml', 'image: redis:${TAG}\n');
  expect((await pinAtRegistry()).stderr).toBe('redis:${TAG}: this is no reference to an image.\n');
});

test('the images of a Dockerfile are those that it pulls', () => {
  const text = `# FROM node:1
FROM --platform=linux/amd64 node:26-slim AS build
FROM scratch AS empty
from build as more
COPY --from=build /a /a
COPY --chown=node --from=registry.test:5000/tools/ripper:2 /b /b
COPY --from=0 /c /c
COPY FROM /d
`;

  expect(imageReferences('Dockerfile', text)).toMatchObject([
    { host: undefined, path: 'node', tag: '26-slim', digest: undefined },
    { host: 'registry.test:5000', path: 'tools/ripper', tag: '2' },
  ]);
});
