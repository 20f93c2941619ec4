/** Which files of the engine import which, and which of them form cycles. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { ENGINE_FLOORS } from '../lint/import-rules.ts';
import { floorOf } from '../lint/floors.ts';

export interface EngineImport {
  /** Paths below `packages/engine/src`. */
  from: string;
  to: string;
  isType: boolean;
}

const IMPORT = /^(?:import|export)(?<type> type)? [^;']*?from '(?<target>\.[^']*)';$/gm;

/** Returns all imports between files of the engine, without those of tests. */
export function readEngineImports(root: string): EngineImport[] {
  const source = join(root, 'packages', 'engine', 'src');
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    importsOf(readFileSync(join(source, file), 'utf8'), file.split(sep).join('/')),
  );
}

export function importsOf(text: string, from: string): EngineImport[] {
  return [...text.matchAll(IMPORT)].map(({ groups }) => ({
    from,
    to: posix.join(posix.dirname(from), groups?.['target'] ?? ''),
    isType: groups?.['type'] !== undefined,
  }));
}

/** Returns the imports of values that the floors do not allow. */
export function upwardImports(imports: readonly EngineImport[]): EngineImport[] {
  return imports.filter(({ from, to, isType }) => {
    const [own, other] = [floorOf(from), floorOf(to)];
    return !isType && own !== other && ENGINE_FLOORS[own]?.values.includes(other) !== true;
  });
}

/** Returns the groups of files that import values of each other in a cycle, the largest first. */
export function cyclesOf(imports: readonly EngineImport[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isType } of imports) {
    if (!isType) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const reached = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]));
  const grouped = new Set<string>();
  const cycles: string[][] = [];
  for (const [file, others] of reached) {
    if (grouped.has(file) || !others.has(file)) continue;
    const cycle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    for (const each of cycle) grouped.add(each);
    cycles.push(cycle);
  }
  return cycles.sort((one, other) => other.length - one.length);
}

function reachableFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const target of targets.get(file) ?? []) {
      if (found.has(target)) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return found;
}
