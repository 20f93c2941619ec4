/** The engine uses message keys; the client has their texts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '@amberhall/engine';
import { dictionaryKey } from '../apps/web/src/features/board/game/game-text.ts';

type Words = { [key: string]: string | Words };

const dictionary = (name: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../apps/web/src/locales/en/${name}.json`, import.meta.url), 'utf8'),
  ) as Words;

/** Returns the texts of a key: one, or one for each plural form. */
function sentencesOf(key: string): string[] {
  const [namespace = '', path = ''] = dictionaryKey(key).split(':');
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let words: Words | string | undefined = dictionary(namespace);
  for (const step of steps) words = typeof words === 'object' ? words[step] : undefined;
  if (typeof words !== 'object') return [];
  return [last, `${last}_one`, `${last}_other`].flatMap((form) => {
    const sentence = words[form];
    return typeof sentence === 'string' ? [sentence] : [];
  });
}

test('every message of the engine has an English text', () => {
  expect(Object.keys(MESSAGES).filter((key) => sentencesOf(key).length === 0)).toEqual([]);
});

test('no English text uses an argument that its message does not have', () => {
  const wrong = Object.entries(MESSAGES).flatMap(([key, names]) => {
    const known: readonly string[] = [...names, 'count'];
    const asked = sentencesOf(key).flatMap((sentence) =>
      [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? ''),
    );
    return asked.filter((name) => !known.includes(name)).map((name) => `${key}: ${name}`);
  });

  expect(wrong).toEqual([]);
});

test('every text of the log belongs to a message of the engine', () => {
  const keys = (words: Words, prefix: string): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${prefix}${key.replace(/_(one|other)$/, '')}`]
        : keys(value, `${prefix}${key}.`),
    );

  expect(keys(dictionary('log'), 'log.').filter((key) => !(key in MESSAGES))).toEqual([]);
});
