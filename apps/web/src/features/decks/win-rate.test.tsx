import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WinRate } from './win-rate.tsx';

test('a deck without games shows no win rate', () => {
  render(<WinRate wins={0} losses={0} winRate={0} />);

  expect(screen.getByText('no games yet')).toBeDefined();
  expect(screen.queryByText('0%')).toBeNull();
});

test('a deck that lost all its games shows a win rate of 0%', () => {
  render(<WinRate wins={0} losses={3} winRate={0} />);

  expect(screen.getByText('0%')).toBeDefined();
});

test('a win rate is rounded and has its record beside it', () => {
  render(<WinRate wins={2} losses={1} winRate={66.67} />);

  expect(screen.getByText('67%')).toBeDefined();
  expect(screen.getByText('2 – 1').title).toBe('2 won, 1 lost');
});
