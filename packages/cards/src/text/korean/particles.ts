import { endsInHangul, FINAL_L, finalOf, NO_FINAL } from './hangul.ts';

/** The form of a particle depends on the last sound of the word before it. */
type Ending = 'vowel' | 'l' | 'consonant';

/** The last sounds of the Sino-Korean digits, from 0 to 9. */
const DIGITS: readonly Ending[] = [
  'consonant',
  'l',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'l',
  'l',
  'vowel',
];

/** How the icons are read that do not end in a vowel. */
const ICON_ENDINGS: Readonly<Record<string, Ending>> = { power: 'consonant', capture: 'consonant' };

/** The last sound of a word, also of a number, an icon or a quoted text. */
function endingOf(text: string): Ending {
  // What is in parentheses is not read with the word before it.
  const words = text.replace(/(?:\([^()]*\))+$/, '');
  const icon = /\{([^}]*)\}$/.exec(words)?.[1];
  if (icon !== undefined)
    return Object.hasOwn(ICON_ENDINGS, icon) ? (ICON_ENDINGS[icon] ?? 'vowel') : 'vowel';
  const bare = words.replace(/[^\p{L}\p{N}]+$/u, '');
  if (endsInHangul(bare)) {
    const final = finalOf(bare);
    return final === NO_FINAL ? 'vowel' : final === FINAL_L ? 'l' : 'consonant';
  }
  const digit = /\d$/.exec(bare)?.[0];
  if (digit !== undefined) return /[1-9]0$/.test(bare) ? 'consonant' : (DIGITS[Number(digit)] ?? 'vowel');
  return latinEnding(bare);
}

/** The last sound of a Latin word as it is read in Korean, which adds a vowel to most consonants. */
function latinEnding(word: string): Ending {
  if (/le?$/i.test(word)) return 'l';
  // A stop after a short vowel closes the syllable: "Robot", "Mob", "Rock".
  return /(?:[mn]e?|ng|[^aeiou][aeiou](?:[ptb]|ck?))$/i.test(word) ? 'consonant' : 'vowel';
}

const withForm = (words: string, afterConsonant: string, afterVowel: string): string =>
  words + (endingOf(words) === 'vowel' ? afterVowel : afterConsonant);

export const topic = (words: string): string => withForm(words, '은', '는');
export const nominative = (words: string): string => withForm(words, '이', '가');
export const accusative = (words: string): string => withForm(words, '을', '를');
/** "and", "with". */
export const comitative = (words: string): string => withForm(words, '과', '와');
/** "by means of", "to", "as". */
export const instrumental = (words: string): string =>
  words + (endingOf(words) === 'consonant' ? '으로' : '로');

/** Nouns that name players and creatures take another dative. */
const ANIMATE = /(?:생명체|이웃|플레이어|상대|당신|지배자|소유자)(?:들| \d+개| 최대 \d+개| 1명)?$/;

/** "to", "on". */
export const dative = (words: string): string => words + (ANIMATE.test(words) ? '에게' : '에');

/** "A, B and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${comitative(items.slice(0, -1).join(', '))} ${items.at(-1)}`;
}
/** "A, B or C". */
export function alternatives(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} 또는 ${items.at(-1)}`;
}
