import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lastPageOf, numbersAround, Pagination } from './pagination.tsx';

function open(page: number, count: number) {
  const asked: number[] = [];
  render(<Pagination page={page} pageSize={10} count={count} onPage={(number) => asked.push(number)} />);
  return { asked, user: userEvent.setup() };
}

const numbers = (): (string | null)[] =>
  screen.getAllByRole('button', { name: /\d/ }).map(({ textContent }) => textContent);

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [100, 10],
])('a list of %i entries ends on page %i', (count, last) => {
  expect(lastPageOf(count, 10)).toBe(last);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [2, 9, [1, 2, 3, 9]],
])('page %i of %i offers the pages %j', (page, last, expected) => {
  expect(numbersAround(page, last)).toEqual(expected);
});

test('a list of one page says its range and offers no other page', () => {
  open(1, 7);

  expect(screen.getByRole('navigation').textContent).toBe('1 to 7 of 7');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty list starts its range at 0', () => {
  open(1, 0);

  expect(screen.getByRole('navigation').textContent).toBe('0 to 0 of 0');
});

test('the last page ends its range at the number of entries', () => {
  open(10, 95);

  expect(screen.getByRole('navigation').textContent).toContain('91 to 95 of 95');
});

test('the current page is marked, and gaps between numbers are shown', () => {
  open(5, 90);

  expect(numbers()).toEqual(['1', '4', '5', '6', '9']);
  expect(screen.getByText('5').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('4').hasAttribute('aria-current')).toBe(false);
  expect(screen.getAllByText('…')).toHaveLength(2);
});

test('the arrows and the numbers lead to their pages', async () => {
  const { asked, user } = open(5, 90);

  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByText('9'));

  expect(asked).toEqual([4, 6, 9]);
});

test.each([
  [1, 'Previous page', 'Next page'],
  [9, 'Next page', 'Previous page'],
])('page %i of 9 disables "%s" alone', (page, disabled, enabled) => {
  open(page, 90);

  expect(screen.getByRole<HTMLButtonElement>('button', { name: disabled }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: enabled }).disabled).toBe(false);
});
