/** The texts of the first screen in every language except English, which is part of the client. */
type Texts = Record<string, unknown>;

export const INITIAL_NAMESPACES = ['common', 'lobby'] as const;

/** The loader of each file, by `../locales/{language}/{namespace}.json`. */
export const initialTexts = import.meta.glob<Texts>(
  ['../locales/*/{common,lobby}.json', '!../locales/en/{common,lobby}.json'],
  { import: 'default' },
);
