/** The operations that turn one part of a view into another. */
import type { Path, ViewOp } from './types.ts';

/** What to do to `before` to get `after`, at `path`. Lists are spliced where they differ. */
export function changesOf(before: object, after: object, path: Path = []): ViewOp[] {
  const ops: ViewOp[] = [];
  addChanges(ops, before as Fields, after as Fields, path);
  return ops;
}

type Fields = Record<string, unknown>;

function addChanges(ops: ViewOp[], before: Fields, after: Fields, path: Path): void {
  for (const key of Object.keys(before)) {
    if (!(key in after)) ops.push(['remove', [...path, key]]);
  }
  for (const key of Object.keys(after)) {
    if (!(key in before)) ops.push(['set', [...path, key], after[key]]);
    else if (before[key] !== after[key]) addChange(ops, before[key], after[key], path, key);
  }
}

/** The path is put together only for what differs: mostly nothing does. */
function addChange(ops: ViewOp[], before: unknown, after: unknown, path: Path, key: string): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    const range = difference(before, after);
    if (range === null) return;
    const { start, deleted, inserted } = range;
    ops.push(['splice', [...path, key], start, deleted, ...inserted]);
  } else if (isRecord(before) && isRecord(after)) {
    addChanges(ops, before, after, [...path, key]);
  } else {
    ops.push(['set', [...path, key], after]);
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Difference {
  start: number;
  deleted: number;
  inserted: unknown[];
}

/** Everything between the first and the last difference of two lists; `null` if there is none. */
function difference(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  if (start === before.length && start === after.length) return null;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return { start, deleted: before.length - start - end, inserted: after.slice(start, after.length - end) };
}

function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
