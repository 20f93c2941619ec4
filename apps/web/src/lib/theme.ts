import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const THEME_KEY = 'theme';

export type Theme = 'dark' | 'light';

/** Dark is the first theme; a reader's choice is kept. */
export const useTheme = create<{ theme: Theme }>(() => ({
  theme: readStored(THEME_KEY) === 'light' ? 'light' : 'dark',
}));

/** Tells the tokens which theme they belong to. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = useTheme.getState().theme;
}

export function chooseTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  useTheme.setState({ theme });
  showTheme();
}
