import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const register = (body: unknown) => site.call('POST', '/api/account/register', { body });
const login = (body: unknown) => site.call('POST', '/api/account/login', { body });
const refresh = (token: unknown, attempt?: string) =>
  site.call('POST', '/api/account/token', { body: { token, attempt } });
const checkAuth = (token: string) => site.call('POST', '/api/account/checkauth', { token });

describe('registration', () => {
  test.each([
    [{ username: '' }, 'You must specify a username'],
    [{ username: 'ab' }, 'Username must be at least 3 characters and no more than 15 characters long'],
    [
      { username: 'abcdefghijklmnop' },
      'Username must be at least 3 characters and no more than 15 characters long',
    ],
    [{ username: 'a b c' }, 'Usernames must only use the characters a-z, 0-9, _ and -'],
    [{ email: '' }, 'You must specify an email address'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
    [{ password: '' }, 'You must specify a password'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ username: 'Guest-1a2b' }, 'An account with that name already exists, please choose another'],
    [{ username: '__proto__' }, 'An account with that name already exists, please choose another'],
  ])('refuses %j with the message of the first broken rule', async (wrong, message) => {
    const { status, body } = await register({
      username: 'rule-breaker',
      email: 'rules@example.org',
      password: PASSWORD,
      ...wrong,
    });

    expect(status).toBe(200);
    expect(body).toEqual({ success: false, message });
  });

  test('names and addresses ignore case', async () => {
    await register({ username: 'Lantern', email: 'Lantern@example.org', password: PASSWORD });

    const sameName = await register({ username: 'lANTERN', email: 'b@example.org', password: PASSWORD });
    const sameMail = await register({ username: 'other', email: 'LANTERN@example.org', password: PASSWORD });

    expect(sameName.body.message).toBe('An account with that name already exists, please choose another');
    expect(sameMail.body.message).toBe('An account with that email already exists, please use another');
  });

  test('only one of two concurrent registrations gets a name', async () => {
    const wishes = ['1', '2', '3'].map((n) =>
      register({ username: 'contested', email: `contested${n}@example.org`, password: PASSWORD }),
    );

    const answers = await Promise.all(wishes);

    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('a body of another shape is a bad request that names the field', async () => {
    const { status, body } = await register({ username: 3, email: 'x@example.org', password: PASSWORD });

    expect(status).toBe(400);
    expect(body.success).toBe(false);
    expect(body.message[0]).toContain('username');
  });
});

describe('logging in', () => {
  test('returns an access token, a refresh token and the account, without any secret', async () => {
    const { username } = await site.newUser();

    const { status, body, text } = await login({ username: username.toUpperCase(), password: PASSWORD });

    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username, name: username, role: 'user', blockList: [], patreon: 0 });
    expect(Object.keys(body.user.permissions)).toHaveLength(16);
    expect(body.refreshToken.username).toBe(username);
    expect(text).not.toMatch(/argon2|hash/i);
    expect((await checkAuth(body.token)).body.user.username).toBe(username);
  });

  test('is refused with the same text for a wrong password, an unknown name and a disabled account', async () => {
    const [{ username }, disabled] = [await site.newUser(), await site.newUser()];
    await site.storage.pool.query('update users set disabled = true where username = $1', [
      disabled.username,
    ]);

    const wrong = await login({ username, password: 'not-the-password' });
    const unknown = await login({ username: 'nobody-at-all', password: PASSWORD });
    const closed = await login({ username: disabled.username, password: PASSWORD });

    for (const { status, body } of [wrong, unknown, closed]) {
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: 'Invalid username/password' });
    }
  });

  test('the first administrator has all permissions', async () => {
    const { body } = await login({ username: 'admin', password: 'the-admins-password' });

    expect(body.user.role).toBe('admin');
    expect(body.user.permissions).toMatchObject({ canEditNews: true, canManageGames: true });
  });
});

describe('renewing a session', () => {
  test('a refresh token is valid once and returns its successor', async () => {
    const { refreshToken } = await site.newUser();

    const first = await refresh(refreshToken);
    const second = await refresh(first.body.refreshToken);

    expect(first.status).toBe(200);
    expect(first.body.refreshToken.id).toBe(refreshToken.id);
    expect(second.status).toBe(200);
  });

  test('a second use of an old token ends the session', async () => {
    const { refreshToken } = await site.newUser();
    const { body } = await refresh(refreshToken);

    const reused = await refresh(refreshToken);
    const successor = await refresh(body.refreshToken);

    expect(reused.status).toBe(401);
    expect(successor.status).toBe(401);
    expect((await checkAuth(body.token)).status).toBe(401);
  });

  test('a client that lost the answer can retry the same attempt', async () => {
    const { refreshToken } = await site.newUser();

    const lost = await refresh(refreshToken, 'attempt-of-a-client');
    const again = await refresh(refreshToken, 'attempt-of-a-client');

    expect(again.body.refreshToken).toEqual(lost.body.refreshToken);
    expect((await refresh(again.body.refreshToken)).status).toBe(200);
  });

  test('an attempt is over once its successor was used', async () => {
    const { refreshToken } = await site.newUser();
    const { body } = await refresh(refreshToken, 'attempt-of-a-client');
    await refresh(body.refreshToken, 'the-next-attempt-of-it');

    expect((await refresh(refreshToken, 'attempt-of-a-client')).status).toBe(401);
    expect((await checkAuth(body.token)).status).toBe(401);
  });

  test('another attempt with a used token ends the session', async () => {
    const { refreshToken } = await site.newUser();
    const { body } = await refresh(refreshToken, 'attempt-of-a-client');

    expect((await refresh(refreshToken, 'attempt-of-a-thief')).status).toBe(401);
    expect((await checkAuth(body.token)).status).toBe(401);
  });

  test('a guessed token does not end another user’s session', async () => {
    const { refreshToken } = await site.newUser();

    const guess = await refresh({ ...refreshToken, token: 'guessed.guessed' });

    expect(guess.status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  test('logging out ends only this session', async () => {
    const { username, token } = await site.newUser();
    const other = await site.login(username, PASSWORD);

    const { body } = await site.call('POST', '/api/account/logout', { token, body: {} });

    expect(body.success).toBe(true);
    expect((await checkAuth(token)).status).toBe(401);
    expect((await checkAuth(other.token)).status).toBe(200);
  });

  test('users cannot end other users’ sessions', async () => {
    const victim = await site.newUser();
    const { token } = await site.newUser();

    await site.call('POST', '/api/account/logout', { token, body: { tokenId: victim.refreshToken.id } });

    expect((await checkAuth(victim.token)).status).toBe(200);
  });

  test.each(['', 'rubbish', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])(
    'the access token %j is invalid',
    async (token) => {
      expect((await checkAuth(token)).status).toBe(401);
    },
  );
});
