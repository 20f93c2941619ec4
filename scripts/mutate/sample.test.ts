import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { sampleOf } from './sample.ts';
import { parseSource } from './syntax.ts';

const LINES = Array.from({ length: 40 }, (_, index) => `export const value${index} = a < b && c;`);

function sampled(lines: readonly string[], size: number, seed: string, file = 'src/a.ts'): string[] {
  return sampleOf(mutantsOf(parseSource(file, lines.join('\n'))), size, seed).map(({ after }) => after);
}

test('a sample has one mutant of each picked line', () => {
  const sample = sampled(LINES, 10, '1');

  expect(new Set(sample.map((after) => after.slice(0, after.indexOf('='))))).toHaveLength(10);
});

test('the same seed picks the same mutants, another seed picks others', () => {
  expect(sampled(LINES, 10, '1')).toEqual(sampled(LINES, 10, '1'));
  expect(sampled(LINES, 10, '1')).not.toEqual(sampled(LINES, 10, '2'));
});

test('a file that moves and gets a comment keeps its picked lines', () => {
  expect(sampled(['// A comment.', ...LINES], 10, '1', 'src/b/a.ts')).toEqual(sampled(LINES, 10, '1'));
});

test('a sample larger than the code takes every line', () => {
  expect(sampled(LINES, 100, '1')).toHaveLength(40);
});
