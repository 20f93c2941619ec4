import type { LobbyMessage } from '@amberhall/protocol';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatGroupRow } from './chat-group-row.tsx';

const user = { username: 'wilf', name: 'wilf', avatar: null, role: 'supporter' } as const;

function show(message: Partial<LobbyMessage>): void {
  const time = '2026-11-21T18:41:00.000Z';
  const whole: LobbyMessage = { id: 1, time, user, deleted: false, ...message };
  render(<ChatGroupRow group={{ id: 1, user, time, messages: [whole] }} />);
}

test('a name comes with its role as a word', () => {
  show({ message: 'hello' });

  expect(screen.getByText('wilf')).toBeDefined();
  expect(screen.getByText('Supporter')).toBeDefined();
});

test('a removed message: everybody reads that a moderator removed it', () => {
  show({ deleted: true });

  expect(screen.getByText('Message deleted by a moderator')).toBeDefined();
});

test('a removed message: moderators read it, and who removed it', () => {
  show({ message: 'something rude', deleted: true, deletedBy: 'anselm' });

  expect(screen.getByText('something rude')).toBeDefined();
  expect(screen.getByText('Message removed by anselm')).toBeDefined();
});
