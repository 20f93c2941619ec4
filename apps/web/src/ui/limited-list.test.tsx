import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { LimitedList } from './limited-list.tsx';

const list = (count: number) => (
  <LimitedList items={Array.from({ length: count }, (_, index) => index)} step={10}>
    {(item) => <li key={item}>{item}</li>}
  </LimitedList>
);
const rows = () => screen.getAllByRole('listitem').length;

test('a long list shows its first items, and more at each press', async () => {
  const user = openPage(list(25));
  expect(rows()).toBe(10);
  expect(screen.getByText('10 of 25')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(rows()).toBe(20);
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }));

  expect(rows()).toBe(25);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a short list shows all items without a button', () => {
  openPage(list(10));

  expect(rows()).toBe(10);
  expect(screen.queryByRole('button')).toBeNull();
});
