/** Links to decks, as users paste them. */

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const SAMPLE = '00000000-0000-0000-0000-000000000000';

/** The error of a link; `undefined` if it leads to a deck. */
export function linkProblem(link: string): 'missing' | 'invalid' | undefined {
  if (link.trim() === '') return 'missing';
  const [id] = UUID.exec(link) ?? [];
  return id === undefined || id === SAMPLE ? 'invalid' : undefined;
}

/** The links of a text with any separators, without duplicates. */
export function linksIn(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Set(parts)];
}
