/** The import of card words at the head of a file: complete, sorted, and filled to the width of a line. */

const IMPORT =
  /(?:\/\/ [^\n]*cards:imports[^\n]*\n\/\/ oxfmt-ignore\n)?import \{([^}]*)\} from '([^']*)';\n/g;
const LANGUAGE = /(^|\/)language\/index\.ts$/;
const COLUMNS = 110;

/**
 * Rewrites the import of card words so that it names exactly the words which the file uses.
 *
 * @param words every word that the card language exports
 * @returns the text as it is if it imports nothing by name from the card language
 */
export function withWordImports(text: string, words: readonly string[]): string {
  const found = [...text.matchAll(IMPORT)].find(([, , path = '']) => LANGUAGE.test(path));
  if (found === undefined) return text;
  const [statement, , path = ''] = found;
  return text.replace(statement, wordImport(wordsIn(text.replace(statement, ''), words), path));
}

/** The words that a piece of code uses, in the order of the alphabet. */
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

/** An import that the formatter leaves alone: it would put each of many words on a line of its own. */
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
