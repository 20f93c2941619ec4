/** Writes the import of card words at the head of a file: complete, sorted, in full lines. */

const IMPORT =
  /(?:\/\/ [^\n]*cards:imports[^\n]*\n\/\/ oxfmt-ignore\n)?import \{([^}]*)\} from '([^']*)';\n/g;
const LANGUAGE = /(^|\/)language\/index\.ts$/;
const COLUMNS = 110;

/**
 * Rewrites the import of card words so that it names exactly the words that the file uses.
 *
 * @param words every word that the card language exports
 * @returns the unchanged text if it imports no names from the card language
 */
export function withWordImports(text: string, words: readonly string[]): string {
  const found = [...text.matchAll(IMPORT)].find(([, , path = '']) => LANGUAGE.test(path));
  if (found === undefined) return text;
  const [statement, , path = ''] = found;
  return text.replace(statement, wordImport(wordsIn(text.replace(statement, ''), words), path));
}

/** Returns the words that a piece of code uses, in alphabetical order. */
export function wordsIn(code: string, words: readonly string[]): string[] {
  const bare = code
    .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''");
  const used = new Set([...bare.matchAll(/(?<![.\w$])[a-z][\w$]*\b(?!\s*:)/gi)].map(([name]) => name));
  const declared = new Set([...bare.matchAll(/\b(?:const|function) (\w+)/g)].map(([, name]) => name));
  return words
    .filter((word) => used.has(word) && !declared.has(word))
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
}

/** Returns the import. The formatter skips it, because it would put each word on its own line. */
export function wordImport(words: readonly string[], path: string): string {
  const short = `import { ${words.join(', ')} } from '${path}';\n`;
  if (short.length <= COLUMNS + 1) return short;
  const lines = words.reduce<string[]>((filled, word) => {
    const last = `${filled.at(-1)} ${word},`;
    return filled.length > 0 && last.length <= COLUMNS
      ? [...filled.slice(0, -1), last]
      : [...filled, `  ${word},`];
  }, []);
  return [
    '// `npm run cards:imports` writes this list.',
    '// oxfmt-ignore',
    'import {',
    ...lines,
    `} from '${path}';\n`,
  ].join('\n');
}
