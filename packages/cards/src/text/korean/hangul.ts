/** The composition of Hangul syllables. A syllable is an initial, a vowel and perhaps a final consonant. */

const FIRST_SYLLABLE = 0xac00;
const FINALS_PER_VOWEL = 28;
const SYLLABLES_PER_INITIAL = 588;

/** The numbers of the final consonants that endings depend on. */
export const NO_FINAL = 0;
export const FINAL_N = 4;
export const FINAL_L = 8;
export const FINAL_B = 17;
export const FINAL_SS = 20;

const lastOf = (word: string): number => (word.codePointAt(word.length - 1) ?? 0) - FIRST_SYLLABLE;

/** Unicode lists all syllables from 가 to 힣. */
export const endsInHangul = (word: string): boolean => /[가-힣]$/.test(word);

/** Returns the number of the final consonant of the last syllable. */
export const finalOf = (word: string): number => lastOf(word) % FINALS_PER_VOWEL;

/** Returns the number of the vowel of the last syllable. */
export const vowelOf = (word: string): number =>
  Math.floor((lastOf(word) % SYLLABLES_PER_INITIAL) / FINALS_PER_VOWEL);

const replaceLast = (word: string, code: number): string =>
  word.slice(0, -1) + String.fromCodePoint(code + FIRST_SYLLABLE);

/** Gives the last syllable another final consonant. */
export const withFinal = (word: string, final: number): string =>
  replaceLast(word, lastOf(word) - finalOf(word) + final);

/** Gives the last syllable another vowel. */
export const withVowel = (word: string, vowel: number): string =>
  replaceLast(word, lastOf(word) + (vowel - vowelOf(word)) * FINALS_PER_VOWEL);
