import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { LoadingRows } from './loading-rows.tsx';

test('an empty list says what is missing and what to do', () => {
  render(
    <EmptyState title="No decks yet" actions={<button type="button">Import a deck</button>}>
      Import a deck by its link.
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { level: 3, name: 'No decks yet' })).toBeTruthy();
  expect(screen.getByText('Import a deck by its link.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import a deck' })).toBeTruthy();
});

test('an empty page has its title as main heading', () => {
  render(
    <EmptyState title="Page not found" heading="h1">
      Check the address.
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});

test('rows that are loading say so once to screen readers', () => {
  render(<LoadingRows>Loading your decks</LoadingRows>);

  expect(screen.getByRole('status').textContent).toBe('Loading your decks');
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true]')).toHaveLength(3);
});
