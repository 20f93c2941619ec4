/** The changes that turn one part of a view into another. */
import type { Splice, ViewChanges } from './types.ts';

type Fields = Record<string, unknown>;

/**
 * Returns the changes that turn `before` into `after`; `undefined` if they are equal. Lists are spliced where they
 * differ.
 */
export function changesOf(before: object, after: object): ViewChanges | undefined {
  return changesBetween(before as Fields, after as Fields);
}

/** Equal parts allocate nothing. Most parts are equal. */
function changesBetween(before: Fields, after: Fields): ViewChanges | undefined {
  let changes: ViewChanges | undefined;
  for (const key in before) {
    if (!(key in after)) ((changes ??= {})['-'] ??= []).push(key);
  }
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is && is !== undefined) continue;
    if (!(key in before)) (changes ??= {})[`=${key}`] = is;
    else if (Array.isArray(was) && Array.isArray(is)) {
      const splice = spliceBetween(was, is);
      if (splice !== undefined) (changes ??= {})[`*${key}`] = splice;
    } else if (isRecord(was) && isRecord(is)) {
      const within = changesBetween(was, is);
      if (within !== undefined) (changes ??= {})[`.${key}`] = within;
    } else {
      (changes ??= {})[`=${key}`] = is;
    }
  }
  return changes;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns everything between the first and the last difference of two lists; `undefined` if there is none. */
function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Splice | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
}

function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return spliceBetween(one, other) === undefined;
  if (isRecord(one) && isRecord(other)) return changesBetween(one, other) === undefined;
  return one === other;
}
