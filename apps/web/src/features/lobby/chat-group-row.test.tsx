import type { LobbyMessage } from '@amberhall/protocol';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { ChatGroupRow } from './chat-group-row.tsx';

const user = { username: 'wilf', name: 'wilf', avatar: null, role: 'supporter' } as const;

function show(message: Partial<LobbyMessage>): void {
  const time = '2026-11-21T18:41:00.000Z';
  const whole: LobbyMessage = { id: 1, time, user, deleted: false, ...message };
  render(<ChatGroupRow group={{ id: 1, user, time, messages: [whole] }} />, { wrapper: MemoryRouter });
}

afterEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  vi.unstubAllGlobals();
});

test('a name has its role as a word', () => {
  show({ message: 'hello' });

  expect(screen.getByText('wilf')).toBeDefined();
  expect(screen.getByText('Supporter')).toBeDefined();
});

test('a removed message: everybody reads that a moderator removed it', () => {
  show({ deleted: true });

  expect(screen.getByText('Message deleted by a moderator')).toBeDefined();
});

test('a removed message: moderators see its text and who removed it', () => {
  show({ message: 'something rude', deleted: true, deletedBy: 'anselm' });

  expect(screen.getByText('something rude')).toBeDefined();
  expect(screen.getByText('Message removed by anselm')).toBeDefined();
});

test('a moderator removes a message after a confirmation', async () => {
  const sent = answerCalls({ 'DELETE /api/messages/1': { success: true, id: 1 } });
  logIn(somebody(['canModerateChat']));
  show({ message: 'something rude' });

  await userEvent.click(await screen.findByRole('button', { name: 'Remove wilf’s message' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/messages/1']);
});

test('other users cannot remove messages', () => {
  logIn(somebody(['isAdmin', 'canManageUsers']));
  show({ message: 'something rude' });

  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});
