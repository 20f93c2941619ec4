import type { Ability, CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';

/**
 * Defines the text of a card, one ability per paragraph. The result is frozen plain data. Names from `pick` become
 * `$1`, `$2`, … in the order of their first use.
 *
 * @throws if a noun phrase has no noun
 */
export function card(slug: CardSlug, ...abilities: [Ability, ...Ability[]]): CardDefinition {
  return plain({ id: slug, abilities }, new Map());
}

const GIVEN_NAME = /^\$\d+$/;

/** Copies a value as deeply frozen data without prototypes. */
function plain<T>(value: T, names: Map<string, string>): T {
  // The copy has the type of the original. The compiler cannot see that through `map` and `entries`.
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
