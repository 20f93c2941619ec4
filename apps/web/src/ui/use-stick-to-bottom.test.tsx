import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const LINES_KEPT = 100;
/** The lines of a chat that has received `count` of them and keeps the latest. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1 })).slice(-LINES_KEPT);

function Chat({ count, older = [] }: { count: number; older?: { id: number }[] }) {
  const { ref, onScroll, unseen } = useStickToBottom([...older, ...linesOf(count)], 50);
  return (
    <div ref={ref} onScroll={onScroll} role="log">
      {unseen} unseen
      <ol>
        <li data-line={7}>One line</li>
      </ol>
    </div>
  );
}

/** A list that is taller than its visible part. */
function openChat(count: number) {
  const { rerender } = render(<Chat count={count} />);
  const list = screen.getByRole('log');
  Object.defineProperties(list, {
    scrollHeight: { value: 900 },
    clientHeight: { value: 300, configurable: true },
  });
  return {
    list,
    hear: (heard: number) => rerender(<Chat count={heard} />),
    prepend: () => rerender(<Chat count={count} older={[{ id: -1 }]} />),
  };
}

test('a list that drops its oldest lines still follows new ones', () => {
  const { list, hear } = openChat(LINES_KEPT);

  hear(LINES_KEPT + 1);

  expect(list.scrollTop).toBe(900);
});

test('a reader who scrolled up stays there and sees the number of new lines', () => {
  const { list, hear } = openChat(LINES_KEPT);
  hear(LINES_KEPT + 1);

  list.scrollTop = 20;
  fireEvent.scroll(list);
  hear(LINES_KEPT + 4);

  expect(list.scrollTop).toBe(20);
  expect(list.textContent).toContain('3 unseen');
});

/** A list whose size can change: 100 lines of 20 pixels in a list of 300, of which a reader sees the second. */
function readInList(lineTop: () => number) {
  const observed: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observed.push(onResize);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { list, prepend } = openChat(LINES_KEPT);
  vi.spyOn(screen.getByRole('listitem'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, lineTop(), 100, 20),
  );
  list.scrollTop = 200;
  fireEvent.scroll(list);
  return { list, prepend, resize: () => observed.forEach((onResize) => onResize()) };
}

test('the line that is read stays where it is when the list changes its size', () => {
  let top = 5;
  const { list, resize } = readInList(() => top);

  // Narrower lines above have become longer.
  top = 65;
  resize();

  expect(list.scrollTop).toBe(260);
});

test('a list that was hidden for a while shows the same lines again', () => {
  let top = 5;
  const { list, resize } = readInList(() => top);

  Object.defineProperty(list, 'clientHeight', { value: 0, configurable: true });
  list.scrollTop = 0;
  fireEvent.scroll(list);
  resize();
  Object.defineProperty(list, 'clientHeight', { value: 300, configurable: true });
  top = 205;
  resize();

  expect(list.scrollTop).toBe(200);
});

test('the line that is read stays where it is when older lines are added', () => {
  let top = 5;
  const { list, prepend } = readInList(() => top);

  top = 505;
  prepend();

  expect(list.scrollTop).toBe(700);
});
