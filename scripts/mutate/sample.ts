import { createHash } from 'node:crypto';
import type { Mutant } from './mutants.ts';

/**
 * Picks `size` lines and one mutant of each. The choice depends on the seed and on the code alone: a line that is
 * added or moved does not change which of the others are picked.
 */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const lines = Map.groupBy(mutants, ({ file, line }) => `${file}:${line}`);
  return [...lines.values()]
    .map((group) => first(group, (mutant) => chance(seed, mutant.before, mutant.operator, mutant.after)))
    .toSorted((a, b) => chance(seed, nameOf(a), a.before) - chance(seed, nameOf(b), b.before))
    .slice(0, size)
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function first<Item>(items: readonly [Item, ...Item[]] | Item[], rank: (item: Item) => number): Item {
  const [best] = items.toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new Error('Expected at least one item');
  return best;
}

/** A file keeps its lines when it moves to another folder. */
function nameOf({ file }: Mutant): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Returns a number that follows from the texts and looks like chance. */
function chance(...texts: string[]): number {
  return createHash('sha256').update(texts.join('\n')).digest().readUInt32BE();
}
