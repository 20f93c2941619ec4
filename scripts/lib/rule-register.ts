import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One numbered rule of the register. */
export interface Rule {
  /** Such as `8.3.1`, or `A36` for a ruling. */
  number: string;
  /** The sentence with its source. */
  text: string;
  file: string;
}

/** A citation of a rule in the title of a test. */
export interface Citation {
  number: string;
  title: string;
  file: string;
}

const RULE = /^- \*\*(?<number>A?\d+(?:\.\d+)*)\*\* (?<text>.+)$/gm;

/** Matches the first argument of a call whose second argument is a function or its name. */
const TITLE =
  /\(\s*(?:'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`),\s*(?:\(|async\b|function\b|\w+\s*=>|\w+\s*\)|\{)/g;

/** Matches `[8.3]`, `[A36]`, `[8.1, A4]`, `[8.3 step 2]`. Brackets that do not begin with a number cite no rule. */
const BRACKETS = /\[(A?\d[^\]]*)\]/g;

export function rulesOf(markdown: string, file: string): Rule[] {
  return [...markdown.matchAll(RULE)].map(({ groups }) => ({
    number: groups?.['number'] ?? '',
    text: groups?.['text'] ?? '',
    file,
  }));
}

export function citationsOf(source: string, file: string): Citation[] {
  return [...source.matchAll(TITLE)].flatMap(({ groups }) => {
    const title = groups?.['single'] ?? groups?.['double'] ?? groups?.['template'] ?? '';
    return numbersIn(title).map((number) => ({ number, title, file }));
  });
}

function numbersIn(title: string): string[] {
  return [...title.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => inside.split(','))
    .map((part) => part.trim().replace(/ step \d+$/, ''));
}

/** Reads the whole register of the repository at `root`. */
export function readRules(root: string): Rule[] {
  return read(root, 'docs/rules/*.md', rulesOf);
}

/** Reads the citations in the titles of the packages' tests. */
export function readCitations(root: string): Citation[] {
  return read(root, 'packages/*/src/**/*.test.ts', citationsOf);
}

function read<Found>(root: string, pattern: string, find: (text: string, file: string) => Found[]): Found[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .flatMap((file) => find(readFileSync(join(root, file), 'utf8'), file));
}
