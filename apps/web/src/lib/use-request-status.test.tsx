import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CallError, GENERIC_ERROR } from './http.ts';
import { failureOf, STATUS_MS, useRequestStatus } from './use-request-status.ts';

const open = () => renderHook(useRequestStatus).result;
const refusal = () => Promise.reject(new CallError(400, ['No such deck', 'Try later.']));

/** Work that is done when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

describe('a request', () => {
  test('is busy until it is done, and then says so', async () => {
    const result = open();
    const { work, resolve } = pending();

    let done: Promise<boolean> | undefined;
    act(() => {
      done = result.current.run('Saved.', work);
    });
    expect(result.current.isBusy).toBe(true);
    expect(result.current.outcome).toBeNull();
    await act(async () => resolve('x'));

    expect(await done).toBe(true);
    expect(result.current.isBusy).toBe(false);
    expect(result.current.outcome).toEqual({ kind: 'done', text: 'Saved.' });
  });

  test('can say what it has done', async () => {
    const result = open();

    await act(async () => {
      await result.current.run(
        (name: string) => `${name} was saved.`,
        async () => 'Old Brine',
      );
    });

    expect(result.current.outcome).toEqual({ kind: 'done', text: 'Old Brine was saved.' });
  });

  test('that is refused says why, and is not busy any more', async () => {
    const result = open();

    await act(async () => expect(await result.current.run('Saved.', refusal)).toBe(false));

    expect(result.current.outcome).toEqual({ kind: 'failed', texts: ['No such deck', 'Try later.'] });
    expect(result.current.isBusy).toBe(false);
  });

  test('is not started while another one is under way', async () => {
    const result = open();
    const { work, resolve } = pending();
    const second = vi.fn<() => Promise<void>>(async () => {});

    await act(async () => {
      const first = result.current.run('First.', work);
      expect(await result.current.run('Second.', second)).toBe(false);
      resolve('x');
      await first;
    });

    expect(second).not.toHaveBeenCalled();
    expect(result.current.outcome).toEqual({ kind: 'done', text: 'First.' });
  });

  test('can follow one that failed', async () => {
    const result = open();

    await act(async () => void (await result.current.run('First.', refusal)));
    await act(async () => void (await result.current.run('Second.', async () => {})));

    expect(result.current.outcome).toEqual({ kind: 'done', text: 'Second.' });
  });
});

describe('the message', () => {
  test('of a success disappears after five seconds', async () => {
    vi.useFakeTimers();
    const result = open();
    await act(async () => void (await result.current.run('Saved.', async () => {})));

    act(() => void vi.advanceTimersByTime(STATUS_MS - 1));
    expect(result.current.outcome).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));

    expect(result.current.outcome).toBeNull();
  });

  test('of a failure stays until it is dismissed', () => {
    vi.useFakeTimers();
    const result = open();

    act(() => result.current.fail('Enter a name.'));
    act(() => void vi.advanceTimersByTime(10 * STATUS_MS));
    expect(result.current.outcome).toEqual({ kind: 'failed', texts: ['Enter a name.'] });
    act(() => result.current.dismiss());

    expect(result.current.outcome).toBeNull();
  });
});

test('an error that is none of the server has a general text', () => {
  expect(failureOf(new TypeError('x is undefined'))).toEqual({ kind: 'failed', texts: [GENERIC_ERROR] });
});
