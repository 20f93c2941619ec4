/** Thrown if a node has no German words yet. The paragraph is then written in English. */
export class Untranslated extends Error {}

export function untranslated(what: string): never {
  throw new Untranslated(what);
}
