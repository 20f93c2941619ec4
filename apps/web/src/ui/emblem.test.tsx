import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Emblem } from './emblem.tsx';

test('an emblem beside its name is decoration', () => {
  const { container } = render(<Emblem name="dis" label="" />);

  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('title')).toBeNull();
});

test('an emblem alone has a name, also as a tooltip', () => {
  render(<Emblem name="dis" label="Dis" />);

  expect(screen.getByRole('img', { name: 'Dis' }).querySelector('title')?.textContent).toBe('Dis');
});

test('an emblem has the colors and the symbol of its name, and its size', () => {
  render(<Emblem name="mars" label="Mars" size={28} className="large" />);

  const emblem = screen.getByRole('img');
  expect(emblem.getAttribute('style')).toContain('--emblem: var(--mars)');
  expect(emblem.getAttribute('style')).toContain('--emblem-deep: var(--mars-2)');
  expect(emblem.querySelector('use')?.getAttribute('href')).toMatch(/#h-mars$/);
  expect(emblem.getAttribute('width')).toBe('28');
  expect(emblem.classList.contains('large')).toBe(true);
});
