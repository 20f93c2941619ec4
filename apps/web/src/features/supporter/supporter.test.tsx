import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Address } from '../../test/address.tsx';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { PatreonPage } from './patreon-page.tsx';
import { SupporterPanel } from './supporter-panel.tsx';

const STATE = 'GET /api/account/patreon';
const LINK = 'POST /api/account/linkPatreon';
const offered = { success: true, isOffered: true, isStale: false };

const openPatreon = (path: string) =>
  openPage(
    <>
      <PatreonPage />
      <Address />
    </>,
    path,
  );

beforeEach(() => logIn(somebody()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a user without a linked account is redirected to Patreon', async () => {
  const url = 'https://patreon.example.org/oauth2/authorize?state=a';
  answerCalls({ [STATE]: offered, 'POST /api/account/patreon': { success: true, url } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const user = openPage(<SupporterPanel />);

  expect(await screen.findByText('Not linked')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Link' }));

  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
});

test('a supporter is thanked, and can unlink the account', async () => {
  logIn(somebody([], { patreon: 2 }));
  answerCalls({ [STATE]: offered, 'POST /api/account/unlinkPatreon': { success: true, user: somebody() } });
  const user = openPage(<SupporterPanel />);

  expect(await screen.findByText('Linked, with a pledge. Thank you!')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));

  expect(await screen.findByText('Your account is no longer linked.')).toBeDefined();
  expect(screen.getByText('Not linked')).toBeDefined();
});

test('an expired link can be renewed', async () => {
  logIn(somebody([], { patreon: 1 }));
  answerCalls({ [STATE]: { ...offered, isStale: true } });
  openPage(<SupporterPanel />);

  expect(await screen.findByText(/link has expired/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Link' })).toBeDefined();
});

test('a site without Patreon says so', async () => {
  answerCalls({ [STATE]: { ...offered, isOffered: false } });
  openPage(<SupporterPanel />);

  expect(await screen.findByText('You cannot link a Patreon account on this site.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the code from Patreon is used once and removed from the address, and the user returns to the profile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = answerCalls({ [LINK]: { success: true, user: somebody([], { patreon: 2 }) } });
  openPatreon('/patreon?code=the-code&state=the-state');

  expect(
    await screen.findByText('Your account was linked successfully. Sending you back to the profile page.'),
  ).toBeDefined();
  expect(sent).toEqual([{ call: LINK, body: { code: 'the-code', state: 'the-state' } }]);
  expect(screen.getByText('/patreon')).toBeDefined();
  act(() => void vi.advanceTimersByTime(5000));

  expect(await screen.findByText('/profile')).toBeDefined();
});

test('a failure is explained', async () => {
  const message = 'An error occurred syncing your patreon account.  Please try again later.';
  answerCalls({ [LINK]: { success: false, message } });
  openPatreon('/patreon?code=the-code&state=the-state');

  expect(await screen.findByText(message.replaceAll('  ', ' '))).toBeDefined();
});

test.each([
  ['/patreon', /This page is not intended to be viewed directly/],
  ['/patreon?error=access_denied&state=a', /Nothing has changed/],
])('%s does nothing and explains why', async (path, text) => {
  const sent = answerCalls({});
  openPatreon(path);

  expect(await screen.findByText(text)).toBeDefined();
  expect(sent).toEqual([]);
});

test('a state that cannot be loaded can be loaded again', async () => {
  let isAway = true;
  answerCalls({ [STATE]: () => (isAway ? { status: 500, body: {} } : { body: offered }) });
  const user = openPage(<SupporterPanel />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('button', { name: 'Link' })).toBeDefined();
});

test('an account that cannot be unlinked stays linked, and the reason is said', async () => {
  logIn(somebody([], { patreon: 2 }));
  answerCalls({
    [STATE]: offered,
    'POST /api/account/unlinkPatreon': { success: false, message: 'Unauthorized' },
  });
  const user = openPage(<SupporterPanel />);

  await user.click(await screen.findByRole('button', { name: 'Unlink' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Unauthorized');
  expect(screen.getByText('Linked, with a pledge. Thank you!')).toBeDefined();
});

test('a code without its state is sent to the server, which refuses it', async () => {
  const sent = answerCalls({ [LINK]: { success: false, message: 'Unauthorized' } });
  openPatreon('/patreon?code=the-code');

  expect(await screen.findByText('Unauthorized')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'the-code', state: '-' }]);
});
