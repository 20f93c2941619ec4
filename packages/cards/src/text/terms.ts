import type { CardDefinition } from '@amberhall/engine/language';
import { KEYWORDS } from '@amberhall/engine/vocabulary';
import type { Keyword } from '@amberhall/engine/vocabulary';

/** Terms of the game other than keywords that card texts use without explanation. */
const VERBS = ['stun', 'ward', 'enrage', 'capture', 'exalt', 'archive', 'purge', 'steal'] as const;
const STATES = ['haunted', 'overwhelmed', 'tide', 'chains', 'token creature'] as const;
const LABELS = ['omni', 'scrap', 'fate'] as const;
export const TERMS = [...KEYWORDS, ...VERBS, ...STATES, ...LABELS] as const;
/** A word with an entry in the glossary. */
export type Term = (typeof TERMS)[number];

/** Kinds of tree nodes whose term is a different word. */
const TERM_OF_KIND: Readonly<Record<string, Term>> = {
  unstun: 'stun',
  'raise-tide': 'tide',
  'make-token': 'token creature',
  token: 'token creature',
};
const TERM_SET: ReadonlySet<string> = new Set(TERMS);

/** Returns the glossary terms of a card: its keywords, then the terms in its definition. */
export function termsOf(
  definition: CardDefinition | undefined,
  { keywords }: { keywords: Readonly<Partial<Record<Keyword, number>>> },
): Term[] {
  const found = new Set(Object.keys(keywords) as Term[]);
  collect(definition?.abilities, found);
  return [...found];
}

function collect(node: unknown, found: Set<Term>): void {
  if (Array.isArray(node)) for (const part of node) collect(part, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [key, part] of Object.entries(node)) {
      if (key === 'headers' || TERM_PROPERTIES.has(key)) for (const word of [part].flat()) note(word, found);
      collect(part, found);
    }
  }
}
/** Properties whose values can be terms. */
const TERM_PROPERTIES: ReadonlySet<string> = new Set(['kind', 'keyword']);

function note(word: unknown, found: Set<Term>): void {
  if (typeof word !== 'string') return;
  const term = TERM_OF_KIND[word] ?? word;
  if (TERM_SET.has(term)) found.add(term as Term);
}
