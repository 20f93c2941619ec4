/** There are no German words for this yet: the paragraph is written in English. */
export class Untold extends Error {}

export function untold(what: string): never {
  throw new Untold(what);
}
