import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStickToBottom } from './use-stick-to-bottom.ts';

const LINES_KEPT = 100;
/** The lines of a chat that has received `count` of them and keeps the latest. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1 })).slice(-LINES_KEPT);

function Chat({ count }: { count: number }) {
  const { ref, onScroll, unseen } = useStickToBottom(linesOf(count), 50);
  return (
    <div ref={ref} onScroll={onScroll} role="log">
      {unseen} unseen
    </div>
  );
}

/** A list that is taller than its visible part. */
function openChat(count: number) {
  const { rerender } = render(<Chat count={count} />);
  const list = screen.getByRole('log');
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  return { list, hear: (heard: number) => rerender(<Chat count={heard} />) };
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
  expect(list.textContent).toBe('3 unseen');
});
