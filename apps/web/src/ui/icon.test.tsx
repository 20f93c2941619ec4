import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Emblem } from './emblem.tsx';
import { Icon } from './icon.tsx';

test('an icon without a label is decoration', () => {
  const { container } = render(<Icon name="trash" />);

  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('18');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#i-trash$/);
});

test('an icon with a label is an image of that name', () => {
  render(<Icon name="lock" label="Private" size={14} />);

  expect(screen.getByRole('img', { name: 'Private' }).getAttribute('width')).toBe('14');
});

test('an emblem has the two colors of its name', () => {
  const { container } = render(<Emblem name="mars" label="" />);

  const style = container.querySelector('svg')?.style;
  expect(style?.getPropertyValue('--emblem')).toBe('var(--mars)');
  expect(style?.getPropertyValue('--emblem-deep')).toBe('var(--mars-2)');
});

test('an emblem beside its name is decoration, alone it is an image with a tooltip', () => {
  const { container, rerender } = render(<Emblem name="mars" label="" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('title')).toBeNull();

  rerender(<Emblem name="mars" label="Mars" size={24} />);
  expect(screen.getByRole('img', { name: 'Mars' }).getAttribute('width')).toBe('24');
  expect(container.querySelector('title')?.textContent).toBe('Mars');
});
