import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterPaint, useValueAfterPaint } from './after-paint.ts';

test('a call after the paint comes after the callbacks of the next frame', async () => {
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();

  afterPaint(() => {
    order.push('after the paint');
    resolve();
  });
  requestAnimationFrame(() => order.push('in the frame'));
  await promise;

  expect(order).toEqual(['in the frame', 'after the paint']);
});

test('a call that is cancelled before the frame or after it does not come', async () => {
  const then = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<void>();

  afterPaint(then)();
  const cancel = afterPaint(then);
  requestAnimationFrame(cancel);
  afterPaint(resolve);
  await promise;

  expect(then).not.toHaveBeenCalled();
});

function Shown({ value }: { value: string }) {
  return <p>{useValueAfterPaint(value)}</p>;
}

test('a value is shown at once at first, and a new one after the paint', async () => {
  const { rerender } = render(<Shown value="first" />);
  expect(screen.getByText('first')).toBeTruthy();

  act(() => rerender(<Shown value="second" />));
  expect(screen.queryByText('second')).toBeNull();

  await waitFor(() => expect(screen.getByText('second')).toBeTruthy());
});

test('a value that changes before each paint is still shown after the first one', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const { rerender } = render(<Shown value="first" />);

  rerender(<Shown value="second" />);
  frames.splice(0).forEach((callback) => callback(0));
  rerender(<Shown value="third" />);
  act(() => void vi.runAllTimers());

  expect(screen.getByText('third')).toBeTruthy();
});
