import { pbkdf2Sync } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import * as mails from '../testing/mails.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
let time = new Date('2026-03-01T12:00:00Z').getTime();
beforeAll(async () => {
  // Captchas expire by the machine's clock, so this site's clock follows it.
  time = Date.now();
  site = await openSite(
    { AMBERHALL_ACTIVATION: 'yes', AMBERHALL_PUBLIC_URL: 'http://hall.example.org/cards' },
    { now: () => new Date(time) },
  );
});
afterAll(() => site.stop());

/** A browser's proof of work for one mail. */
async function captcha(): Promise<string> {
  const { body } = await site.call('GET', '/api/account/captcha');
  const { parameters, signature } = body;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}

const mailsTo = (username: string): Promise<string[]> => mails.mailsTo(site, `${username}@example.org`);
const linkTo = (username: string, page: string, known?: string[]) =>
  mails.linkTo(site, `${username}@example.org`, page, known);

let people = 0;
async function register(changes: object = {}): Promise<string> {
  const username = `fresh-${++people}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD, ...changes };
  await site.call('POST', '/api/account/register', { body });
  return username;
}

const post = (call: string, body: unknown) => site.call('POST', `/api/account/${call}`, { body });
const login = (username: string, password = PASSWORD) => post('login', { username, password });
const BAD_LINK = {
  success: false,
  message: 'This link is not valid or has already been used. Please request a new email.',
};
const OLD_LINK = { success: false, message: 'This link has expired. Please request a new email.' };

async function activated(): Promise<string> {
  const username = await register();
  await post('activate', await linkTo(username, '/activation?'));
  return username;
}

describe('activation', () => {
  test('a new account waits for the mailed link, which works once', async () => {
    const username = await register();
    const before = await login(username);
    const link = await linkTo(username, '/activation?');

    const used = await post('activate', link);
    const again = await post('activate', link);

    expect(before.status).toBe(200);
    expect(before.body).toEqual({
      success: false,
      message:
        'Your account is not activated yet. Please use the link in the email we sent you, or request a new one.',
    });
    expect(link.href).toMatch(/^http:\/\/hall\.example\.org\/cards\/activation\?id=\d+&token=[\w-]{20,}$/);
    expect(used.body).toEqual({ success: true });
    expect(again.body).toEqual(BAD_LINK);
    expect((await login(username)).body.user.verified).toBe(true);
  });

  test('a wrong password is reported before anything about the account', async () => {
    expect((await login(await register(), 'not-the-password')).status).toBe(401);
  });

  test('links of another kind, with a wrong secret, or malformed are refused', async () => {
    const link = await linkTo(await register(), '/activation?');

    expect((await post('activate', { ...link, token: 'wrong' })).body).toEqual(BAD_LINK);
    expect((await post('password-reset-finish', { ...link, newPassword: 'long-enough' })).body).toEqual(
      BAD_LINK,
    );
    expect((await post('activate', { id: 'rubbish', token: 'x' })).status).toBe(400);
    expect((await post('activate', link)).body.success).toBe(true);
  });

  test('a link expires after seven days, and a new one can be requested', async () => {
    const username = await register();
    const link = await linkTo(username, '/activation?');
    const known = await mailsTo(username);
    time += 7 * 24 * 60 * 60_000 + 1;

    const late = await post('activate', link);
    const asked = await post('activation-mail', { username, captcha: await captcha() });
    const fresh = await linkTo(username, '/activation?', known);

    expect(late.body).toEqual(OLD_LINK);
    expect(asked.body).toEqual({ success: true });
    expect((await post('activate', fresh)).body.success).toBe(true);
  });
});

describe('a forgotten password', () => {
  test.each(['name', 'address'])(
    'is replaced by the link mailed for the %s, which ends all sessions',
    async (by) => {
      const username = await activated();
      const { token } = (await login(username)).body;
      const asked = by === 'name' ? username : `${username.toUpperCase()}@example.org`;

      await post('password-reset', { username: asked, captcha: await captcha() });
      const link = await linkTo(username, '/reset-password?');
      const short = await post('password-reset-finish', { ...link, newPassword: '12345' });
      const done = await post('password-reset-finish', { ...link, newPassword: 'a-new-password' });
      const again = await post('password-reset-finish', { ...link, newPassword: 'an-even-newer-one' });

      expect(short.body).toEqual({ success: false, message: 'Password must be at least 6 characters' });
      expect(done.body).toEqual({ success: true });
      expect(again.body).toEqual(BAD_LINK);
      expect((await site.call('POST', '/api/account/checkauth', { token })).status).toBe(401);
      expect((await login(username)).status).toBe(401);
      expect((await login(username, 'a-new-password')).body.success).toBe(true);
    },
  );

  test.each([
    ['password', { password: 'another-password', currentPassword: PASSWORD }],
    ['address', { email: 'elsewhere@example.org', currentPassword: PASSWORD }],
  ])('a link is invalid once its owner has another %s', async (_what, change) => {
    const username = await activated();
    await post('password-reset', { username, captcha: await captcha() });
    const link = await linkTo(username, '/reset-password?');
    const { body } = await login(username);
    const { background, cardSize, optionSettings } = body.user.settings;
    const data = {
      username,
      email: body.user.email,
      challonge: { key: '', subdomain: '' },
      settings: { background, cardSize, optionSettings },
      ...change,
    };
    await site.call('PUT', `/api/account/${username}`, { token: body.token, body: { data } });

    const reset = await post('password-reset-finish', { ...link, newPassword: 'the-thief-was-here' });

    expect(reset.body).toEqual(BAD_LINK);
  });

  test('the link expires after four hours', async () => {
    const username = await activated();
    await post('password-reset', { username, captcha: await captcha() });
    const link = await linkTo(username, '/reset-password?');
    time += 4 * 60 * 60_000 + 1;

    const late = await post('password-reset-finish', { ...link, newPassword: 'a-new-password' });

    expect(late.body).toEqual(OLD_LINK);
    expect((await login(username)).body.success).toBe(true);
  });

  test('the answer does not reveal whether an account exists', async () => {
    const known = await post('password-reset', { username: await activated(), captcha: await captcha() });
    const unknown = await post('password-reset', { username: 'nobody-at-all', captcha: await captcha() });

    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);
  });

  test('mails per account are limited', async () => {
    const username = await activated();
    time += 60 * 60_000 + 1;
    for (let n = 0; n < 7; n++) await post('password-reset', { username, captcha: await captcha() });
    // Mails are sent in order: once that of another account has arrived, no more will follow.
    await linkTo(await register(), '/activation?');

    const mails = (await mailsTo(username)).filter((mail) => mail.includes('/reset-password?'));

    expect(mails).toHaveLength(5);
  });
});

describe('mails with links', () => {
  test.each([
    [
      'de',
      'Aktiviere dein Amberhall-Konto',
      /^Hallo fresh-\d+,$.+Der Link ist 7 Tage lang gültig\.\n\nhttp.+nicht bei Amberhall registriert/ms,
      'Setze dein Amberhall-Passwort zurück',
      /^Hallo fresh-\d+,$.+ist 4 Stunden lang gültig\.\n\nhttp.+Dein Passwort bleibt unverändert\.$/ms,
    ],
    [
      'zh-Hant',
      '啟用你的 Amberhall 帳號',
      /^fresh-\d+，你好：$.+連結的有效期限為 7 天。\n\nhttp.+沒有在 Amberhall 註冊/ms,
      '重設你的 Amberhall 密碼',
      /^fresh-\d+，你好：$.+有效期限為 4 小時。\n\nhttp.+你的密碼不會改變。$/ms,
    ],
    [
      'en',
      'Activate your Amberhall account',
      /^Hello fresh-\d+,$.+The link is valid for 7 days\.\n\nhttp.+If you did not register at Amberhall/ms,
      'Reset your Amberhall password',
      /^Hello fresh-\d+,$.+is valid for 4 hours\.\n\nhttp.+Your password stays the same\.$/ms,
    ],
  ])('are in the language of the user: %s', async (language, activation, activating, reset, resetting) => {
    const username = await register({ language });
    await post('activate', await linkTo(username, '/activation?'));
    await post('password-reset', { username, captcha: await captcha() });
    await linkTo(username, '/reset-password?');

    const mails = await mailsTo(username);
    const bySubject = new Map(mails.map((mail) => [/^Subject: (.*)$/m.exec(mail)?.[1], mail]));
    expect(new Set(bySubject.keys())).toEqual(new Set([activation, reset]));
    expect(bySubject.get(activation)).toMatch(activating);
    expect(bySubject.get(reset)).toMatch(resetting);
  });

  test('are in English for users whose language is not known', async () => {
    const username = await activated();
    await site.storage.database.update(users).set({ language: null }).where(eq(users.usernameKey, username));
    await post('password-reset', { username, captcha: await captcha() });
    await linkTo(username, '/reset-password?');

    expect((await mailsTo(username)).join('\n')).toContain('Subject: Reset your Amberhall password\n');
  });
});

describe('the captcha', () => {
  test('is required, verified, and solved for each request', async () => {
    const solved = await captcha();
    const request = { username: 'nobody-at-all' };
    await post('password-reset', { ...request, captcha: solved });

    const messages = [
      await post('password-reset', { username: ' ', captcha: '' }),
      await post('password-reset', request),
      await post('password-reset', { ...request, captcha: 'rubbish' }),
      await post('password-reset', { ...request, captcha: solved }),
      await post('activation-mail', request),
    ].map(({ body }) => body.message);

    expect(messages).toEqual([
      'You must enter your username or email address.',
      'You must complete the captcha.',
      'Please complete the captcha correctly',
      'Please complete the captcha correctly',
      'You must complete the captcha.',
    ]);
  });

  test('cannot be solved by a key that took no work to find', async () => {
    const { parameters, signature } = (await site.call('GET', '/api/account/captcha')).body;
    const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
    const keyAt = (counter: number) => {
      const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
      password.writeUInt32BE(counter, password.length - 4);
      return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    };
    const counter = [0, 1, 2, 3].find((each) => !keyAt(each).startsWith(keyPrefix)) ?? 0;
    const solution = { counter, derivedKey: keyAt(counter) };
    const challenge = { parameters, signature };
    const sent = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

    const { body } = await post('password-reset', { username: 'nobody-at-all', captcha: sent });

    expect(body.message).toBe('Please complete the captcha correctly');
  });

  test('cannot be made easier by the client', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await captcha(), 'base64').toString());
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } };
    const sent = Buffer.from(JSON.stringify({ challenge: easier, solution })).toString('base64');

    const { body } = await post('password-reset', { username: 'nobody-at-all', captcha: sent });

    expect(body.message).toBe('Please complete the captcha correctly');
  });
});
