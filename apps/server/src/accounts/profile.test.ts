import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { openLobby } from '../testing/clients.ts';
import { mailsTo } from '../testing/mails.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const SETTINGS = {
  background: 'logos',
  cardSize: 'large',
  optionSettings: { orderForcedAbilities: false, confirmOneClick: true, useHalfSizedCards: true },
};

function save({ username, token }: LoggedIn, changes: object = {}, path = username): Promise<Answer> {
  const data = {
    username,
    email: `${username}@example.org`,
    challonge: { key: '', subdomain: '' },
    settings: SETTINGS,
    ...changes,
  };
  return site.call('PUT', `/api/account/${path}`, { token, body: { data } });
}

async function picture(
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff',
  size = { width: 60, height: 40 },
): Promise<string> {
  const image = sharp({ create: { ...size, channels: 3, background: 'teal' } });
  return (await image.toFormat(format).toBuffer()).toString('base64');
}

/** Not a picture, but of the same size. */
function bytes(count: number): string {
  return Buffer.alloc(count, 7).toString('base64');
}

describe('the language of a user', () => {
  const languageOf = async ({ token }: LoggedIn): Promise<unknown> =>
    (await site.call('POST', '/api/account/checkauth', { token })).body.user.language;
  const register = async (changes: object, headers: Record<string, string> = {}): Promise<LoggedIn> => {
    const username = `speaker-${++speakers}`;
    const body = { username, email: `${username}@example.org`, password: PASSWORD, ...changes };
    await site.call('POST', '/api/account/register', { body, headers });
    return site.login(username, PASSWORD);
  };
  let speakers = 0;

  test('is that of the page of the registration, else that of the browser', async () => {
    const headers = { 'accept-language': 'pl-PL,en;q=0.5' };

    expect(await languageOf(await register({ language: 'zh-Hant' }, headers))).toBe('zh-Hant');
    expect(await languageOf(await register({}, headers))).toBe('pl');
  });

  test('changes when the user chooses another one, and is exported', async () => {
    const user = await register({ language: 'de' });
    const path = `/api/account/${user.username}`;

    const { body } = await site.call('PUT', `${path}/language`, {
      token: user.token,
      body: { language: 'ko' },
    });

    expect(body).toEqual({ success: true, language: 'ko' });
    expect(await languageOf(user)).toBe('ko');
    const exported = await site.call('GET', `${path}/export`, { token: user.token });
    expect(exported.body.user.language).toBe('ko');
  });

  test('is one of the languages of the site', async () => {
    const user = await register({ language: 'de' });
    const answer = await site.call('PUT', `/api/account/${user.username}/language`, {
      token: user.token,
      body: { language: 'tlh' },
    });

    expect(answer.status).toBe(400);
    expect(await languageOf(user)).toBe('de');
  });
});

describe('saving a profile', () => {
  test('returns what was saved and a valid token', async () => {
    const user = await site.newUser();

    const { status, body } = await save(user, { email: 'New@example.org', currentPassword: PASSWORD });

    expect(status).toBe(200);
    expect(body.message).toMatch(/^Profile saved successfully\. {2}Please note/);
    expect(body.user).toMatchObject({ email: 'New@example.org', settings: SETTINGS, avatar: null });
    const check = await site.call('POST', '/api/account/checkauth', { token: body.token });
    expect(check.body.user).toEqual(body.user);
  });

  test.each([
    [{ username: '' }, 'You must specify a username'],
    [{ username: 'ab' }, 'Your username must be at least 3 characters long'],
    [{ username: 'abcdefghijklmnop' }, 'Your username cannot be more than 15 charcters'],
    [{ username: 'a b c' }, 'Usernames must only use the characters a-z, 0-9, _ and -'],
    [{ username: 'admin' }, 'An account with that name already exists, please choose another'],
    [{ username: 'Guest-12' }, 'An account with that name already exists, please choose another'],
    [{ username: '__proto__' }, 'An account with that name already exists, please choose another'],
    [{ username: 'Constructor' }, 'An account with that name already exists, please choose another'],
    [{ email: '' }, 'You must specify an email address'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
    [
      { email: 'ADMIN@example.org', currentPassword: PASSWORD },
      'An account with that email already exists, please use another',
    ],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ avatar: bytes(102_401) }, 'Image must be less than 100KB in size'],
    [{ avatar: bytes(100) }, 'Unsupported image format'],
    [{ avatar: 'data:image/png;base64,AAAA' }, 'Unsupported image format'],
    [{ customBackground: bytes(5 * 1024 * 1024) }, 'File must be less than 5MB'],
    [{ customBackground: bytes(100) }, 'File must be an image'],
  ])('is refused with the message of the broken rule (%#)', async (wrong, message) => {
    const user = await site.newUser();

    const { status, body } = await save(user, wrong);

    expect(status).toBe(200);
    expect(body).toEqual({ success: false, message });
  });

  test('a body of another shape is a bad request, and a far too large one is too large', async () => {
    const user = await site.newUser();

    const shapeless = await save(user, { settings: { ...SETTINGS, cardSize: 'huge' } });
    const huge = await save(user, { customBackground: bytes(7 * 1024 * 1024) });

    expect(shapeless.status).toBe(400);
    expect(huge.status).toBe(413);
  });

  test('users cannot save other users’ profiles', async () => {
    const [user, other] = [await site.newUser(), await site.newUser()];

    expect((await save(user, {}, other.username)).status).toBe(403);
    expect((await save({ ...user, token: 'rubbish' })).status).toBe(401);
  });

  test.each([{ password: 'another-password' }, { email: 'elsewhere@example.org' }])(
    'asks for the current password for %o',
    async (change) => {
      const user = await site.newUser();

      const without = await save(user, change);
      const wrong = await save(user, { ...change, currentPassword: 'not-the-password' });

      expect(without.body.message).toBe(
        'Please enter your current password to change your password or your email address.',
      );
      expect(wrong.body.message).toBe('The password is incorrect. Please try again.');
      expect((await site.login(user.username, PASSWORD)).token).toBeDefined();
    },
  );

  test('tells the old address that the account has another one', async () => {
    const user = await site.newUser();

    await save(user, { email: 'elsewhere-too@example.org', currentPassword: PASSWORD });

    await expect
      .poll(() => mailsTo(site, `${user.username}@example.org`))
      .toEqual([expect.stringContaining('now uses another email address')]);
  });

  test('is shown to everybody in the lobby at once', async () => {
    const [user, watcher] = [await site.newUser(), await openLobby(site.address)];
    const own = await openLobby(site.address, user.token);

    const { body } = await save(user, { avatar: await picture('png') });

    expect(body.user.avatar).toEqual(expect.any(String));
    await watcher.until(
      'newuser',
      ({ username, avatar }) => username === user.username && avatar === body.user.avatar,
    );
    for (const client of [own, watcher]) client.close();
  });

  test('a new name applies at once, and the old one is reserved for its owner', async () => {
    const user = await site.newUser();
    const renamed = `r${user.username}`.slice(0, 15);

    const { body: renaming } = await save(user, { username: renamed, email: `${user.username}@example.org` });

    expect(renaming.user.username).toBe(renamed);
    expect((await site.login(renamed, PASSWORD)).token).toBeDefined();
    expect((await save(user)).status).toBe(403);
    const taken = {
      success: false,
      message: 'An account with that name already exists, please choose another',
    };
    const body = { username: user.username, email: 'new@example.com', password: PASSWORD };
    expect((await site.call('POST', '/api/account/register', { body })).body).toEqual(taken);
    expect((await save(await site.newUser(), { username: user.username })).body).toEqual(taken);
    const back = await save(
      { ...user, username: renamed, token: renaming.token },
      { email: `${user.username}@example.org`, username: user.username },
    );
    expect(back.body.user.username).toBe(user.username);
  });

  test('a new password ends the other sessions', async () => {
    const user = await site.newUser();
    const other = await site.login(user.username, PASSWORD);

    await save(user, { password: 'another-password', currentPassword: PASSWORD });

    const check = (token: string) => site.call('POST', '/api/account/checkauth', { token });
    expect((await check(user.token)).status).toBe(200);
    expect((await check(other.token)).status).toBe(401);
    expect((await site.login(user.username, 'another-password')).token).toBeDefined();
    expect((await site.login(user.username, PASSWORD)).token).toBeUndefined();
  });

  test('the bracket key is masked in answers, encrypted in storage, and kept when sent back masked', async () => {
    const user = await site.newUser();
    await save(user, { challonge: { key: 'secret-key-9876', subdomain: 'amber' } });

    const { body } = await save(user, { challonge: { key: '***********9876', subdomain: 'hall' } });

    expect(body.user.challonge).toEqual({ key: '***********9876', subdomain: 'hall' });
    const rows = await site.storage.database.select({ key: users.challongeKey }).from(users);
    expect(rows.some(({ key }) => key !== '')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('9876');
    const removed = await save(user, { challonge: { key: '', subdomain: '' } });
    expect(removed.body.user.challonge).toEqual({ key: '', subdomain: '' });
  });
});

describe('uploaded images', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('an avatar in %s becomes a small PNG', async (format) => {
    const user = await site.newUser();

    const { body } = await save(user, { avatar: await picture(format) });

    const { avatar } = body.user;
    const image = await fetch(`${site.address}/img/avatar/${avatar}.png`);
    const { format: kept, width, height } = await sharp(await image.bytes()).metadata();
    expect({ kept, width, height }).toEqual({ kept: 'png', width: 24, height: 24 });
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect(body.user.settings.avatar).toBe(avatar);
  });

  test.each(['webp', 'tiff'] as const)('an avatar in %s is refused', async (format) => {
    const user = await site.newUser();

    const { body } = await save(user, { avatar: await picture(format) });

    expect(body.message).toBe('Unsupported image format');
  });

  test('a background keeps its proportions, a GIF is refused, and one with too many pixels is not decoded', async () => {
    const user = await site.newUser();

    const { body } = await save(user, {
      customBackground: await picture('jpeg', { width: 3840, height: 1080 }),
    });
    const gif = await save(user, { customBackground: await picture('gif') });
    const vast = await save(user, { customBackground: await picture('png', { width: 9000, height: 9000 }) });

    const image = await fetch(`${site.address}/img/bgs/${body.user.settings.customBackground}.png`);
    expect(await sharp(await image.bytes()).metadata()).toMatchObject({ width: 1920, height: 540 });
    expect(gif.body.message).toBe('File must be an image');
    expect(vast.body.message).toBe('File must be an image');
  });

  test('an absent image is unchanged, null removes it, and replaced files are deleted', async () => {
    const user = await site.newUser();
    const first = (await save(user, { avatar: await picture('png') })).body.user.avatar;

    const kept = (await save(user)).body.user.avatar;
    const second = (await save(user, { avatar: await picture('png') })).body.user.avatar;
    const removed = (await save(user, { avatar: null })).body.user.avatar;

    expect(kept).toBe(first);
    expect(second).not.toBe(first);
    expect(removed).toBeNull();
    for (const name of [first, second]) {
      expect((await fetch(`${site.address}/img/avatar/${name}.png`)).status).toBe(404);
    }
  });

  test.each(['/img/avatar/..%2f..%2fsecret', '/img/avatar/none.png', '/img/bgs/%00.png'])(
    '%s is not found',
    async (path) => {
      expect((await site.call('GET', path)).status).toBe(404);
    },
  );
});
