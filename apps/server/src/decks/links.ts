/** Finds the deck of a link. */

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** The example in the form. */
const SAMPLE = '00000000-0000-0000-0000-000000000000';

/** The deck's id in lower case; `undefined` if there is none, or only that of the example. */
export function idInLink(link: string): string | undefined {
  const id = UUID.exec(link)?.[0].toLowerCase();
  return id === SAMPLE ? undefined : id;
}
