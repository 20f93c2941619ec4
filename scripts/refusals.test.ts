/** The server refuses in English; the client has the translations. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTextOf, sentencesOf } from './lib/refusals.ts';
import { NO_REFUSALS, NOT_TRANSLATED } from './lib/untranslated-refusals.ts';

const ROOT = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const TEXTS = Object.values(
  JSON.parse(read('apps/web/src/locales/en/sentence.json')) as Record<string, string>,
);
const isTranslated = (sentence: string): boolean => TEXTS.some((text) => isTextOf(text, sentence));

const FILES = globSync(['apps/server/src/**/*.ts', 'packages/protocol/src/**/*.ts'], { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|-contract\.ts$|\/testing\//.test(path));
const sentences = new Map(FILES.map((path) => [path, sentencesOf(path, read(path))]));
const isLeftOut = (path: string): boolean => [...NO_REFUSALS.keys()].some((start) => path.startsWith(start));

test('every sentence with which the server refuses has a translation or a reason to have none', () => {
  const untranslated = [...sentences].flatMap(([path, found]) =>
    isLeftOut(path)
      ? []
      : found
          .filter((sentence) => !isTranslated(sentence) && !NOT_TRANSLATED.has(sentence))
          .map((sentence) => `${path}: ${sentence}`),
  );

  expect(untranslated).toEqual([]);
});

test('no sentence has two translations', () => {
  expect(TEXTS.filter((text, index) => TEXTS.indexOf(text) !== index)).toEqual([]);
});

test('every exception is a sentence of the sources without a translation', () => {
  const found = new Set([...sentences].flatMap(([path, all]) => (isLeftOut(path) ? [] : all)));
  const stale = [...NOT_TRANSLATED.keys()].filter(
    (sentence) => !found.has(sentence) || isTranslated(sentence),
  );
  const empty = [...NO_REFUSALS.keys()].filter(
    (start) => ![...sentences].some(([path, all]) => path.startsWith(start) && all.length > 0),
  );

  expect({ stale, empty }).toEqual({ stale: [], empty: [] });
});

test.each([
  ['a refusal', `throw refused('No such deck.');`, ['No such deck.']],
  ['a refusal of one word', `throw new Problem(403, 'Forbidden');`, ['Forbidden']],
  ['a refusal with a code', `new RefusedMessage('NOT_FOUND', 'No such game.');`, ['No such game.']],
  ['a constant', `const GONE = 'The game is gone.'; throw refused(GONE);`, ['The game is gone.']],
  [
    'a list of texts',
    `const TEXTS = { one: 'One is missing.', two: 'Two are.' } as const;`,
    ['One is missing.', 'Two are.'],
  ],
  ['a map of texts', `const TEXTS = new Map([['late', 'Too late.']]);`, ['Too late.']],
  ['a choice', `throw refused(late ? 'Too late.' : 'Too early.');`, ['Too late.', 'Too early.']],
  ['a rule of a schema', `z.string().min(1, 'Enter a name');`, ['Enter a name']],
  ['a template', 'const LONG = `At most ${MOST} minutes.`;', ['At most … minutes.']],
  ['a text in a template', "say(`${name}: ${isOut ? 'No such deck.' : ''}`);", ['No such deck.']],
  ['a key', `map.get('name'); const kind = 'imported';`, []],
  ['a line of a log', `this.#parts.logger.error({ err }, 'Could not store a game');`, []],
  ['another error', `throw new Error('The table is empty');`, []],
  ['a query', 'sql`Select ${one} from decks`;', []],
  ['a type', `type Kind = 'Not a text';`, []],
])('the sentences of %s', (_, code, expected) => {
  expect(sentencesOf('example.ts', code)).toEqual(expected);
});

test.each([
  ['No such deck.', 'No such deck.', true],
  ['No such deck.', 'No such game.', false],
  ['At most 64 characters.', 'At most … characters.', true],
  ['At most many characters.', 'At most … characters.', false],
  ['A deck (or two)', 'A deck (or two)', true],
])('whether %s translates %s', (text, sentence, expected) => {
  expect(isTextOf(text, sentence)).toBe(expected);
});
