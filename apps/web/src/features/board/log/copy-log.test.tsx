import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { CopyLog } from './copy-log.tsx';

const button = () => screen.getByRole('button', { name: 'Copy game chat' });
const status = () => screen.getByRole('status').textContent;

test('the copied log begins with the lines that were loaded later', async () => {
  const { store, user } = renderPart(<CopyLog />, midGame());
  const earlier = {
    id: 0,
    date: '2026-03-01T19:00:00.000Z',
    log: { kind: 'log' as const, text: { key: 'log.firstPlayer', args: { player: { player: WREN } } } },
  };
  act(() => store.setState({ earlierLines: [earlier] }));

  await user.click(button());

  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines.slice(0, 3)).toEqual(['Wren goes first', 'Turn 8 – Corvane', 'Corvane chooses Brobnar']);
  expect(lines).toContain('Corvane: good luck with that wall');
});

test('the user is told for four seconds that the log is copied', async () => {
  vi.useFakeTimers();
  renderPart(<CopyLog />, midGame());
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await act(async () => button().click());
  expect(status()).toBe('Copied game chat to clipboard');
  act(() => void vi.advanceTimersByTime(3999));
  expect(status()).toBe('Copied game chat to clipboard');
  act(() => void vi.advanceTimersByTime(1));

  expect(status()).toBe('');
});

test('the user is told why the log could not be copied', async () => {
  renderPart(<CopyLog />, midGame());
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'));

  await act(async () => button().click());

  expect(status()).toBe('Could not copy game chat: no permission');
});
