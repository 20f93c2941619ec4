import { beforeEach, expect, test } from 'vitest';
import { chooseTheme, showTheme, useTheme } from './theme.ts';

const shown = (): string | undefined => document.documentElement.dataset['theme'];

beforeEach(() => chooseTheme('dark'));

test('a page is printed in the light theme and then shown in the chosen one', () => {
  showTheme();

  window.dispatchEvent(new Event('beforeprint'));
  const printed = shown();
  window.dispatchEvent(new Event('afterprint'));

  expect([printed, shown()]).toEqual(['light', 'dark']);
});

test('the choice of the system shows its theme', () => {
  const system = window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

  chooseTheme('system');

  expect(useTheme.getState()).toEqual({ choice: 'system', theme: system });
  expect(shown()).toBe(system);
});
