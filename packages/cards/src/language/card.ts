import type { Ability, CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';

/**
 * Defines what the text of a card adds to its facts, one ability per paragraph. The result is frozen plain data:
 * names given by `pick` are numbered `$1`, `$2`, … in the order in which they are first said.
 *
 * @throws if a noun phrase was left unfinished
 */
export function card(slug: CardSlug, ...abilities: [Ability, ...Ability[]]): CardDefinition {
  return plain({ id: slug, abilities }, new Map());
}

const GIVEN_NAME = /^\$\d+$/;

/** Copies what was written as data without prototypes, deeply frozen. */
function plain<T>(value: T, names: Map<string, string>): T {
  // The copy has the shape of the original, which the compiler cannot follow through `map` and `entries`.
  if (typeof value === 'string' && GIVEN_NAME.test(value)) return numbered(value, names) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item) => plain(item, names))) as T;
  const entries = Object.entries(value);
  if (entries.length === 0) throw new Error('a noun phrase must end with a noun');
  return Object.freeze(Object.fromEntries(entries.map(([key, part]) => [key, plain(part, names)]))) as T;
}

function numbered(name: string, names: Map<string, string>): string {
  const known = names.get(name);
  if (known) return known;
  const next = `$${names.size + 1}`;
  names.set(name, next);
  return next;
}
