import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Range } from './card-search.ts';
import { RangeFilter } from './range-filter.tsx';

function open(range: Range = { min: undefined, max: undefined }) {
  const made: Range[] = [];
  render(<RangeFilter label="Power" range={range} onChange={(change) => made.push(change)} />);
  const type = (end: 'least' | 'most', text: string) =>
    fireEvent.change(screen.getByLabelText(`Power: at ${end}`), { target: { value: text } });
  return { made, type };
}

test('each end is changed without the other one', () => {
  const { made, type } = open({ min: 2, max: 8 });

  type('least', '3');
  type('most', '7');

  expect(made).toEqual([
    { min: 3, max: 8 },
    { min: 2, max: 7 },
  ]);
});

test('an empty end is open, and zero is not', () => {
  const { made, type } = open({ min: 2, max: 8 });

  type('least', '');
  type('most', '0');

  expect(made).toEqual([
    { min: undefined, max: 8 },
    { min: 2, max: 0 },
  ]);
});

test.each([
  ['-4', 0],
  ['250', 99],
  ['3.7', 3],
])('%s becomes %i', (text, number) => {
  const { made, type } = open();

  type('least', text);

  expect(made).toEqual([{ min: number, max: undefined }]);
});

test('an open end is empty', () => {
  open({ min: undefined, max: 0 });

  expect(screen.getByLabelText('Power: at least')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Power: at most')).toHaveProperty('value', '0');
});
