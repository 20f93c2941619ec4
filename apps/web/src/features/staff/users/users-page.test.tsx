import type { AdminUser, Permission } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { connectTestLobby } from '../../../test/lobby-server.ts';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { UsersPage } from './users-page.tsx';

const GET = 'GET /api/user/Nils';
const PUT = 'PUT /api/user/Nils';
const session = {
  id: 3,
  ip: '192.0.2.7',
  browser: 'Firefox, Linux',
  lastUsed: '2026-11-21T18:41:00.000Z',
  current: false,
};

const nils = (permissions: Permission[] = []): AdminUser => ({
  ...somebody(permissions, { id: 12, username: 'Nils', name: 'Nils', email: 'nils@example.org' }),
  registerIp: '198.51.100.9',
  tokens: [session],
  invalidDecks: [],
});
const found = { success: true, user: nils(), linkedAccounts: ['Otto', 'Pia'], linkedCount: 5 };
const SEARCH = 'GET /api/users';
const one = (username: string, changes = {}) => ({
  username,
  name: username,
  avatar: null,
  role: 'user',
  email: `${username}@example.org`,
  registered: '2026-11-21T18:41:00.000Z',
  verified: true,
  disabled: false,
  measures: [],
  ...changes,
});

async function find(): Promise<ReturnType<typeof openPage>> {
  return openPage(<UsersPage />, '/users?name=Nils');
}

beforeEach(() => logIn(somebody(['canManageUsers', 'canManagePermissions'])));
afterEach(() => vi.unstubAllGlobals());

test('an empty name is not searched for', async () => {
  const sent = answerCalls({});
  const user = openPage(<UsersPage />);

  await user.click(screen.getByRole('button', { name: 'Find' }));

  expect(screen.getByText('Username must be specified')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a missing user is reported', async () => {
  answerCalls({ [GET]: () => ({ status: 404, body: { success: false, message: 'User was not found.' } }) });

  await find();

  expect((await screen.findByRole('alert')).textContent).toBe('User was not found.');
});

test('a user is shown with all details', async () => {
  answerCalls({ [GET]: found });

  await find();

  expect(await screen.findByText('User details loaded')).toBeDefined();
  for (const fact of ['nils@example.org', '198.51.100.9', '192.0.2.7']) {
    expect(screen.getByText(fact)).toBeDefined();
  }
});

test('accounts with the same address are links, and the others are counted', async () => {
  answerCalls({ [GET]: found });
  await find();

  const link = await screen.findByRole('link', { name: 'Pia' });
  expect(link.getAttribute('href')).toBe('/users?name=Pia');
  expect(link.parentElement?.textContent).toBe('Otto, Pia and 3 more');
});

test('a search lists users with their state, and more on request', async () => {
  const ban = { kind: 'ban', reason: 'spam', until: null };
  const sent = answerCalls({
    'GET /api/users?search=rogue': {
      success: true,
      users: [one('old_rogue'), one('rogue_fox', { disabled: true, measures: [ban] })],
      isMore: true,
    },
    'GET /api/users?search=rogue&after=rogue_fox': {
      success: true,
      users: [one('rogue_jan')],
      isMore: false,
    },
  });
  const user = openPage(<UsersPage />, '/users');
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'rogue{Enter}');

  expect(await screen.findByText('Disabled · banned permanently')).toBeDefined();
  const link = screen.getByRole('link', { name: 'rogue_fox' });
  expect(link.getAttribute('href')).toBe('/users?name=rogue_fox');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'rogue_jan' })).toBeDefined();
  expect(sent).toHaveLength(2);
});

test('a single result is opened', async () => {
  answerCalls({ [SEARCH]: { success: true, users: [one('Nils')], isMore: false }, [GET]: found });
  const user = openPage(<UsersPage />, '/users');
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'nil{Enter}');

  expect(await screen.findByText('nils@example.org')).toBeDefined();
});

test('a search that finds nobody says so, and one of two letters is not sent', async () => {
  const sent = answerCalls({ [SEARCH]: { success: true, users: [], isMore: false } });
  const user = openPage(<UsersPage />, '/users');
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ni{Enter}');
  expect(await screen.findByText('Enter at least three characters.')).toBeDefined();
  expect(sent).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ls{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('User was not found.');
});

test('a user who manages permissions saves them with the rest', async () => {
  const sent = answerCalls({ [GET]: found, [PUT]: { success: true, user: nils(['canEditNews']) } });
  const user = await find();

  await user.click(await screen.findByRole('switch', { name: 'Disabled' }));
  await user.click(screen.getByRole('switch', { name: 'Edit news' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('User details saved.')).toBeDefined();
  expect(sent[1]?.body).toEqual({
    userToChange: { disabled: true, verified: true, permissions: nils(['canEditNews']).permissions },
  });
  // The page shows what the server returned.
  expect(screen.getByRole('switch', { name: 'Disabled' })).toHaveProperty('checked', false);
});

test('settings that are not saved count as changes, until they are saved or set back', async () => {
  answerCalls({ [GET]: found, [PUT]: { success: true, user: nils(['canEditNews']) } });
  const user = await find();
  const news = () => screen.findByRole('switch', { name: 'Edit news' });

  await user.click(await news());
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(await news());
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(await news());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('User details saved.');

  expect(hasUnsavedChanges()).toBe(false);
});

test('a refused change stays, and counts as not saved', async () => {
  answerCalls({ [GET]: found, [PUT]: { success: false, message: 'User was not found.' } });
  const user = await find();

  await user.click(await screen.findByRole('switch', { name: 'Disabled' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByRole('alert')).textContent).toBe('User was not found.');
  expect(screen.getByRole('switch', { name: 'Disabled' })).toHaveProperty('checked', true);
  expect(hasUnsavedChanges()).toBe(true);
});

test('a user who does not manage permissions neither sees nor sends them', async () => {
  logIn(somebody(['canManageUsers']));
  const sent = answerCalls({ [GET]: found, [PUT]: { success: true, user: nils() } });
  const user = await find();

  await user.click(await screen.findByRole('switch', { name: 'Verified' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByText('User details saved.');
  expect(screen.queryByRole('switch', { name: 'Edit news' })).toBeNull();
  expect(sent[1]?.body).toEqual({ userToChange: { disabled: false, verified: false } });
});

test('decks that need review are listed, and open for users who verify decks', async () => {
  const deck = { id: 31, uuid: 'uuid', name: 'Too good', label: 'impossible', flagged: true };
  answerCalls({ [GET]: { ...found, user: { ...nils(), invalidDecks: [deck] } } });
  logIn(somebody(['canManageUsers', 'canVerifyDecks']));

  await find();

  const link = await screen.findByRole('link', { name: 'Too good' });
  expect(link.getAttribute('href')).toBe('/decks/review?deck=31');
  expect(screen.getByRole('cell', { name: 'Impossible Deck · flagged' })).toBeDefined();
});

test('all decks of a user can be verified by users with the permission, and leave the list', async () => {
  logIn(somebody(['canManageUsers', 'canVerifyDecks']));
  const deck = { id: 31, uuid: 'uuid', name: 'Too good', label: 'used', flagged: true };
  const views = [{ ...found, user: { ...nils(), invalidDecks: [deck] } }, found];
  const sent = answerCalls({
    [GET]: () => ({ body: views.shift() ?? found }),
    'POST /api/user/Nils/verifyDecks': { success: true, verified: 3 },
  });
  const user = await find();
  await screen.findByRole('link', { name: 'Too good' });

  await user.click(await screen.findByRole('button', { name: 'Verify all decks' }));

  expect(await screen.findByText('All decks were verified.')).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain('POST /api/user/Nils/verifyDecks');
  expect(screen.queryByRole('link', { name: 'Too good' })).toBeNull();
});

test('all sessions of a user are ended after a confirmation', async () => {
  const lobby = await connectTestLobby();
  answerCalls({ [GET]: found });
  const user = await find();

  await user.click(await screen.findByRole('button', { name: 'Clear sessions of Nils' }));
  expect(lobby.commands).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('All sessions were cleared.')).toBeDefined();
  expect(lobby.commands).toEqual([['clearsessions', 'Nils']]);
  expect(screen.queryByText('192.0.2.7')).toBeNull();
});

test('a search of two letters is not sent, and the form says how many it needs', async () => {
  const sent = answerCalls({});
  const user = openPage(<UsersPage />, '/users');

  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'ro{Enter}');

  expect(screen.getByText('Enter at least three characters.')).toBeDefined();
  expect(sent).toEqual([]);
});

test.each([
  ['refuses', () => ({ status: 403, body: { success: false, message: 'Unauthorized' } }), 'Unauthorized'],
  ['does not answer', () => ({ status: 500, body: {} }), /An error occured communicating/],
])('a search that the server %s shows why', async (_what, answer, text) => {
  answerCalls({ [SEARCH]: answer });
  openPage(<UsersPage />, '/users?search=rogue');

  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a search says that it is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  openPage(<UsersPage />, '/users?search=rogue');

  expect(screen.getByRole('status').textContent).toContain('Loading');
  resolve(new Response(JSON.stringify({ success: true, users: [], isMore: false })));

  expect((await screen.findByRole('alert')).textContent).toBe('User was not found.');
});

test('results say who is not verified, and until when a mute lasts', async () => {
  const mute = { kind: 'mute', reason: 'spam', until: '2026-11-29T10:00:00.000Z' };
  const users = [one('a_long_name_of_15', { verified: false, measures: [mute] }), one('plain')];
  answerCalls({ [SEARCH]: { success: true, users, isMore: false } });
  openPage(<UsersPage />, '/users?search=a_l');

  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toContain('not verified · muted until 29 Nov 2026');
  expect(second?.textContent).not.toMatch(/verified|muted/);
});

test('decks that need review are no links for staff who may not verify decks', async () => {
  const deck = { id: 31, uuid: 'uuid', name: 'Too good', label: 'impossible', flagged: false };
  answerCalls({ [GET]: { ...found, user: { ...nils(), invalidDecks: [deck] } } });
  await find();

  expect(await screen.findByRole('cell', { name: 'Too good' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Too good' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'Impossible Deck' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verify all decks' })).toBeNull();
});

test('a refused end of all sessions says why, and the sessions stay listed', async () => {
  await connectTestLobby({
    clearsessions: { ok: false, code: 'FORBIDDEN', message: 'Not an administrator.' },
  });
  answerCalls({ [GET]: found });
  const user = await find();

  await user.click(await screen.findByRole('button', { name: 'Clear sessions of Nils' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByText('192.0.2.7')).toBeDefined();
  expect(screen.queryByText('All sessions were cleared.')).toBeNull();
});

test('a refused change keeps what was switched, as unsaved', async () => {
  answerCalls({ [GET]: found, [PUT]: { success: false, message: 'User was not found.' } });
  const user = await find();
  const disabled = await screen.findByRole('switch', { name: 'Disabled' });

  await user.click(disabled);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByRole('alert')).textContent).toContain('User was not found.');
  expect(disabled.getAttribute('aria-checked') ?? String((disabled as HTMLInputElement).checked)).toBe(
    'true',
  );
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(disabled);
  expect(hasUnsavedChanges()).toBe(false);
});
