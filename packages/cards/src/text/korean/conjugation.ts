/** The endings of Korean verbs and adjectives, added to a stem such as `파괴하`. */
import {
  FINAL_B,
  FINAL_L,
  FINAL_N,
  FINAL_SS,
  finalOf,
  NO_FINAL,
  vowelOf,
  withFinal,
  withVowel,
} from './hangul.ts';

const A = 0;
const YEO = 6;
const O = 8;
const WA = 9;
const OE = 11;
const U = 13;
const WO = 14;
const I = 20;

const isOpen = (stem: string): boolean => finalOf(stem) === NO_FINAL || finalOf(stem) === FINAL_L;

/** "-ㅂ니다" */
export const polite = (stem: string): string =>
  isOpen(stem) ? `${withFinal(stem, FINAL_B)}니다` : `${stem}습니다`;

/** "-면" */
export const conditional = (stem: string): string => (isOpen(stem) ? `${stem}면` : `${stem}으면`);

/** "-는", before a noun. */
export const presentAdnominal = (stem: string): string =>
  finalOf(stem) === FINAL_L ? `${withFinal(stem, NO_FINAL)}는` : `${stem}는`;

/** "-ㄴ", before a noun: the past of verbs, the present of adjectives. */
export const shortAdnominal = (stem: string): string =>
  isOpen(stem) ? withFinal(stem, FINAL_N) : `${stem}은`;

/** "-ㄹ", before a noun. */
export const prospective = (stem: string): string => (isOpen(stem) ? withFinal(stem, FINAL_L) : `${stem}을`);

/** "-려": about to. */
export const intentional = (stem: string): string => (isOpen(stem) ? `${stem}려` : `${stem}으려`);

/** "-았-": the stem of the past. */
export function pastStem(stem: string): string {
  if (stem.endsWith('하')) return `${stem.slice(0, -1)}했`;
  const vowel = vowelOf(stem);
  if (finalOf(stem) !== NO_FINAL) return `${stem}${vowel === A || vowel === O ? '았' : '었'}`;
  if (vowel === OE) return `${stem}었`;
  const contracted = vowel === I ? YEO : vowel === O ? WA : vowel === U ? WO : vowel;
  return withFinal(withVowel(stem, contracted), FINAL_SS);
}

/** "-아": before auxiliary verbs. */
export const infinitive = (stem: string): string => withFinal(pastStem(stem), NO_FINAL);
