/** The operations that turn one part of a view into another. */
import type { Path, ViewOp } from './types.ts';

/** What to do to `before` to get `after`, at `path`. Lists are spliced where they differ. */
export function changesOf(before: unknown, after: unknown, path: Path = []): ViewOp[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [['set', path, after]];
  const ops: ViewOp[] = [];
  for (const key of Object.keys(before)) {
    if (!(key in after)) ops.push(['remove', [...path, key]]);
  }
  for (const [key, value] of Object.entries(after)) {
    if (key in before) ops.push(...changesOf(before[key], value, [...path, key]));
    else ops.push(['set', [...path, key], value]);
  }
  return ops;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One splice covers everything between the first and the last difference. */
function listChange(before: readonly unknown[], after: readonly unknown[], path: Path): ViewOp[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const deleted = before.length - start - end;
  const inserted = after.slice(start, after.length - end);
  return deleted === 0 && inserted.length === 0 ? [] : [['splice', path, start, deleted, ...inserted]];
}

function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
