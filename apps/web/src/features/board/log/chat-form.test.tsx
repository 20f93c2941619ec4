import { act, screen } from '@testing-library/react';
import { CHAT_LENGTH } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { useLobby } from '../../../lib/lobby/store.ts';
import { logIn, somebody } from '../../../test/server.ts';
import { midGame } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { ChatForm } from './chat-form.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('Enter sends a line without the spaces around it, and empties the field', async () => {
  const { sent, user } = renderPart(<ChatForm />, midGame());

  await user.type(field(), '  well played {Enter}');

  expect(sent).toEqual([['chat', 'well played']]);
  expect(field().value).toBe('');
});

test('a line of spaces is not sent', async () => {
  const { sent, user } = renderPart(<ChatForm />, midGame());
  expect(send().disabled).toBe(true);

  await user.type(field(), '   {Enter}');

  expect(sent).toEqual([]);
  expect(send().disabled).toBe(true);
});

test('a line that the node refused is back in the field, and the refusal is kept for the table', async () => {
  const answer = { ok: false as const, code: 'RATE_LIMITED' as const };
  const { store, user } = renderPart(<ChatForm />, midGame(), { answer });

  await user.type(field(), 'again{Enter}');

  expect(field().value).toBe('again');
  expect(store.getState().refusal).toBe('RATE_LIMITED');
});

test('a line has at most the length that the server accepts', () => {
  renderPart(<ChatForm />, midGame());

  expect(field().maxLength).toBe(CHAT_LENGTH);
  expect(field().getAttribute('aria-label')).toBe('Enter a message...');
});

test('players write while the spectators are muted', () => {
  renderPart(<ChatForm />, midGame(undefined, { muteSpectators: true }));

  expect(field().disabled).toBe(false);
});

test('a muted user cannot write, and can again when the mute is over', () => {
  useLobby.setState({
    mute: { kind: 'mute', reason: 'insults', until: null },
  });
  renderPart(<ChatForm />, midGame());
  expect(field().disabled).toBe(true);

  act(() => useLobby.setState({ mute: null }));

  expect(field().disabled).toBe(false);
});

test('an @ offers the others at the table: players and spectators', async () => {
  logIn(somebody([], { username: 'Wren', name: 'Wren' }));
  const { user } = renderPart(<ChatForm />, midGame());

  await user.type(field(), '@');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Corvane', 'Ilse']);
});
