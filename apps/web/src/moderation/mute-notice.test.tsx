import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { BanDialog } from './ban-dialog.tsx';
import { MuteNotice } from './mute-notice.tsx';

afterEach(() => {
  vi.useRealTimers();
  useLobby.setState(initialLobby);
});

test('a muted user reads what, until when and why, until the mute ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-22T10:00:00.000Z');
  render(<MuteNotice />);
  expect(screen.queryByRole('status')).toBeNull();

  act(() =>
    useLobby.setState({ mute: { kind: 'mute', reason: 'insults', until: '2026-11-29T10:00:00.000Z' } }),
  );
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('You cannot write until 29 Nov 2026');
  expect(notice.textContent).toContain('Reason: Insulting other players.');

  act(() => {
    vi.setSystemTime('2026-11-29T10:00:01.000Z');
    vi.advanceTimersByTime(10_000);
  });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a permanent measure has no end', async () => {
  useLobby.setState({ mute: { kind: 'mute', reason: 'spam', until: null } });
  render(<MuteNotice />);

  expect((await screen.findByRole('status')).textContent).toBe('You cannot write any more. Reason: Spam.');
});

test('a banned user reads why the login has ended, once', async () => {
  const ban = { kind: 'ban', reason: 'cheating', until: null } as const;
  useLobby.setState({ ban });
  render(<BanDialog ban={ban} />);

  expect(await screen.findByText('You cannot log in any more. Reason: Cheating.')).toBeDefined();
  act(() => screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click());
  expect(useLobby.getState().ban).toBeNull();
});
