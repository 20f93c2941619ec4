import type { AdminUser } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { somebody } from '../../../test/server.ts';
import { UserDetails } from './user-details.tsx';

const session = (ip: string, lastUsed: string) => ({
  id: 1,
  ip,
  browser: 'Firefox',
  lastUsed,
  current: false,
});

function open(changes: Partial<AdminUser> = {}, linkedAccounts: string[] = [], linkedCount = 0): void {
  const user: AdminUser = { ...somebody(), registerIp: null, tokens: [], invalidDecks: [], ...changes };
  openPage(<UserDetails user={user} linkedAccounts={linkedAccounts} linkedCount={linkedCount} />);
}
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('what is not known of an account is none', () => {
  open();

  for (const name of ['Registered from', 'Sessions from', 'Last used', 'Linked accounts', 'Blocked users']) {
    expect(fact(name)).toBe('None');
  }
});

test('addresses of all sessions are listed, and the time of the latest one', () => {
  open({
    tokens: [
      session('192.0.2.7', '2026-11-21T12:00:00.000Z'),
      session('192.0.2.8', '2026-10-01T12:00:00.000Z'),
    ],
  });

  expect(fact('Sessions from')).toBe('192.0.2.7, 192.0.2.8');
  expect(fact('Last used')).toContain('21 Nov 2026');
});

test('blocked users are listed', () => {
  open({ blockList: ['fox', 'wolf'] });

  expect(fact('Blocked users')).toBe('fox, wolf');
});

test('linked accounts that are all listed are not counted', () => {
  open({}, ['Otto', 'a b'], 2);

  expect(fact('Linked accounts')?.trim()).toBe('Otto, a b');
  expect(screen.getByRole('link', { name: 'a b' }).getAttribute('href')).toBe('/users?name=a%20b');
});

test('linked accounts beyond those that are listed are counted', () => {
  open({}, ['Otto'], 12);

  expect(fact('Linked accounts')).toBe('Otto and 11 more');
});
