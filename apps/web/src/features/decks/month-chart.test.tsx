import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthChart } from './month-chart.tsx';

const month = (name: string, wins: number, losses: number) => ({ month: name, wins, losses, winRate: 50 });

function chart(months: Parameters<typeof MonthChart>[0]['months']) {
  render(<MonthChart months={months} />);
  const image = screen.getByRole('img', { name: 'Won and lost games by month' });
  const bars = [...image.querySelectorAll('g')].map((group) => ({
    title: group.querySelector('title')?.textContent,
    label: group.querySelector('text')?.textContent,
    bars: [...group.querySelectorAll('rect')].map((bar) => ({
      y: Number(bar.getAttribute('y')),
      height: Number(bar.getAttribute('height')),
    })),
  }));
  return { image, bars };
}

test('the month with the most games has the full height, and the others are in proportion', () => {
  const { bars } = chart([month('2026-10', 1, 1), month('2026-11', 3, 1)]);

  expect(bars.map((each) => each.bars)).toEqual([
    [
      { y: 60, height: 30 },
      { y: 90, height: 30 },
    ],
    [
      { y: 0, height: 30 },
      { y: 30, height: 90 },
    ],
  ]);
});

test('a month is named the same in every time zone', () => {
  const { bars } = chart([month('2026-01', 2, 5)]);

  expect(bars[0]?.label).toBe('Jan');
  expect(bars[0]?.title).toBe('2026-01: 2 won, 5 lost');
});

test('only the last twelve months are drawn', () => {
  const months = Array.from({ length: 15 }, (_, index) =>
    month(`${index < 12 ? 2025 : 2026}-${String((index % 12) + 1).padStart(2, '0')}`, 1, 0),
  );
  const { bars } = chart(months);

  expect(bars.map(({ label }) => label)).toHaveLength(12);
  expect(bars[0]?.title).toMatch(/^2025-04/);
  expect(bars.at(-1)?.title).toMatch(/^2026-03/);
});

test('a single month is as narrow as one of three', () => {
  const { image } = chart([month('2026-11', 1, 0)]);

  expect(image.getAttribute('viewBox')).toBe('0 0 120 140');
});

test('a month without games has bars without height', () => {
  const { bars } = chart([month('2026-11', 0, 0)]);

  expect(bars[0]?.bars.map(({ height }) => height)).toEqual([0, 0]);
});
