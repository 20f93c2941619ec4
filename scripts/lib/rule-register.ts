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

/** A citation of a rule in the title of a test or in a comment. */
export interface Citation {
  number: string;
  /** The title or the comment. */
  title: string;
  file: string;
}

/** A document named in a comment. */
export interface NamedDocument {
  /** As it is written, such as `docs/operations.md`. */
  name: string;
  file: string;
}

const RULE = /^- \*\*(?<number>A?\d+(?:\.\d+)*)\*\* (?<text>.+)$/gm;

/** Matches the first argument of a call whose second argument is a function or its name. */
const TITLE =
  /\(\s*(?:'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`),\s*(?:\(|async\b|function\b|\w+\s*=>|\w+\s*\)|\{)/g;

/** Matches `[8.3]`, `[A36]`, `[8.1, A4]`, `[8.3 step 2]`. Brackets that do not begin with a number cite no rule. */
const BRACKETS = /\[(A?\d[^\]]*)\]/g;

/** Citations of anything but the register, such as numbered prompts: they stand for no rule. */
const ELSEWHERE = /[[(]((?:prompts|spec|rules|dsl) \d[^\])]*)[\])]/g;

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

/** Returns the rules that the comments of a source cite. */
export function commentCitationsOf(source: string, file: string): Citation[] {
  return commentsOf(source).flatMap((title) => numbersIn(title).map((number) => ({ number, title, file })));
}

/** Returns the documents that the comments of a source name. */
export function namedDocumentsOf(source: string, file: string): NamedDocument[] {
  return commentsOf(source).flatMap((comment) =>
    [...comment.matchAll(/[\w./-]+\.md\b/g)].map(([name]) => ({ name, file })),
  );
}

/** Matches comments, and texts that look like comments, which does no harm. */
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

function commentsOf(source: string): string[] {
  return [...source.matchAll(COMMENT)].map(([comment]) => comment);
}

function numbersIn(title: string): string[] {
  const numbers = [...title.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => inside.split(','))
    .map((part) => part.trim().replace(/ steps? .*$/, ''));
  return [...numbers, ...[...title.matchAll(ELSEWHERE)].map(([, inside = '']) => inside)];
}

/** Reads the whole register of the repository at `root`. */
export function readRules(root: string): Rule[] {
  return read(root, 'docs/rules/*.md', rulesOf);
}

/** Reads the citations in the titles of the tests. */
export function readCitations(root: string): Citation[] {
  return read(root, '{packages,apps}/*/src/**/*.test.{ts,tsx}', citationsOf);
}

/** All code of the repository. */
const CODE = '{packages/*/src,apps/*/src,scripts,e2e,bench/src}/**/*.{ts,tsx}';

/** What comments and the titles of the apps' tests cite. */
export function readFurtherCitations(root: string): Citation[] {
  return [
    ...read(root, CODE, commentCitationsOf),
    ...read(root, 'apps/*/src/**/*.test.{ts,tsx}', citationsOf),
  ];
}

export function readNamedDocuments(root: string): NamedDocument[] {
  return read(root, CODE, namedDocumentsOf);
}

function read<Found>(root: string, pattern: string, find: (text: string, file: string) => Found[]): Found[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .flatMap((file) => find(readFileSync(join(root, file), 'utf8'), file));
}
