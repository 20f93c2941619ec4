import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('an error interrupts a screen reader', () => {
  render(<Notice kind="error">The deck could not be saved.</Notice>);

  expect(screen.getByRole('alert').textContent).toBe('The deck could not be saved.');
});

test.each(['warning', 'info', 'success'] as const)('a notice of kind %s waits for its turn', (kind) => {
  render(<Notice kind={kind}>Saved.</Notice>);

  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(screen.getByRole('status').className.split(' ')).toEqual(['notice', kind]);
});

test('a notice shows what stands at the end of its line', () => {
  render(
    <Notice kind="info" aside={<button type="button">Close</button>}>
      Saved.
    </Notice>,
  );

  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
