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

/** `Play:`, `Play/After Reap:`, `Before Fight:`, `Action:` … at the start of a line or of a quotation. */
const ABILITY_WORD = /^(?:[“"])?((?:[A-Z][\w’'-]*)(?:[ /](?:[A-Z]?[\w’'-]+)){0,3}):(?= )/;
/** A line of keywords only: `Taunt.`, `Assault 2. Skirmish.` */
const KEYWORDS_ONLY = /^(?:[A-Z][a-z]+(?:-[a-z]+)?(?: \d+)?\.\s*)+/;
const KEYWORD_NAMES =
  /^(?:Alpha|Assault|Deploy|Elusive|Entrench|Hazardous|Invulnerable|Omega|Poison|Skirmish|Splash-attack|Taunt|Treachery|Versatile)\b/i;

const HOUSE = 'house:';

/** @returns the pieces of each line */
export function parseCardText(text: string): TextPiece[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
}

function parseLine(line: string): TextPiece[] {
  const ability = ABILITY_WORD.exec(line);
  if (ability) {
    return [{ kind: 'strong', text: ability[0] }, ...splitPieces(line.slice(ability[0].length))];
  }
  const keywords = KEYWORD_NAMES.test(line) ? KEYWORDS_ONLY.exec(line) : null;
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
