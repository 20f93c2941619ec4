import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, TOAST_MS, Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => {
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

const show = (text: string, ms?: number): void => act(() => showToast('info', text, ms));
const texts = (): (string | null)[] => screen.queryAllByText(/toast$/).map(({ textContent }) => textContent);

test('the newest toast is first', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);

  show('first toast');
  show('second toast');

  expect(texts()).toEqual(['second toast', 'first toast']);
});

test('a visible text is not shown twice', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);

  show('same toast');
  show('same toast');

  expect(texts()).toEqual(['same toast']);
});

test('a toast disappears after 4 seconds', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);

  show('short toast');
  act(() => {
    vi.advanceTimersByTime(TOAST_MS - 1);
  });
  expect(texts()).toEqual(['short toast']);

  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(texts()).toEqual([]);
});

test('at most three toasts are visible', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);

  for (const name of ['a', 'b', 'c', 'd']) show(`${name} toast`);

  expect(texts()).toEqual(['d toast', 'c toast', 'b toast']);
});

test('a toast stays while the pointer is on it, and disappears 4 seconds later', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);
  show('held toast');
  const toast = screen.getByText('held toast').parentElement as HTMLElement;

  fireEvent.pointerEnter(toast);
  act(() => {
    vi.advanceTimersByTime(TOAST_MS * 3);
  });
  expect(texts()).toEqual(['held toast']);
  fireEvent.pointerLeave(toast);
  act(() => {
    vi.advanceTimersByTime(TOAST_MS);
  });

  expect(texts()).toEqual([]);
});

test('a toast can be closed before its time', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);
  show('first toast');
  show('second toast');

  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  expect(texts()).toEqual(['first toast']);
});

test('a toast can be given more time', () => {
  render(<Toasts label="Messages" closeLabel="Close" />);

  show('long toast', TOAST_MS * 2);
  act(() => {
    vi.advanceTimersByTime(TOAST_MS);
  });

  expect(texts()).toEqual(['long toast']);
});
