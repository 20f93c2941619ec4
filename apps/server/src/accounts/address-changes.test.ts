import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, linkTo } from '../testing/mails.ts';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { Answer, LoggedIn, Site } from '../testing/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Site;
let time = new Date('2026-03-01T12:00:00Z').getTime();
beforeAll(async () => {
  site = await openSite({ AMBERHALL_ACTIVATION: 'yes' }, { now: () => new Date(time) });
});
afterAll(() => site.stop());

let people = 0;
async function activated(language = 'en'): Promise<LoggedIn> {
  const username = `mover-${++people}`;
  const email = `${username}@example.org`;
  const body = { username, email, password: PASSWORD, language };
  await site.call('POST', '/api/account/register', { body });
  await site.call('POST', '/api/account/activate', { body: await linkTo(site, email, '/activation?') });
  return site.login(username, PASSWORD);
}

async function move({ username, token }: LoggedIn, email: string): Promise<Answer> {
  const { body } = await site.call('POST', '/api/account/checkauth', { token });
  const { background, cardSize, optionSettings } = body.user.settings;
  return site.call('PUT', `/api/account/${username}`, {
    token,
    body: {
      data: {
        username,
        email,
        currentPassword: PASSWORD,
        challonge: { key: '', subdomain: '' },
        settings: { background, cardSize, optionSettings },
      },
    },
  });
}

const confirm = (link: object): Promise<Answer> =>
  site.call('POST', '/api/account/confirm-address', { body: link });
const addressOf = async ({ token }: LoggedIn): Promise<string> =>
  (await site.call('POST', '/api/account/checkauth', { token })).body.user.email;
const BAD_LINK = {
  success: false,
  message: 'This link is not valid or has already been used. Please request a new email.',
};

test('an address changes when the link in the mail to it is opened, and the old address is told', async () => {
  const user = await activated();
  const [before, after] = [`${user.username}@example.org`, `${user.username}@example.net`];

  const { body } = await move(user, after);

  expect(body.user.email).toBe(before);
  expect(body.message).toMatch(/changes when you open the link/);
  const link = await linkTo(site, after, '/confirm-address?');
  expect((await confirm(link)).body).toEqual({ success: true });
  expect(await addressOf(user)).toBe(after);
  await expect
    .poll(async () => (await mailsTo(site, before)).at(-1) && (await mailsTo(site, before)).join('\n'))
    .toContain('now uses another email address');
  expect((await confirm(link)).body).toEqual(BAD_LINK);
});

test.each([
  [
    'fr',
    'Subject: Confirmez votre nouvelle adresse e-mail\n',
    'valable pendant 24\u00A0heures.',
    'Subject: Votre adresse e-mail Amberhall a été modifiée\n',
  ],
  [
    'vi',
    'Subject: Xác nhận địa chỉ email mới của bạn\n',
    'có hiệu lực trong 24 giờ.',
    'Subject: Địa chỉ email Amberhall của bạn đã được thay đổi\n',
  ],
])(
  'the mails to both addresses are in the language of the user: %s',
  async (language, asks, valid, tells) => {
    const user = await activated(language);
    const [before, after] = [`${user.username}@example.org`, `${user.username}@example.net`];
    await move(user, after);

    await confirm(await linkTo(site, after, '/confirm-address?'));

    const [mail] = await mailsTo(site, after);
    expect(mail).toContain(asks);
    expect(mail).toContain(valid);
    await expect.poll(async () => (await mailsTo(site, before)).join('\n')).toContain(tells);
  },
);

test('only the newest address can be confirmed', async () => {
  const user = await activated();
  const [first, second] = [`${user.username}@one.example.org`, `${user.username}@two.example.org`];
  await move(user, first);
  const old = await linkTo(site, first, '/confirm-address?');
  await move(user, second);
  const link = await linkTo(site, second, '/confirm-address?');

  expect((await confirm(old)).body).toEqual(BAD_LINK);
  expect((await confirm(link)).body).toEqual({ success: true });
  expect(await addressOf(user)).toBe(second);
});

test('an address that another account took meanwhile is refused', async () => {
  const user = await activated();
  const wanted = `${user.username}@wanted.example.org`;
  await move(user, wanted);
  const link = await linkTo(site, wanted, '/confirm-address?');
  const body = { username: `taker-${people}`, email: wanted, password: PASSWORD };
  await site.call('POST', '/api/account/register', { body });

  const answer = await confirm(link);

  expect(answer.body.message).toBe('An account with that email already exists, please use another');
  expect(await addressOf(user)).toBe(`${user.username}@example.org`);
});

test('the link expires after a day', async () => {
  const user = await activated();
  const wanted = `${user.username}@late.example.org`;
  await move(user, wanted);
  const link = await linkTo(site, wanted, '/confirm-address?');

  time += DAY_MS + 1;

  expect((await confirm(link)).body.message).toBe('This link has expired. Please request a new email.');
});
