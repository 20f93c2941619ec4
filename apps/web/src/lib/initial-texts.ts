/** The texts of the first screen, in every language but English, which is part of the client. */
type Texts = Record<string, unknown>;

export const INITIAL_NAMESPACES = ['common', 'lobby'] as const;

/** How each is loaded, by `../locales/{language}/{namespace}.json`. */
export const initialTexts = import.meta.glob<Texts>(
  ['../locales/*/{common,lobby}.json', '!../locales/en/{common,lobby}.json'],
  { import: 'default' },
);
