import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const listed = [...tableOf('message').matchAll(/^\| ([A-Z][^|]*?) +\|/gm)].map(
  ([, message]) => message ?? '',
);

const logged = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The rows of the table in docs/operations.md whose first column has this heading. */
function tableOf(heading: string): string {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, rows = ''] = text.split(new RegExp(`^\\| ${heading} .*\\n\\| -+.*\\n`, 'm'));
  return rows.split('\n\n')[0] ?? '';
}

it('docs/operations.md lists log messages', () => {
  expect(listed.length).toBeGreaterThan(5);
});

it.each(listed)('the server logs "%s"', (message) => {
  expect(logged).toContain(`'${message}`);
});
