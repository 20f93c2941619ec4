/** The texts of everything except the first screen. Most visits need few of them, and none at first. */
type Texts = Record<string, unknown>;

export const lazyTexts = import.meta.glob<Texts>(
  ['../locales/*/*.json', '!../locales/*/{common,lobby}.json'],
  { import: 'default' },
);
