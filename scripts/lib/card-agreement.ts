import { HOUSES, KEYWORDS, TRAITS } from '@amberhall/engine/vocabulary';

/** How far two texts of one card agree. */
export interface Agreement {
  isEqual: boolean;
  /** Numbers, icons and terms that only one of the two texts has, e.g. `printed 2{damage}`. */
  differences: readonly string[];
}

/** Compares a rendered text with the printed one, without reminders in parentheses. */
export function agreement(ours: string, printed: string): Agreement {
  const [one, other] = [normal(ours), normal(printed)];
  if (one === other) return { isEqual: true, differences: [] };
  const mine = content(one);
  const theirs = content(other);
  return {
    isEqual: false,
    differences: [
      ...[...mine].filter((term) => !theirs.has(term)).map((term) => `ours ${term}`),
      ...[...theirs].filter((term) => !mine.has(term)).map((term) => `printed ${term}`),
    ],
  };
}

/** Removes reminders, the tide icon, line ends and bullets, and replaces older names of headings and verbs. */
function normal(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\{tide\}\s*/g, '')
    .replace(/\s*[\n•]\s*/g, ' ')
    .replace(/(?<!Before )(?:After )?\b(Reap|Fight)(?=[:/])/g, 'After $1')
    .replace(/\b([Ss])acrifice\b/g, (_, letter: string) => (letter === 'S' ? 'Destroy' : 'destroy'))
    .replace(/“$/g, '”')
    .replace(/\s+/g, ' ')
    .trim();
}

const TERMS: ReadonlySet<string> = new Set(
  [...HOUSES, ...TRAITS, ...KEYWORDS].map((term) => term.toLowerCase()),
);

const NUMERALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inDigits = (text: string): string =>
  text.replace(/\b[a-z]+\b/g, (word) => (NUMERALS.includes(word) ? String(NUMERALS.indexOf(word)) : word));
/** Texts may leave out the number 1, and the icon after "all". */
const OPTIONAL_TERMS: ReadonlySet<string> = new Set(['1', '{amber}', '{damage}']);

/** Verbs and words about choices. They change what a card does, whatever the words around them are. */
const MEANING: readonly (readonly [name: string, pattern: RegExp])[] = [
  // A card that enters play need not be played.
  ['you play', /\byou (?:have )?play/i] as const,
  ...[
    'may',
    'up to',
    'random',
    'one at a time',
    'repeat',
    'instead',
    'cannot',
    'enemy',
    'other',
    'archive',
    'capture',
    'destroy',
    'draw',
    'exhaust',
    'gain',
    'heal',
    'lose',
    'purge',
    'ready',
    'shuffle',
    'steal',
    'stun',
    'swap',
    'ward',
  ].map((word) => [word, new RegExp(`\\b${word}`, 'i')] as const),
];

/** "Gain control" is "take control". */
const withoutControl = (text: string): string => text.replace(/\bgains? control\b/gi, 'take control');

/** Returns numbers with their icons, the names of houses, traits and keywords, and words of meaning, each once. */
function content(text: string): Set<string> {
  const numbers = inDigits(text).match(/[+–-]?\d+(?:\{\w+\})?|\{[\w:]+\}/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const singular = words.flatMap((word) => [word, word.replace(/^non-/, ''), word.replace(/s$/, '')]);
  const required = numbers.filter((number) => !OPTIONAL_TERMS.has(number));
  const meanings = MEANING.flatMap(([word, pattern]) => (pattern.test(withoutControl(text)) ? [word] : []));
  return new Set([...required, ...singular.filter((word) => TERMS.has(word)), ...meanings]);
}
