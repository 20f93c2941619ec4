/** The rendered text of a card as pieces that can be drawn: words, bold ability words, reminders, symbols. */
export type TextPiece =
  | { kind: 'words'; text: string }
  /** An ability word such as `Play:` or a keyword with its full stop. */
  | { kind: 'strong'; text: string }
  /** A reminder in parentheses. */
  | { kind: 'reminder'; text: string }
  | { kind: 'symbol'; symbol: TextSymbol }
  /** The icon of a house, written `{house:mars}`. */
  | { kind: 'house'; house: string };

export const TEXT_SYMBOLS = [
  'amber',
  'damage',
  'power',
  'armor',
  'stun',
  'ward',
  'enrage',
  'capture',
  'draw',
  'discard',
  'tide',
] as const;
export type TextSymbol = (typeof TEXT_SYMBOLS)[number];
const symbols = new Set<string>(TEXT_SYMBOLS);

/** One to three words of any script, such as "Vor dem Kampf" or "战斗后". */
const HEADING = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}’'-]*(?: [\p{L}\p{M}’'-]+){0,2}`;
/** `Play:`, `Play/After Reap:`, `Jeu :`, `打出：` … at the start of a line or of a quotation. */
const ABILITY_WORD = new RegExp(
  String.raw`^[“"„«]?\u00A0?${HEADING}(?:/${HEADING})*(?:\u00A0?:(?= )|：)`,
  'u',
);

const HOUSE = 'house:';

/**
 * @param keywords the names of the keywords in the language of the text
 * @returns the pieces of each line
 */
export function parseCardText(text: string, keywords: readonly string[]): TextPiece[][] {
  const keywordsOnly = patternOfKeywords(keywords);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseLine(line, keywordsOnly));
}

/** A line of keywords only: `Taunt.`, `Assault 2. Skirmish.` A reminder in parentheses may follow. */
const patternOfKeywords = (keywords: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:(?:${keywords.join('|')})(?: ?\d+)?[.。]?\s*)+(?=\(|$)`, 'u');

function parseLine(line: string, keywordsOnly: RegExp): TextPiece[] {
  const ability = ABILITY_WORD.exec(line);
  if (ability) {
    return [{ kind: 'strong', text: ability[0] }, ...splitPieces(line.slice(ability[0].length))];
  }
  const keywords = keywordsOnly.exec(line);
  if (keywords) {
    return [
      { kind: 'strong', text: keywords[0].trimEnd() },
      ...splitPieces(line.slice(keywords[0].trimEnd().length)),
    ];
  }
  return splitPieces(line);
}

function splitPieces(words: string): TextPiece[] {
  return words
    .split(/(\{[a-z:]+\}|\([^()]*\))/)
    .filter((part) => part !== '')
    .map((part): TextPiece => {
      const name = part.startsWith('{') ? part.slice(1, -1) : '';
      if (name.startsWith(HOUSE)) return { kind: 'house', house: name.slice(HOUSE.length) };
      if (symbols.has(name)) return { kind: 'symbol', symbol: name as TextSymbol };
      if (part.startsWith('(')) return { kind: 'reminder', text: part };
      return { kind: 'words', text: part };
    });
}
