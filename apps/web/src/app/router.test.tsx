import { okReply } from '@amberhall/protocol';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, redirects } from '../lib/http.ts';
import { takeReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { App } from './app.tsx';
import { destinationPath, router } from './router.tsx';

async function openAt(path: string): Promise<void> {
  await act(async () => router.navigate(path));
  render(<App />);
}
const path = () => `${router.state.location.pathname}${router.state.location.search}`;

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  answerCalls({});
});
// The router belongs to the window, which the files of a worker share.
afterEach(() => router.navigate('/'));

test('an address without a page says so inside of the frame of the site', async () => {
  await openAt('/no/such/page');

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
});

test('a page whose files are loaded on demand opens, and names itself in the title of the window', async () => {
  await openAt('/privacy');

  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeDefined();
  await waitFor(() => expect(document.title).toContain('Privacy'));
});

test('a visitor of the decks is asked to log in', async () => {
  await openAt('/decks');

  expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeDefined();
});

test('a login that has ended leads to the login page, and from there back to the page', async () => {
  await openAt('/about?part=2');

  await act(async () => redirects.toLogin());

  await waitFor(() => expect(path()).toBe('/login'));
  expect(takeReturnPath()).toBe('/about?part=2');
});

test('a call that the server forbids leads to the page that says so', async () => {
  logIn(somebody());
  answerCalls({ 'GET /api/thing': () => ({ status: 403, body: { success: false, message: 'Forbidden' } }) });
  await openAt('/about');

  await act(() => call('/api/thing', { reply: okReply({}) }).catch(() => undefined));

  expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeDefined();
  expect(path()).toBe('/unauth');
});

test('the target of a link is known while its page loads, and no longer after it', async () => {
  await openAt('/about');
  expect(destinationPath()).toBeUndefined();

  let loading: Promise<void> | undefined;
  act(() => void (loading = router.navigate('/community?x=1#top')));
  expect(destinationPath()).toBe('/community?x=1#top');
  await act(async () => loading);

  expect(destinationPath()).toBeUndefined();
});
