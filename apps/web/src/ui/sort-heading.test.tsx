import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SortHeading } from './sort-heading.tsx';

function open(direction: 'asc' | 'desc' | undefined) {
  const presses: string[] = [];
  render(
    <table>
      <thead>
        <tr>
          <SortHeading direction={direction} onSort={() => presses.push('sort')}>
            Name
          </SortHeading>
        </tr>
      </thead>
    </table>,
  );
  return presses;
}

test.each([
  ['asc', 'ascending', 1],
  ['desc', 'descending', 1],
  [undefined, null, 0],
] as const)('a column sorted %s is announced as %s', (direction, words, arrows) => {
  open(direction);

  const heading = screen.getByRole('columnheader', { name: 'Name' });
  expect(heading.getAttribute('aria-sort')).toBe(words);
  expect(heading.querySelectorAll('svg')).toHaveLength(arrows);
});

test('a heading is pressed with the keyboard', async () => {
  const presses = open(undefined);

  await userEvent.tab();
  await userEvent.keyboard(' ');

  expect(presses).toEqual(['sort']);
});
