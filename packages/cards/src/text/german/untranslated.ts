/** There are no German words for this yet: the paragraph is written in English. */
export class Untranslated extends Error {}

export function untranslated(what: string): never {
  throw new Untranslated(what);
}
