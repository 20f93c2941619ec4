import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const THEME_KEY = 'theme';

export type Theme = 'dark' | 'light';

/** Dark is the default; the reader's choice is stored. */
export const useTheme = create<{ theme: Theme }>(() => ({
  theme: readStored(THEME_KEY) === 'light' ? 'light' : 'dark',
}));

/** Sets the attribute that selects the theme's tokens. */
export function showTheme(): void {
  document.documentElement.dataset['theme'] = useTheme.getState().theme;
}

export function chooseTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  useTheme.setState({ theme });
  showTheme();
}
