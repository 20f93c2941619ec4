import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Panel } from './panel.tsx';

test('a panel is a region with the name of its heading', () => {
  render(
    <Panel title="Games" id="games" aside={<button type="button">Filter</button>}>
      No games yet.
    </Panel>,
  );

  const region = screen.getByRole('region', { name: 'Games' });
  expect(region.id).toBe('games');
  expect(region.textContent).toBe('GamesFilterNo games yet.');
});

test.each([
  [0, '0'],
  [12, '12'],
])('a count of %i stands beside the heading', (count, text) => {
  render(
    <Panel title="Games" count={count}>
      List
    </Panel>,
  );

  expect(screen.getByText(text).className).toBe('count');
});

test('two panels of the same title do not share a heading', () => {
  render(
    <>
      <Panel title="Games">One</Panel>
      <Panel title="Games">Two</Panel>
    </>,
  );

  const labels = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(new Set(labels).size).toBe(2);
});
