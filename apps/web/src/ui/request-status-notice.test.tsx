import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, GENERIC_ERROR } from '../lib/http.ts';
import { STATUS_MS, useRequestStatus } from '../lib/use-request-status.ts';
import { RequestStatusNotice } from './request-status-notice.tsx';
import { RetryNotice } from './retry-notice.tsx';

describe('the notice', () => {
  test('nothing is shown before a request has ended', () => {
    const { container } = render(<RequestStatusNotice outcome={null} onDismiss={() => {}} />);

    expect(container.textContent).toBe('');
  });

  test('a success is said and cannot be dismissed', () => {
    render(<RequestStatusNotice outcome={{ kind: 'done', text: 'Saved.' }} onDismiss={() => {}} />);

    expect(screen.getByRole('status').textContent).toBe('Saved.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a failure says each of its sentences and can be dismissed', async () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <RequestStatusNotice outcome={{ kind: 'failed', texts: ['One.', 'Two.'] }} onDismiss={onDismiss} />,
    );

    expect(screen.getByRole('alert').textContent).toBe('One.Two.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('the status of a request', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const start = () => renderHook(() => useRequestStatus()).result;

  test('a success disappears after five seconds', async () => {
    const status = start();

    await act(async () => {
      expect(await status.current.run('Saved.', async () => {})).toBe(true);
    });
    expect(status.current.outcome).toEqual({ kind: 'done', text: 'Saved.' });
    act(() => {
      vi.advanceTimersByTime(STATUS_MS - 1);
    });
    expect(status.current.outcome).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });

    expect(status.current.outcome).toBeNull();
  });

  test('a refusal of the server shows its messages until it is dismissed', async () => {
    const status = start();
    const refuse = (): Promise<never> => Promise.reject(new CallError(400, ['Too short.', 'No digit.']));

    await act(async () => {
      expect(await status.current.run('Saved.', refuse)).toBe(false);
    });
    act(() => {
      vi.advanceTimersByTime(STATUS_MS * 10);
    });
    expect(status.current.outcome).toEqual({ kind: 'failed', texts: ['Too short.', 'No digit.'] });

    act(() => status.current.dismiss());
    expect(status.current.outcome).toBeNull();
  });

  test('any other error shows the generic sentence', async () => {
    const status = start();

    await act(async () => {
      await status.current.run('Saved.', () => Promise.reject(new TypeError('x is not a function')));
    });

    expect(status.current.outcome).toEqual({ kind: 'failed', texts: [GENERIC_ERROR] });
  });

  test('a second request is not started while the first is under way', async () => {
    const status = start();
    const first = Promise.withResolvers<void>();
    const second = vi.fn<() => Promise<void>>(async () => {});

    let isFirstDone: Promise<boolean> | undefined;
    act(() => {
      isFirstDone = status.current.run('First.', () => first.promise);
    });
    expect(status.current.isBusy).toBe(true);
    expect(await status.current.run('Second.', second)).toBe(false);
    await act(async () => {
      first.resolve();
      expect(await isFirstDone).toBe(true);
    });

    expect(second).not.toHaveBeenCalled();
    expect(status.current.isBusy).toBe(false);
    expect(status.current.outcome).toEqual({ kind: 'done', text: 'First.' });
  });

  test('a page can report a failure of its own', () => {
    const status = start();

    act(() => status.current.fail('Choose a house.'));

    expect(status.current.outcome).toEqual({ kind: 'failed', texts: ['Choose a house.'] });
  });
});

test('a part that could not be loaded can be asked for again', async () => {
  const onRetry = vi.fn<() => void>();
  render(<RetryNotice onRetry={onRetry}>The decks could not be loaded.</RetryNotice>);

  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('alert').textContent).toContain('The decks could not be loaded.');
  expect(onRetry).toHaveBeenCalledOnce();
});
