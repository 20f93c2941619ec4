import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { SecurityPage } from './security-page.tsx';

const laptop = {
  id: 3,
  ip: '192.0.2.7',
  browser: 'Firefox, Linux',
  lastUsed: '2026-11-21T18:41:00.000Z',
  current: true,
};
const phone = {
  id: 4,
  ip: '198.51.100.9',
  browser: null,
  lastUsed: '2026-11-20T08:05:00.000Z',
  current: false,
};
const LIST = 'GET /api/account/Mira/sessions';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('every session is listed with its browser, address and last use, the own one marked', async () => {
  answerCalls({ [LIST]: { success: true, tokens: [laptop, phone] } });

  openPage(<SecurityPage />);

  const rows = within(await screen.findByRole('table', { name: 'Active sessions' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Firefox, Linux');
  expect(rows[1]?.textContent).toContain('192.0.2.7 This session');
  expect(rows[2]?.textContent).toContain('Unknown');
  expect(rows[2]?.textContent).toContain('20 Nov 2026');
  expect(rows[2]?.textContent).not.toContain('This session');
});

test('the page has a heading', async () => {
  answerCalls({ [LIST]: { success: true, tokens: [laptop] } });

  openPage(<SecurityPage />);

  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeDefined();
});

test('an empty list is explained', async () => {
  answerCalls({ [LIST]: { success: true, tokens: [] } });

  openPage(<SecurityPage />);

  expect(await screen.findByText('You have no active sessions.')).toBeDefined();
});

test('a session is ended after a confirmation, and the list is loaded again', async () => {
  let tokens = [laptop, phone];
  const sent = answerCalls({
    [LIST]: () => ({ body: { success: true, tokens } }),
    'DELETE /api/account/Mira/sessions/4': () => {
      tokens = [laptop];
      return { body: { success: true, tokenId: 4 } };
    },
  });
  const user = openPage(<SecurityPage />);

  await user.click(await screen.findByRole('button', { name: 'Remove the session from 198.51.100.9' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove session' });
  const question =
    'Are you sure you want to remove this session? It will be logged out and any games in progress may be abandonded.';
  expect(within(dialog).getByText(question)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Session removed successfully')).toBeDefined();
  expect(screen.queryByText('198.51.100.9')).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual([LIST, 'DELETE /api/account/Mira/sessions/4', LIST]);
});

test('all other sessions are ended at once', async () => {
  let tokens = [laptop, phone];
  answerCalls({
    [LIST]: () => ({ body: { success: true, tokens } }),
    'DELETE /api/account/Mira/sessions': () => {
      tokens = [laptop];
      return { body: { success: true } };
    },
  });
  const user = openPage(<SecurityPage />);

  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('All other sessions were ended.')).toBeDefined();
  expect(screen.queryByText('198.51.100.9')).toBeNull();
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('Cancel ends no session', async () => {
  const sent = answerCalls({ [LIST]: { success: true, tokens: [laptop] } });
  const user = openPage(<SecurityPage />);

  await user.click(await screen.findByRole('button', { name: 'Remove the session from 192.0.2.7' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  expect(sent).toHaveLength(1);
});

test('a list that cannot be loaded can be retried', async () => {
  let isUp = false;
  answerCalls({
    [LIST]: () => (isUp ? { body: { success: true, tokens: [phone] } } : { status: 500, body: {} }),
  });
  const user = openPage(<SecurityPage />);

  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the sessions.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('198.51.100.9')).toBeDefined();
});

test('a session that cannot be ended stays, and the reason is said', async () => {
  answerCalls({
    [LIST]: { success: true, tokens: [laptop, phone] },
    'DELETE /api/account/Mira/sessions/4': { success: false, message: 'Unauthorized' },
  });
  const user = openPage(<SecurityPage />);

  await user.click(await screen.findByRole('button', { name: 'Remove the session from 198.51.100.9' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Unauthorized');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('198.51.100.9')).toBeDefined();
});

test.each([
  ['192.0.2.7', true],
  ['198.51.100.9', false],
])('before the session from %s is ended, it is said that it is the own one: %s', async (ip, isSaid) => {
  answerCalls({ [LIST]: { success: true, tokens: [laptop, phone] } });
  const user = openPage(<SecurityPage />);

  await user.click(await screen.findByRole('button', { name: `Remove the session from ${ip}` }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('This is the session you are using right now.') !== null).toBe(isSaid);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
});

test('whoever has one session cannot end others', async () => {
  answerCalls({ [LIST]: { success: true, tokens: [laptop] } });
  openPage(<SecurityPage />);

  await screen.findByText('192.0.2.7');
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});
