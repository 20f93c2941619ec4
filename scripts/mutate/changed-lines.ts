import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the lines that differ from the main branch, by file; files that git does not know yet have all their lines. */
export function changedLines(root: string): Map<string, Set<number>> {
  const git = (...parameters: string[]): string =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const lines = linesOfDiff(
    git('diff', '--unified=0', '--no-color', git('merge-base', 'main', 'HEAD').trim()),
  );
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    const count = readFileSync(join(root, file), 'utf8').split('\n').length;
    lines.set(file, new Set(Array.from({ length: count }, (_, index) => index + 1)));
  }
  return lines;
}

/** Reads the added and changed lines of a unified diff without context. */
export function linesOfDiff(diff: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  let current = new Set<number>();
  for (const text of diff.split('\n')) {
    const file = /^\+\+\+ b\/(?<path>.+)$/.exec(text)?.groups?.['path'];
    if (file !== undefined) lines.set(file, (current = new Set()));
    const { begin, count = '1' } = /^@@ -\S+ \+(?<begin>\d+)(?:,(?<count>\d+))? @@/.exec(text)?.groups ?? {};
    for (let line = Number(begin); line < Number(begin) + Number(count); line++) current.add(line);
  }
  return lines;
}
