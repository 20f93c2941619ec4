/** Links to decks, as people paste them. */

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const SAMPLE = '00000000-0000-0000-0000-000000000000';

/** What is wrong with a link; `undefined` if it leads to a deck. */
export function linkProblem(link: string): 'missing' | 'invalid' | undefined {
  if (link.trim() === '') return 'missing';
  const [id] = UUID.exec(link) ?? [];
  return id === undefined || id === SAMPLE ? 'invalid' : undefined;
}

/** The links of a text, however they are parted, each once. */
export function linksIn(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Set(parts)];
}
