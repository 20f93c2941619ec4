/** Estimates how many lines a text takes, for fonts of any system: nothing is measured. */

/** What a line can break before or after: a space, a symbol, a Chinese character, a word. */
const PIECES =
  /\{[a-z:]+\}|\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s{\p{Script=Han}\u3000-\u303f\uff00-\uffef]+|\{/gu;
/** Thai words have no spaces between them. This many letters are at most one word, mostly. */
const THAI_WORD = /[\p{Script=Thai}]{1,8}|[^\p{Script=Thai}]+/gu;

const IS_SPACE = /^\s+$/;
const SYMBOL_WIDTH = 1.1;

/** Widths in em, for letters of a sans-serif font. Marks above and below a letter take no room. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Mn}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{Script=Thai}/u, 0.62],
  [/[\s.,:;!|’‘'ijlftr()[\]]/u, 0.32],
  [/[mwMW]/u, 0.86],
  [/\p{Lu}/u, 0.68],
];
const OTHER_WIDTH = 0.56;

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;

const widthOfPiece = (piece: string): number =>
  piece.startsWith('{') && piece.endsWith('}')
    ? SYMBOL_WIDTH
    : [...piece].reduce((width, letter) => width + widthOf(letter), 0);

/** @param width of a line, in em */
export function linesOf(paragraph: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of paragraph.match(PIECES)?.flatMap((words) => words.match(THAI_WORD) ?? []) ?? []) {
    const needed = widthOfPiece(piece);
    if (used + needed > width && used > 0 && !IS_SPACE.test(piece)) {
      lines += 1;
      used = 0;
    }
    used += needed;
  }
  return lines;
}
