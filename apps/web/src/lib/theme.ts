import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const THEME_KEY = 'theme';

/** What the reader chose; `system` follows the operating system. */
export const THEME_CHOICES = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = Exclude<ThemeChoice, 'system'>;

const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');

/** Dark is the default; the reader's choice is stored. */
export const useTheme = create<{ choice: ThemeChoice; theme: Theme }>(() => {
  const stored = readStored(THEME_KEY);
  const choice = THEME_CHOICES.find((one) => one === stored) ?? 'dark';
  return { choice, theme: themeOf(choice) };
});

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return systemIsLight.matches ? 'light' : 'dark';
}

/** Sets the attribute that selects the theme's tokens. Follows the system where the reader chose so, and prints light. */
export function showTheme(): void {
  applyTheme();
  systemIsLight.addEventListener('change', () => {
    useTheme.setState(({ choice }) => ({ theme: themeOf(choice) }));
    applyTheme();
  });
  // Paper is light.
  window.addEventListener('beforeprint', () => (document.documentElement.dataset['theme'] = 'light'));
  window.addEventListener('afterprint', applyTheme);
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(THEME_KEY, choice);
  useTheme.setState({ choice, theme: themeOf(choice) });
  applyTheme();
}

function applyTheme(): void {
  document.documentElement.dataset['theme'] = useTheme.getState().theme;
}
