import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, normalize } from 'node:path/posix';
import { AREAS, filesOf } from './areas.ts';

/** Returns a function that names the files of all areas which import a file by a relative path. */
export function importersIn(root: string): (file: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const area of AREAS)
    for (const file of filesOf(area, root))
      for (const target of relativeImportsOf(file, readFileSync(join(root, file), 'utf8')))
        importers.set(target, [...(importers.get(target) ?? []), file]);
  return (file) => importers.get(file) ?? [];
}

export function relativeImportsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import\()\s*'(?<path>\.[^']+)'/g)].map(({ groups }) =>
    normalize(`${dirname(file)}/${groups?.['path'] ?? ''}`),
  );
}
