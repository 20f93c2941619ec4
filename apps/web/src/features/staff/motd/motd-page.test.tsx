import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../../lib/lobby/state.ts';
import { useLobby } from '../../../lib/lobby/store.ts';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { connectTestLobby } from '../../../test/lobby-server.ts';
import { logIn, somebody } from '../../../test/server.ts';
import { MotdPage } from './motd-page.tsx';

beforeEach(() => {
  logIn(somebody(['canManageMotd']));
  const motd = { message: 'Tournament on Sunday', motdType: 'warning' } as const;
  useLobby.setState({ ...initialLobby, messages: [], motd });
});

test('the form starts with the current message', async () => {
  await connectTestLobby();
  openPage(<MotdPage />);

  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Tournament on Sunday');
  expect(screen.getByRole('radio', { name: 'Warning' })).toHaveProperty('checked', true);
  expect(hasUnsavedChanges()).toBe(false);
});

test('message and type are saved', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<MotdPage />);

  await user.clear(screen.getByRole('textbox', { name: 'Message' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'All is well');
  await user.click(screen.getByRole('radio', { name: 'Success' }));
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The message of the day was saved.')).toBeDefined();
  expect(lobby.commands).toEqual([['motd', { message: 'All is well', motdType: 'success' }]]);
});

test('an empty message removes it', async () => {
  const lobby = await connectTestLobby();
  const user = openPage(<MotdPage />);

  await user.clear(screen.getByRole('textbox', { name: 'Message' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The message of the day was removed.')).toBeDefined();
  expect(lobby.commands).toEqual([['motd', { message: '', motdType: 'warning' }]]);
});

test('a missing answer of the lobby is reported', async () => {
  await connectTestLobby({ motd: 'hang up' });
  const user = openPage(<MotdPage />);

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByRole('alert')).textContent).toBe('The lobby did not respond. Please try again.');
});
