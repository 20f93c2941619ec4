import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { BlocklistPage } from './blocklist-page.tsx';

const LIST = '/api/account/Mira/blocklist';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('an empty list is explained', async () => {
  answerCalls({ [`GET ${LIST}`]: { success: true, blockList: [] } });

  openPage(<BlocklistPage />);

  expect(await screen.findByText('No users currently blocked')).toBeDefined();
});

test('a list is not called empty while it loads, nor if it has users', async () => {
  answerCalls({ [`GET ${LIST}`]: { success: true, blockList: ['otto'] } });

  openPage(<BlocklistPage />);

  expect(screen.queryByText('No users currently blocked')).toBeNull();
  expect(await screen.findByRole('cell', { name: 'otto' })).toBeDefined();
  expect(screen.queryByText('No users currently blocked')).toBeNull();
});

test('a blocked user is listed, and the lobby’s lists are requested again', async () => {
  const lobby = await connectTestLobby();
  const sent = answerCalls({
    [`GET ${LIST}`]: { success: true, blockList: [] },
    [`POST ${LIST}`]: { success: true, username: 'nils', user: somebody([], { blockList: ['nils'] }) },
  });
  const user = openPage(<BlocklistPage />);

  await user.type(screen.getByRole('textbox', { name: 'Username' }), ' Nils ');
  await user.click(screen.getByRole('button', { name: 'Block' }));

  expect(await screen.findByRole('cell', { name: 'nils' })).toBeDefined();
  expect(sent[1]?.body).toEqual({ username: 'Nils' });
  expect(useSession.getState().user?.blockList).toEqual(['nils']);
  await vi.waitFor(() => expect(lobby.commands).toEqual([['authenticate', 'token-1']]));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', '');
});

test('an empty name is not sent', async () => {
  const sent = answerCalls({ [`GET ${LIST}`]: { success: true, blockList: [] } });
  const user = openPage(<BlocklistPage />);

  await user.click(screen.getByRole('button', { name: 'Block' }));

  expect(screen.getByText('You must specify a username to block')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('a refusal is shown, keeps the typed name, and can be dismissed', async () => {
  answerCalls({
    [`GET ${LIST}`]: { success: true, blockList: [] },
    [`POST ${LIST}`]: { success: false, message: ['Nobody has this name.', 'Try another.'] },
  });
  const user = openPage(<BlocklistPage />);

  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Block' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Nobody has this name.Try another.');
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'nobody');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a blocked user can be unblocked', async () => {
  answerCalls({
    [`GET ${LIST}`]: { success: true, blockList: ['nils', 'otto'] },
    [`DELETE ${LIST}/nils`]: { success: true, username: 'nils', user: somebody([], { blockList: ['otto'] }) },
  });
  const user = openPage(<BlocklistPage />);

  await user.click(await screen.findByRole('button', { name: 'Remove nils from the block list' }));

  expect(await screen.findByText('nils is no longer blocked.')).toBeDefined();
  expect(screen.queryByRole('cell', { name: 'nils' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'otto' })).toBeDefined();
  // The focused button was removed: the keyboard continues from the list.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /Blocked users/ }));
});

test('a list that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    [`GET ${LIST}`]: () =>
      isAway ? { status: 500, body: {} } : { body: { success: true, blockList: ['otto'] } },
  });
  const user = openPage(<BlocklistPage />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('cell', { name: 'otto' })).toBeDefined();
});

test('a user who cannot be unblocked stays blocked', async () => {
  answerCalls({
    [`GET ${LIST}`]: { success: true, blockList: ['otto'] },
    [`DELETE ${LIST}/otto`]: { success: false, message: 'User was not found.' },
  });
  const user = openPage(<BlocklistPage />);

  await user.click(await screen.findByRole('button', { name: 'Remove otto from the block list' }));

  expect((await screen.findByRole('alert')).textContent).toContain('User was not found.');
  expect(screen.getByRole('cell', { name: 'otto' })).toBeDefined();
});
