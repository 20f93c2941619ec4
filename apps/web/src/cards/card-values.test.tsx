import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogueCard } from '@amberhall/protocol';
import type { CardFaceProps } from './card-face.tsx';
import { CardValues } from './card-values.tsx';
import styles from './card-values.module.css';

function show(facts: Partial<CatalogueCard> | undefined, now: Partial<CardFaceProps> = {}) {
  const { container } = render(
    <CardValues slug="krump" size="board" facts={facts as CatalogueCard | undefined} {...now} />,
  );
  const valueOf = (name: 'power' | 'armor') => container.querySelector(`.${styles[name]}`);
  return { power: valueOf('power'), armor: valueOf('armor') };
}

test('a card that is still loading has no values', () => {
  expect(show(undefined)).toEqual({ power: null, armor: null });
});

test('the printed values are shown, but no armor of zero', () => {
  const { power, armor } = show({ power: 4, armor: 0 });

  expect(power?.textContent).toBe('4');
  expect(armor).toBeNull();
});

test('a power of zero is a power, and a card without one has none', () => {
  expect(show({ power: 0, armor: null }).power?.textContent).toBe('0');
  expect(show({ power: null, armor: null }).power).toBeNull();
});

test.each([
  [5, 'up'],
  [3, 'down'],
  [4, undefined],
] as const)('a power of %i instead of 4 is marked as %s', (now, mark) => {
  const { power } = show({ power: 4, armor: 0 }, { power: now });

  expect(power?.textContent).toBe(String(now));
  expect(power?.classList.contains(styles['up'] ?? '')).toBe(mark === 'up');
  expect(power?.classList.contains(styles['down'] ?? '')).toBe(mark === 'down');
});

test('armor that is used up is shown as zero, and as worse than printed', () => {
  const { armor } = show({ power: 4, armor: 2 }, { power: 4, armor: 0 });

  expect(armor?.textContent).toBe('0');
  expect(armor?.classList.contains(styles['down'] ?? '')).toBe(true);
});

test('armor that the card does not print is shown as better', () => {
  const { armor } = show({ power: 4, armor: 0 }, { armor: 1 });

  expect(armor?.textContent).toBe('1');
  expect(armor?.classList.contains(styles['up'] ?? '')).toBe(true);
});

test('a value that the picture of the card shows already is marked as printed', () => {
  expect(show({ power: 4 }).power?.classList.contains(styles['printed'] ?? '')).toBe(true);
  expect(show({ power: 4 }, { power: 4 }).power?.classList.contains(styles['printed'] ?? '')).toBe(false);
});

test('a plate has values only in play', () => {
  expect(show({ power: 4 }, { size: 'plate' }).power).toBeNull();
  expect(show({ power: 4 }, { size: 'plate', power: 4 }).power?.textContent).toBe('4');
});

test.each([
  [99, false],
  [100, true],
])('the digits of %i are smaller: %s', (value, isSmaller) => {
  show({ power: value });

  expect(screen.getByText(String(value)).classList.contains(styles['long'] ?? '')).toBe(isSmaller);
});
