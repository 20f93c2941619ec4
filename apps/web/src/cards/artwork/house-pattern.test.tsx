import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HousePattern } from './house-pattern.tsx';

const pathsOf = (house: string) => {
  const { container } = render(<HousePattern house={house} />);
  return [...container.querySelectorAll('path')];
};

test('areas are filled with the color of the text around, and have no line', () => {
  const paths = pathsOf('brobnar');

  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(path.getAttribute('fill')).toBe('currentColor');
    expect(path.getAttribute('stroke')).toBeNull();
  }
});

test('lines are drawn in the color of the text around, and are not filled', () => {
  for (const path of pathsOf('unfathomable')) {
    expect(path.getAttribute('fill')).toBe('none');
    expect(path.getAttribute('stroke')).toBe('currentColor');
  }
});

test('the pattern of a house is always the same', () => {
  const drawn = (house: string) => pathsOf(house).map((path) => path.getAttribute('d'));

  expect(drawn('mars')).toEqual(drawn('mars'));
  expect(drawn('mars')).not.toEqual(drawn('dis'));
});

test('the pattern is decoration for screen readers', () => {
  const { container } = render(<HousePattern house="mars" />);

  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
