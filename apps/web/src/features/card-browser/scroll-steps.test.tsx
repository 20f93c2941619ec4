import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollSteps } from './scroll-steps.tsx';

let reach: (isThere: boolean) => void = () => {};
let observers = 0;

beforeEach(() => {
  observers = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        observers += 1;
        reach = (isIntersecting) => act(() => onChange([{ isIntersecting }]));
      }
      observe = () => {};
      disconnect = () => void (observers -= 1);
    },
  );
});

function open(count: number) {
  const items = Array.from({ length: count }, (_, index) => `item ${index}`);
  return render(
    <ScrollSteps items={items}>{(shown) => shown.map((item) => <p key={item}>{item}</p>)}</ScrollSteps>,
  );
}
const shown = () => screen.queryAllByText(/^item/).length;

test('a short list is whole and has no end to reach', () => {
  open(40);

  expect(shown()).toBe(40);
  expect(screen.queryByRole('button')).toBeNull();
  expect(observers).toBe(0);
});

test('more of a long list is drawn as its end comes into view', () => {
  open(100);
  expect(shown()).toBe(40);

  reach(false);
  expect(shown()).toBe(40);
  reach(true);
  expect(shown()).toBe(80);
  reach(true);

  expect(shown()).toBe(100);
  expect(observers).toBe(0);
});

test('more is drawn with the button, which says how many are left', async () => {
  open(100);

  await userEvent.click(screen.getByRole('button', { name: 'Show more (60 left)' }));

  expect(screen.getByRole('button', { name: 'Show more (20 left)' })).toBeDefined();
});

test('a browser that observes nothing has the button', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  open(41);

  await userEvent.click(screen.getByRole('button'));

  expect(shown()).toBe(41);
});

test('nothing is observed any more when the list has left the page', () => {
  const { unmount } = open(100);
  expect(observers).toBe(1);

  unmount();

  expect(observers).toBe(0);
});
