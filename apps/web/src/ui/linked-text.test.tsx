import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

test('addresses become links, without the full stop after them', () => {
  render(<LinkedText>See https://example.org/league. More soon.</LinkedText>);

  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/league');
  expect(document.body.textContent).toBe('See https://example.org/league. More soon.');
});

test('all other text is plain', () => {
  render(<LinkedText>{'<b>bold</b> javascript:alert(1)'}</LinkedText>);

  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toContain('<b>bold</b>');
});
