import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRovingTabIndex, Zone } from './zone.tsx';

function Card({ id }: { id: string }) {
  const { isTabStop, onFocus } = useRovingTabIndex(id);
  return (
    <li>
      <button tabIndex={isTabStop ? 0 : -1} onFocus={onFocus}>
        {id}
      </button>
    </li>
  );
}
const row = (ids: readonly string[], props = {}) => (
  <Zone label="Hand" ids={ids} {...props}>
    {(id) => <Card key={id} id={id} />}
  </Zone>
);
const tabStops = () =>
  screen
    .queryAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const list = () => screen.getByRole('list', { name: 'Hand' });

test('Tab enters a row at its first card, and later at the card that had the focus last', () => {
  render(row(['a', 'b', 'c']));
  expect(tabStops()).toEqual(['a']);

  fireEvent.focus(screen.getByRole('button', { name: 'b' }));

  expect(tabStops()).toEqual(['b']);
});

test('when that card leaves, Tab enters at the first one again, and a new card changes nothing', () => {
  const { rerender } = render(row(['a', 'b', 'c']));
  fireEvent.focus(screen.getByRole('button', { name: 'b' }));

  rerender(row(['d', 'a', 'b', 'c']));
  expect(tabStops()).toEqual(['b']);
  rerender(row(['d', 'a', 'c']));

  expect(tabStops()).toEqual(['d']);
});

test('a row that was empty has a tab stop once it has a card', () => {
  const { rerender } = render(row([]));
  expect(list().dataset['empty']).toBe('true');

  rerender(row(['a']));

  expect(tabStops()).toEqual(['a']);
  expect(list().dataset['empty']).toBeUndefined();
});

test('two rows have a tab stop each', () => {
  render(
    <>
      {row(['a', 'b'])}
      {row(['c', 'd'])}
    </>,
  );
  fireEvent.focus(screen.getByRole('button', { name: 'b' }));

  expect(tabStops()).toEqual(['b', 'c']);
});

test('a row makes room for its cards and for the gaps between them', () => {
  render(row(['a', 'b', 'c'], { name: 'hand' }));
  expect(list().dataset['zone']).toBe('hand');
  expect(list().style.getPropertyValue('--count')).toBe('3');
  expect(list().style.getPropertyValue('--gaps')).toBe('2');
});

test('a row of one card does not divide by its gaps, and a wide card takes its own room', () => {
  render(row(['a'], { widths: 1.72 }));

  expect(list().style.getPropertyValue('--gaps')).toBe('1');
  expect(list().style.getPropertyValue('--count')).toBe('1.72');
  expect(list().dataset['zone']).toBe('');
});
