import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/program.ts';

/** The target of a Markdown link to a file of the repository, without an anchor. */
const LINK = /\]\((?<path>[^)#:\s]+)(?:#[^)\s]*)?\)/g;

const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

test('the documents have links to files', () => {
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(20);
});

test.each(documents)('all links in %s lead to files that exist', (document) => {
  const broken = linksOf(document).filter((path) => !existsSync(join(ROOT, dirname(document), path)));

  expect(broken).toEqual([]);
});

function linksOf(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(LINK)].map(({ groups }) => groups?.['path'] ?? '');
}
