import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tips } from './tips.tsx';

const FIRST = 'You can practice against a bot without an account.';
const SECOND = 'Playing with a friend? Create a private game and send them the link.';
/** Longer than one tip, shorter than two. */
const ONE_TIP_MS = 8000;

const show = ({ prefersStillness = false } = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  render(<Tips />);
};
const wait = (): void =>
  act(() => {
    vi.advanceTimersByTime(ONE_TIP_MS);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tips follow each other', () => {
  show();
  expect(screen.getByText(FIRST)).toBeDefined();

  wait();

  expect(screen.getByText(SECOND)).toBeDefined();
});

test('paused tips stay until the user resumes them', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause tips' }));
  wait();
  expect(screen.getByText(FIRST)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Resume tips' }));
  wait();

  expect(screen.getByText(SECOND)).toBeDefined();
});

test('a user who prefers reduced motion sees paused tips', () => {
  show({ prefersStillness: true });

  wait();

  expect(screen.getByText(FIRST)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resume tips' })).toBeDefined();
});
