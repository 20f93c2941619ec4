import { render, screen } from '@testing-library/react';
import type { TurnTally } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { CORVANE, WREN } from '../fixture/game.ts';
import { AmberChart } from './amber-chart.tsx';

const turn = (amber: [number, number], keys: [number, number] = [0, 0]): TurnTally => ({
  player: WREN,
  amber,
  keys,
});

/** Draws the chart for Wren, who went second. @returns the points of both lines and the marks of forged keys */
function draw(turns: readonly TurnTally[]) {
  const players = [
    { player: WREN, name: 'Wren', index: 1 },
    { player: CORVANE, name: 'Corvane', index: 0 },
  ];
  const { container } = render(<AmberChart turns={turns} players={players} />);
  const side = (name: 'near' | 'far') => {
    const group = container.querySelector(`g.${name}`)!;
    return {
      points: (group.querySelector('polyline')?.getAttribute('points') ?? '')
        .split(' ')
        .map((point) => point.split(',').map(Number)),
      forged: [...group.querySelectorAll('circle')].map((mark) => [
        Number(mark.getAttribute('cx')),
        Number(mark.getAttribute('cy')),
      ]),
    };
  };
  return { container, near: side('near'), far: side('far') };
}

test('each line shows the pool of its own player, from the left edge to the right one', () => {
  const { near, far } = draw([turn([0, 1]), turn([0, 4]), turn([0, 7])]);

  expect(near.points.map(([x]) => x)).toEqual([22, 280, 538]);
  expect(far.points.map(([, y]) => y)).toEqual([128, 128, 128]);
  const heights = near.points.map(([, y = 0]) => 128 - y);
  expect(heights[1]! / heights[0]!).toBeCloseTo(4);
});

test('the largest pool reaches the upper edge and no pool leaves the picture', () => {
  const { near, far } = draw([turn([3, 20]), turn([12, 5])]);

  expect(near.points[0]?.[1]).toBe(22);
  for (const [, y = 0] of [...near.points, ...far.points]) expect(y).toBeGreaterThanOrEqual(22);
});

test('the cost of a key is in the picture of a game without much amber', () => {
  const { container } = draw([turn([1, 2]), turn([0, 1])]);

  const cost = /^M22 ([\d.]+)H538$/.exec(container.querySelector('.cost')?.getAttribute('d') ?? '');
  expect(Number(cost?.[1])).toBeGreaterThan(22);
  expect(screen.getByText('6').getAttribute('y')).toBe(String(Number(cost?.[1]) + 4));
});

test('a key is marked on the line of the player and at the turn in which it was forged', () => {
  const { near, far } = draw([
    turn([6, 6]),
    turn([0, 6], [1, 0]),
    turn([2, 0], [1, 1]),
    turn([3, 1], [1, 1]),
  ]);

  expect(near.forged).toEqual([near.points[2]]);
  expect(far.forged).toEqual([far.points[1]]);
});

test('a key that is unforged and forged again is marked twice', () => {
  const { near } = draw([turn([0, 0], [0, 1]), turn([0, 0], [0, 0]), turn([0, 0], [0, 1])]);

  expect(near.forged).toHaveLength(2);
});

test('listeners hear the keys of both players, in the order of the lines', () => {
  draw([turn([0, 0], [3, 1])]);

  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Wren: 1 of 3 keys, Corvane: 3 of 3 keys');
});

test.each([
  { name: 'without a turn', turns: [] },
  { name: 'of one turn', turns: [turn([2, 3])] },
])('a game $name has a chart without invalid numbers', ({ turns }) => {
  expect(draw(turns).container.innerHTML).not.toContain('NaN');
});
