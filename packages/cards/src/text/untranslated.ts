/** Thrown if a language has no words for a node. The whole text of the card is then written in English. */
export class Untranslated extends Error {}

export function untranslated(what: string): never {
  throw new Untranslated(what);
}
