/** The texts of everything but the first screen: most visits need the addresses of few of them, none at first. */
type Texts = Record<string, unknown>;

export const lazyTexts = import.meta.glob<Texts>(
  ['../locales/*/*.json', '!../locales/*/{common,lobby}.json'],
  { import: 'default' },
);
