import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendToLobby } from '../../../lib/lobby/client.ts';
import { initialLobby } from '../../../lib/lobby/state.ts';
import { useLobby } from '../../../lib/lobby/store.ts';
import { openPage } from '../../../test/open-page.tsx';
import { logIn, somebody } from '../../../test/server.ts';
import { MotdPage } from './motd-page.tsx';

vi.mock('../../../lib/lobby/client.ts', () => ({
  sendToLobby: vi.fn<() => Promise<object>>(async () => ({ ok: true })),
}));

beforeEach(() => {
  vi.clearAllMocks();
  logIn(somebody(['canManageMotd']));
  const motd = { message: 'Tournament on Sunday', motdType: 'warning' } as const;
  useLobby.setState({ ...initialLobby, connection: 'connected', messages: [], motd });
});

test('the form starts with the current message', () => {
  openPage(<MotdPage />);

  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Tournament on Sunday');
  expect(screen.getByRole('radio', { name: 'Warning' })).toHaveProperty('checked', true);
});

test('message and type are saved', async () => {
  const user = openPage(<MotdPage />);

  await user.clear(screen.getByRole('textbox', { name: 'Message' }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'All is well');
  await user.click(screen.getByRole('radio', { name: 'Success' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(sendToLobby).toHaveBeenCalledWith('motd', { message: 'All is well', motdType: 'success' });
  expect(await screen.findByText('The message of the day was saved.')).toBeDefined();
});

test('an empty message removes it', async () => {
  const user = openPage(<MotdPage />);

  await user.clear(screen.getByRole('textbox', { name: 'Message' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(sendToLobby).toHaveBeenCalledWith('motd', { message: '', motdType: 'warning' });
  expect(await screen.findByText('The message of the day was removed.')).toBeDefined();
});

test('a missing answer of the lobby is reported', async () => {
  vi.mocked(sendToLobby).mockResolvedValue({ ok: false, code: 'OFFLINE', message: '' });
  const user = openPage(<MotdPage />);

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect((await screen.findByRole('alert')).textContent).toBe('The lobby did not respond. Please try again.');
});
