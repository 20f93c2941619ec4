import { globSync, readFileSync } from 'node:fs';
import { language } from '@amberhall/cards';
import { describe, expect, test } from 'vitest';
import { withWordImports } from './lib/word-imports.ts';

const WORDS = ['a', 'an', 'another', 'deal', 'gain', 'it', 'play', 'when'];

/** Returns the import of a file with this body, as `npm run cards:imports` writes it. */
const head = (body: string, words: readonly string[] = WORDS) =>
  withWordImports(`import { gain } from '../language/index.ts';\n${body}`, words).replace(body, '');

describe('the import of card words', () => {
  test('names the words that a file uses, in alphabetical order', () => {
    expect(head("card('troll', play(deal(2, a.creature)), when(it.isReady, gain(1)))")).toBe(
      "import { a, deal, gain, it, play, when } from '../language/index.ts';\n",
    );
  });

  test('omits members, keys, strings, comments and names that the file declares', () => {
    const body = "// an\nconst play = { when: x.it, deal: 'another', gain: `an` };\ngain(1);";

    expect(head(body)).toBe("import { gain } from '../language/index.ts';\n");
  });

  test('fills lines of at most 110 columns when one line is too short', () => {
    const words = Array.from({ length: 40 }, (_, number) => `word${number + 10}`);
    const lines = head(`use(${words.join(', ')});`, words).split('\n');

    expect(lines.slice(0, 3)).toEqual([
      '// `npm run cards:imports` writes this list.',
      '// oxfmt-ignore',
      'import {',
    ]);
    expect(lines).toHaveLength(3 + 4 + 2);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
  });

  test('does not change when it is complete', () => {
    const words = Array.from({ length: 40 }, (_, number) => `word${number + 10}`);
    const text = `import { word10 } from '../language/index.ts';\nuse(${words.join(', ')});\n`;
    const once = withWordImports(text, words);

    expect(withWordImports(once, words)).toBe(once);
  });
});

test('every card file has the import that `npm run cards:imports` writes', () => {
  const stale = globSync('packages/cards/src/**/*.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return withWordImports(text, Object.keys(language)) !== text;
  });

  expect(stale).toEqual([]);
});
