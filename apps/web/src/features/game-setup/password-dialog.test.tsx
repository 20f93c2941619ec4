import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PasswordPrompt } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { lobbyGame } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { PasswordDialog } from './password-dialog.tsx';

const join: PasswordPrompt = { gameId: 'game-1', how: 'join', error: null };
const onClose = vi.fn<() => void>();

function open(prompt: PasswordPrompt = join) {
  useLobby.setState({ games: { 'game-1': lobbyGame({ needsPassword: true }) }, password: prompt });
  return openPage(<PasswordDialog prompt={prompt} onClose={onClose} />);
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

beforeEach(() => {
  onClose.mockClear();
  logIn(somebody());
});

test('the dialog names the game, and has the focus in its field', () => {
  open();

  expect(screen.getByText('A quiet table requires a password.')).toBeDefined();
  expect(document.activeElement).toBe(field());
});

test('an empty password cannot be sent', async () => {
  const user = open();

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Join' });
  expect(button.disabled).toBe(true);
  await user.type(field(), 'x');

  expect(button.disabled).toBe(false);
});

test.each([
  ['join', 'joingame'],
  ['watch', 'watchgame'],
] as const)('a password to %s is sent with Enter, and the game is entered', async (how, command) => {
  const lobby = await connectTestLobby({ [command]: { ok: true, gameId: 'game-1' } });
  const user = open({ ...join, how });

  await user.type(field(), 'open sesame{Enter}');

  await waitFor(() => expect(useLobby.getState().joiningGameId).toBe('game-1'));
  expect(lobby.commands).toEqual([[command, 'game-1', 'open sesame']]);
  expect(useLobby.getState().password).toBeNull();
});

test('a wrong password is reported, and stays in the field to be corrected', async () => {
  await connectTestLobby({ joingame: { ok: false, code: 'PASSWORD_WRONG', message: '' } });
  const user = open();

  await user.type(field(), 'sesame{Enter}');

  await waitFor(() => expect(useLobby.getState().password?.error).toBe('Incorrect game password'));
  expect(field().value).toBe('sesame');
});

test('an error of the lobby is at the field', () => {
  open({ ...join, error: 'Incorrect game password' });

  expect(screen.getByText('Incorrect game password')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('the dialog is left without sending anything', async () => {
  const lobby = await connectTestLobby();
  const user = open();

  await user.type(field(), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onClose).toHaveBeenCalledOnce();
  expect(lobby.commands).toEqual([]);
});
