import type { Motd } from '@amberhall/protocol';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { openPage } from '../../test/open-page.tsx';
import { MessageOfTheDay } from './motd.tsx';

function open(motd: Motd) {
  useLobby.setState({ motd });
  return openPage(<MessageOfTheDay />);
}
const dismiss = (user: ReturnType<typeof openPage>) =>
  user.click(screen.getByRole('button', { name: 'Dismiss the message of the day' }));

test('a site without a message shows nothing', () => {
  open({});

  expect(screen.queryByRole('status')).toBeNull();
});

test('a message without a kind is information, with working addresses', () => {
  open({ message: 'See https://example.org today' });

  expect(screen.getByRole('status').textContent).toContain('See https://example.org today');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org');
});

test('an error interrupts screen readers', () => {
  open({ message: 'Down', motdType: 'error' });

  expect(screen.getByRole('alert').textContent).toContain('Down');
});

test('a dismissed message stays away, also at the next visit', async () => {
  const user = open({ message: 'Hello' });

  await dismiss(user);
  expect(screen.queryByText('Hello')).toBeNull();
  openPage(<MessageOfTheDay />);

  expect(screen.queryByText('Hello')).toBeNull();
});

test('another message is shown although the last one was dismissed', async () => {
  const user = open({ message: 'Hello' });

  await dismiss(user);
  act(() => useLobby.setState({ motd: { message: 'Goodbye' } }));

  expect(screen.getByText('Goodbye')).toBeDefined();
});
