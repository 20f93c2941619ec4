import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterBar, FilterChoice } from './filter-bar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Name of the deck' });
const type = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
};
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function open(text = '') {
  const heard: string[] = [];
  const bar = (shown: string) => (
    <FilterBar label="Name of the deck" text={shown} onText={(typed) => heard.push(typed)}>
      <span>Houses</span>
    </FilterBar>
  );
  const { rerender } = render(bar(text));
  return { heard, show: (shown: string) => rerender(bar(shown)) };
}

test('a text is reported once, after a pause of half a second', () => {
  const { heard } = open();

  type('gr');
  wait(499);
  type('gray');
  wait(499);
  expect(heard).toEqual([]);
  wait(1);

  expect(heard).toEqual(['gray']);
});

test('a text that is changed back is not reported', () => {
  const { heard } = open('gray');

  type('grayish');
  type('gray');
  wait(1000);

  expect(heard).toEqual([]);
});

test('a text from elsewhere replaces what is typed', () => {
  const { heard, show } = open('gray');

  type('grayish');
  show('');
  wait(1000);

  expect(field().value).toBe('');
  expect(heard).toEqual([]);
});

test('the bar is a search landmark and shows its other choices', () => {
  open();

  expect(screen.getByRole('search').textContent).toBe('Houses');
});

test('a choice reports the chosen value and is marked while something is chosen', () => {
  const chosen: string[] = [];
  const choice = (value: string, isMarked?: boolean) => (
    <FilterChoice
      label="Set"
      value={value}
      onChange={(set) => chosen.push(set)}
      {...(isMarked !== undefined && { isMarked })}
    >
      <option value="">All sets</option>
      <option value="341">Call of the Archons</option>
    </FilterChoice>
  );
  const { rerender } = render(choice(''));
  const select = screen.getByRole('combobox', { name: 'Set' });
  expect(select.hasAttribute('data-chosen')).toBe(false);

  fireEvent.change(select, { target: { value: '341' } });
  expect(chosen).toEqual(['341']);

  rerender(choice('341'));
  expect(select.hasAttribute('data-chosen')).toBe(true);
  rerender(choice('341', false));
  expect(select.hasAttribute('data-chosen')).toBe(false);
});
