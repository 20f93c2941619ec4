import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SortChoice } from './sort-choice.tsx';
import type { Sorting } from './sort-choice.tsx';

type Column = 'name' | 'wins';

function open(sorting: Sorting<Column>) {
  const asked: Sorting<Column>[] = [];
  render(
    <SortChoice<Column>
      choices={[
        { value: 'name', label: 'Name' },
        { value: 'wins', label: 'Wins' },
      ]}
      sorting={sorting}
      onSort={(wanted) => asked.push(wanted)}
      className="narrow"
    />,
  );
  return { asked, user: userEvent.setup() };
}

test('another column keeps the direction', async () => {
  const { asked, user } = open({ sort: 'name', sortDir: 'desc' });

  await user.selectOptions(screen.getByRole('combobox'), 'wins');

  expect(asked).toEqual([{ sort: 'wins', sortDir: 'desc' }]);
});

test.each([
  ['asc', 'desc'],
  ['desc', 'asc'],
] as const)('the button turns %s into %s and keeps the column', async (sortDir, turned) => {
  const { asked, user } = open({ sort: 'wins', sortDir });

  await user.click(screen.getByRole('button'));

  expect(asked).toEqual([{ sort: 'wins', sortDir: turned }]);
});

test('the button names the direction that it would set', () => {
  open({ sort: 'name', sortDir: 'asc' });
  const rising = screen.getByRole('button').getAttribute('aria-label');

  open({ sort: 'name', sortDir: 'desc' });
  const falling = screen.getAllByRole('button')[1]?.getAttribute('aria-label');

  expect(rising).toBeTruthy();
  expect(falling).toBeTruthy();
  expect(rising).not.toBe(falling);
});
