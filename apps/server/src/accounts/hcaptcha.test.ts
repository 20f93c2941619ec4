import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

const SECRET = 'the-secret-of-the-site';
const WRONG = { success: false, message: 'Please complete the captcha correctly' };
const UNREACHABLE = {
  success: false,
  message: 'The captcha could not be checked. Please try again later.',
};

/** A fake of the service: each solution that starts with `good` is valid once. */
function fakeService() {
  const asked: Record<string, string>[] = [];
  const used = new Set<string>();
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/siteverify', async (request, reply) => {
    const form = request.body as Record<'secret' | 'response', string>;
    asked.push(form);
    if (form.response === 'broken') return reply.code(500).send('<html>');
    if (form.secret !== SECRET) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (!form.response.startsWith('good') || used.has(form.response)) {
      return { success: false, 'error-codes': ['invalid-or-already-seen-response'] };
    }
    used.add(form.response);
    const hostname = form.response.endsWith('elsewhere') ? 'elsewhere.example.org' : 'hall.example.org';
    return { success: true, challenge_ts: '2030-01-01T00:00:00.000000Z', hostname };
  });
  return { app, asked };
}

let service: ReturnType<typeof fakeService>;
let address: string;
let site: Site | undefined;
beforeEach(async () => {
  service = fakeService();
  address = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  await service.app.close();
});

async function open(settings: Record<string, string> = {}): Promise<Site> {
  site = await openSite({
    AMBERHALL_LOG_LEVEL: 'silent',
    AMBERHALL_HCAPTCHA_SITE_KEY: 'the-key-of-the-site',
    AMBERHALL_HCAPTCHA_SECRET: SECRET,
    AMBERHALL_HCAPTCHA_URL: address,
    AMBERHALL_PUBLIC_URL: 'http://hall.example.org',
    ...settings,
  });
  return site;
}

async function reset(captcha: string): Promise<unknown> {
  const body = { username: 'nobody-at-all', captcha };
  return (await site?.call('POST', '/api/account/password-reset', { body }))?.body;
}

test('a browser gets the site key, and may load the script', async () => {
  const { body, headers } = await (await open()).call('GET', '/api/account/captcha');

  expect(body).toEqual({ success: true, siteKey: 'the-key-of-the-site' });
  for (const part of ['script-src', 'frame-src', 'style-src', 'connect-src']) {
    expect(headers.get('content-security-policy')).toMatch(new RegExp(`${part}[^;]* https://hcaptcha\\.com`));
  }
});

test('without hCaptcha, pages may load from the site only', async () => {
  site = await openSite();

  const { headers } = await site.call('GET', '/api/account/captcha');

  expect(headers.get('content-security-policy')).not.toContain('hcaptcha');
});

test('a solution is verified with the service, and valid once', async () => {
  await open();

  expect(await reset('good-1')).toEqual({ success: true });
  expect(await reset('good-1')).toEqual(WRONG);
  expect(await reset('bad')).toEqual(WRONG);
  expect(service.asked[0]).toEqual({
    secret: SECRET,
    response: 'good-1',
    sitekey: 'the-key-of-the-site',
    remoteip: '127.0.0.1',
  });
});

test('a solution from another site is invalid', async () => {
  await open();

  expect(await reset('good-elsewhere')).toEqual(WRONG);
});

test('while the service fails nobody passes, and everything else works', async () => {
  await open();

  expect(await reset('broken')).toEqual(UNREACHABLE);
  await service.app.close();
  expect(await reset('good-2')).toEqual(UNREACHABLE);
  const { token } = (await site?.newUser()) ?? { token: undefined };
  expect(token).toBeDefined();
});

test('settings that the service refuses are not blamed on the user', async () => {
  await open({ AMBERHALL_HCAPTCHA_SECRET: 'another-secret' });

  expect(await reset('good-3')).toEqual(UNREACHABLE);
});
