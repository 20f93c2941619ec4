import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '@amberhall/protocol';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, newStaff } from '../testing/staff.ts';

/** Who may call what: a new route has to be added here. */
const ROUTES: Record<string, string> = {
  'GET /api/cards': 'everybody',
  'GET /api/cards/{slug}': 'everybody',
  'GET /api/factions': 'everybody',
  'GET /api/rulings': 'everybody',
  'GET /api/shared-decks/{key}': 'everybody',
  'GET /api/statistics/own': 'user',
  'GET /api/statistics/cards/{slug}': 'everybody',
  'GET /api/statistics/site': 'everybody',
  'GET /api/standalone-decks': 'everybody',
  'GET /api/news/': 'everybody',
  'POST /api/news': 'canEditNews',
  'PUT /api/news/{id}': 'canEditNews',
  'DELETE /api/news/{id}': 'canEditNews',
  'GET /api/games': 'user',
  'GET /api/position-links': 'user',
  'POST /api/position-links': 'user',
  'GET /api/position-links/{key}': 'everybody',
  'DELETE /api/position-links/{key}': 'user',
  'GET /api/replays/{id}': 'everybody',
  'GET /api/replays/{id}/shuffles': 'everybody',
  'GET /api/replays/{id}/{view}/{chunk}': 'everybody',
  'GET /api/replays/{id}/analysis': 'user',
  'POST /api/replays/{id}/analysis': 'user',
  'DELETE /api/replays/{id}/analysis': 'user',
  'GET /api/decks': 'user',
  'GET /api/decks/tags': 'user',
  'GET /api/decks/cards': 'user',
  'GET /api/decks/sources': 'user',
  'GET /api/decks/{id}': 'user',
  'GET /api/decks/{id}/statistics': 'user',
  'GET /api/decks/{id}/trial': 'user',
  'POST /api/decks/{id}/trial': 'user',
  'DELETE /api/decks/{id}/trial': 'user',
  'POST /api/decks': 'user',
  'POST /api/decks/alliance': 'user',
  'POST /api/decks/generated': 'user',
  'POST /api/decks/sealed': 'user',
  'PUT /api/decks/{id}': 'user',
  'PUT /api/decks/{id}/sharing': 'user',
  'DELETE /api/decks/{id}': 'user',
  'POST /api/decks/{id}/prophecy-assignments': 'user',
  'POST /api/decks/{id}/enhancements': 'user',
  'GET /api/decks/review': 'canVerifyDecks',
  'POST /api/decks/{id}/verify': 'canVerifyDecks',
  'POST /api/decks/{id}/flag': 'canVerifyDecks',
  'POST /api/user/{username}/verifyDecks': 'canVerifyDecks',
  'DELETE /api/messages/{id}': 'canModerateChat',
  'DELETE /api/games/{game}/lines/{line}': 'canModerateChat',
  'POST /api/moderation/reports': 'user',
  'GET /api/moderation/reports': 'canModerateChat',
  'GET /api/moderation/reports/{id}': 'canModerateChat',
  'PUT /api/moderation/reports/{id}': 'canModerateChat',
  'DELETE /api/moderation/reports/{id}/lines/{line}': 'canModerateChat',
  'GET /api/moderation/measures': 'canModerateChat',
  'POST /api/moderation/measures': 'canModerateChat',
  'DELETE /api/moderation/measures/{id}': 'canModerateChat',
  'GET /api/moderation/users/{username}/warnings': 'canModerateChat',
  'POST /api/moderation/users/{username}/warnings': 'canModerateChat',
  'PUT /api/account/{username}/warnings/{id}': 'self',
  'GET /api/account/{username}/reports': 'self',
  'POST /api/faults': 'user',
  'GET /api/faults': 'canManageGames',
  'GET /api/faults/{id}': 'canManageGames',
  'PUT /api/faults/{id}': 'canManageGames',
  'GET /api/account/{username}/faults': 'self',
  'GET /api/users': 'canManageUsers',
  'GET /api/user/{username}': 'canManageUsers',
  'PUT /api/user/{username}': 'canManageUsers',
  'GET /api/banlist/': 'canManageBanlist',
  'POST /api/banlist': 'canManageBanlist',
  'DELETE /api/banlist/{id}': 'canManageBanlist',
  'GET /api/challonge/tournaments': 'canManageTournaments',
  'POST /api/challonge/fullTournament': 'canManageTournaments',
  'POST /api/challonge/matches': 'canManageTournaments',
  'POST /api/challonge/participants': 'canManageTournaments',
  'POST /api/challonge/attachMatchLink': 'canManageTournaments',
  'GET /api/tournaments/{id}': 'canManageTournaments',
  'PUT /api/tournaments/{id}/rounds/{round}/clock': 'canManageTournaments',
  'POST /api/tournaments/{id}/announcements': 'canManageTournaments',
  'POST /api/tournaments/{id}/results': 'canManageTournaments',
  'GET /api/audit': 'isAdmin',
  'POST /api/reports': 'everybody',
  'POST /api/account/register': 'everybody',
  'POST /api/account/login': 'everybody',
  'POST /api/account/token': 'everybody',
  'POST /api/account/checkauth': 'user',
  'POST /api/account/logout': 'user',
  'GET /api/account/patreon': 'user',
  'POST /api/account/patreon': 'user',
  'POST /api/account/linkPatreon': 'user',
  'POST /api/account/unlinkPatreon': 'user',
  'GET /api/account/captcha': 'everybody',
  'POST /api/account/password-reset': 'everybody',
  'POST /api/account/password-reset-finish': 'everybody',
  'POST /api/account/activation-mail': 'everybody',
  'POST /api/account/confirm-address': 'everybody',
  'GET /preview/{kind}/{file}': 'everybody',
  'POST /api/account/activate': 'everybody',
  'PUT /api/account/{username}': 'self',
  'DELETE /api/account/{username}': 'self',
  'GET /api/account/{username}/export': 'self',
  'GET /api/account/{username}/event-mails': 'self',
  'PUT /api/account/{username}/event-mails': 'self',
  'PUT /api/account/{username}/language': 'self',
  'GET /api/account/{username}/sessions': 'self',
  'DELETE /api/account/{username}/sessions': 'self',
  'DELETE /api/account/{username}/sessions/{tokenId}': 'self',
  'GET /api/account/{username}/blocklist': 'self',
  'POST /api/account/{username}/blocklist': 'self',
  'DELETE /api/account/{username}/blocklist/{name}': 'self',
  'GET /api/people/{name}': 'everybody',
  'GET /api/account/{username}/learning': 'self',
  'POST /api/account/{username}/learning': 'self',
  'GET /api/account/{username}/friends': 'self',
  'PUT /api/account/{username}/friends/{name}': 'self',
  'DELETE /api/account/{username}/friends/{name}': 'self',
  'GET /api/account/{username}/sharing': 'self',
  'PUT /api/account/{username}/sharing': 'self',
  'GET /api/events': 'everybody',
  'POST /api/events': 'user',
  'GET /api/events/{id}': 'everybody',
  'PUT /api/events/{id}': 'user',
  'POST /api/events/{id}/entry': 'user',
  'POST /api/events/{id}/organise': 'user',
  'GET /api/account/{username}/events': 'self',
};

/** Open to everybody, but a given login must be valid, because its owner sees more. */
const RECOGNIZES = [
  'GET /api/events',
  'GET /api/events/{id}',
  'GET /api/news/',
  'GET /api/people/{name}',
  'GET /api/position-links/{key}',
  'GET /api/replays/{id}',
  'GET /api/replays/{id}/shuffles',
  'GET /api/replays/{id}/{view}/{chunk}',
  'GET /api/shared-decks/{key}',
];

const BANNED = '203.0.113.66';

let site: Site;
let document: { paths: Record<string, Record<string, { 'x-access': string }>> };
let user: LoggedIn;
let disabled: LoggedIn;
const staff = new Map<string, LoggedIn>();
beforeAll(async () => {
  site = await openSite({ AMBERHALL_TRUST_PROXY: 'yes' });
  document = (await site.call('GET', '/docs/json')).body;
  user = await site.newUser();
  for (const permission of PERMISSIONS) staff.set(permission, await newStaff(site, permission));
  disabled = await site.newUser();
  const { token } = await admin(site);
  const userToChange = { disabled: true, verified: true };
  await site.call('PUT', `/api/user/${disabled.username}`, { token, body: { userToChange } });
  await site.call('POST', '/api/banlist', { token, body: { ip: BANNED } });
}, 120_000);
afterAll(() => site.stop());

/** Calls with an empty body, so that allowed calls have no effect. */
async function statusOf(route: string, who: { token?: string; from?: string }, self = 'admin') {
  const [method = '', path = ''] = route.split(' ');
  const filled = path
    .replace('{username}', self)
    .replace('{name}', 'nobody-at-all')
    .replace(/\{\w+\}/, '999999');
  const { status } = await site.call(method, filled, {
    ...(who.token !== undefined && { token: who.token }),
    ...(who.from !== undefined && { headers: { 'x-forwarded-for': who.from } }),
  });
  return status;
}

/** An allowed caller gets a result or a validation error. */
function outcome(status: number): 'let in' | number {
  return [200, 400, 404].includes(status) ? 'let in' : status;
}

test('the API document lists every route with its access', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call['x-access']]),
  );

  expect(Object.fromEntries(documented)).toEqual(ROUTES);
});

test('the API document has a page that obeys the content security policy', async () => {
  const { status, text, headers } = await site.call('GET', '/docs/');

  expect(status).toBe(200);
  expect(text).toContain('swagger-ui');
  expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});

describe.each(Object.entries(ROUTES))('%s', (route, access) => {
  const isOpen = access === 'everybody';

  test(`allows the intended callers: ${access}`, async () => {
    const self = access === 'self' ? user.username : 'nobody-at-all';
    const allowed = staff.get(access) ?? user;

    expect(outcome(await statusOf(route, isOpen ? {} : allowed, self))).toBe('let in');
  });

  test('allows visitors and disabled accounts only if it is open', async () => {
    const visitor = await statusOf(route, {});
    const gone = await statusOf(route, disabled, disabled.username);

    const isOpenToGone = isOpen && !RECOGNIZES.includes(route);
    expect([visitor, gone].map(outcome)).toEqual([isOpen ? 'let in' : 401, isOpenToGone ? 'let in' : 401]);
  });

  test('allows a user without permissions only if none is needed', async () => {
    const isForUsers = isOpen || access === 'user';

    expect(outcome(await statusOf(route, user))).toBe(isForUsers ? 'let in' : 403);
  });

  test('accepts no other permission for the one it needs', async () => {
    const isForUsers = isOpen || access === 'user';
    const outcomes: Record<string, unknown> = {};
    for (const [permission, { token }] of staff)
      outcomes[permission] = outcome(await statusOf(route, { token }));

    const expected = PERMISSIONS.map((each) => [each, isForUsers || each === access ? 'let in' : 403]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });

  test('refuses banned addresses', async () => {
    const status = await statusOf(route, { from: BANNED });

    expect(status).toBe(route === 'POST /api/account/register' ? 200 : 403);
  });
});
