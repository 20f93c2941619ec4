import type { CardDefinition } from '@amberhall/engine/language';
import type { CardSlug, Language } from '@amberhall/engine/vocabulary';
import { FACTS, factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';
import { SIMPLIFIED_CHINESE_WORDS, TRADITIONAL_CHINESE_WORDS } from './chinese.ts';
import { ENGLISH_WORDS } from './english.ts';
import { FRENCH_WORDS } from './french.ts';
import { GERMAN_WORDS } from './german.ts';
import { ITALIAN_WORDS } from './italian.ts';
import { KOREAN_WORDS } from './korean.ts';
import { KNOWN_DIFFERENCES } from './known-differences.ts';
import { POLISH_WORDS } from './polish.ts';
import { PORTUGUESE_WORDS } from './portuguese.ts';
import { SPANISH_WORDS } from './spanish.ts';
import { THAI_WORDS } from './thai.ts';
import { MEANINGS } from './word-list.ts';
import type { Meaning, WordList } from './word-list.ts';

const WORD_LISTS: ReadonlyMap<Language, WordList> = new Map([
  ['de', GERMAN_WORDS],
  ['es', SPANISH_WORDS],
  ['fr', FRENCH_WORDS],
  ['it', ITALIAN_WORDS],
  ['ko', KOREAN_WORDS],
  ['pl', POLISH_WORDS],
  ['pt', PORTUGUESE_WORDS],
  ['th', THAI_WORDS],
  ['zh-Hans', SIMPLIFIED_CHINESE_WORDS],
  ['zh-Hant', TRADITIONAL_CHINESE_WORDS],
]);

/** The languages whose texts can be compared with the English ones. */
export const COMPARED_LANGUAGES: readonly Language[] = [...WORD_LISTS.keys()];

/**
 * Compares the text of a card in a language with the English one, paragraph by paragraph: icons, numbers and the words of
 * {@link MEANINGS}. The English texts are compared with the printed ones by `npm run cards:agree`.
 *
 * @returns what only one of the two texts says, e.g. `1: only de: owner`; nothing if the text is shown in English
 */
export function differencesFromEnglish(definition: CardDefinition, language: Language): string[] {
  const list = WORD_LISTS.get(language);
  // A name could contain a word with a meaning, so the card has none.
  const facts = { ...factsOf(definition.id), name: NAMELESS };
  const text = renderCard(definition, facts, language);
  if (list === undefined || text.language !== language) return [];
  const english = renderCard(definition, facts, 'en').paragraphs;
  const names = namesIn(definition.abilities);
  if (english.length !== text.paragraphs.length) return ['the number of paragraphs'];
  return english.flatMap((paragraph, index) => {
    const wanted = contentOf(paragraph, names, ENGLISH_WORDS);
    const found = contentOf(text.paragraphs[index] ?? '', names, list);
    return [
      ...missing(wanted, found).map((what) => `${index + 1}: only en: ${what}`),
      ...missing(found, wanted)
        .filter((what) => !ADDABLE.has(what))
        .map((what) => `${index + 1}: only ${language}: ${what}`),
    ];
  });
}

/** Tells why the text of a card differs from the English one, if the difference is wanted. */
export const reasonForDifference = (slug: CardSlug, language: Language): string | undefined =>
  KNOWN_DIFFERENCES.get(language)?.get(slug);

/** Words that English leaves out: "a Brobnar creature" is of a house, and "archive a card" means one from your hand. */
const ADDABLE: ReadonlySet<string> = new Set<Meaning>(['house', 'hand']);

const NAMELESS = '◇';

/** Returns the names of the other cards that the definition mentions. */
function namesIn(node: unknown): string[] {
  if (typeof node === 'string') return FACTS.has(node) ? [factsOf(node).name] : [];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(namesIn) : [];
}

/** Returns the icons, the numbers and the meanings of a text, sorted. Icons and numbers stand there as often as they occur. */
function contentOf(paragraph: string, names: readonly string[], { words, numerals }: WordList): string[] {
  const text = names.reduce((rest, name) => rest.replaceAll(name, NAMELESS), paragraph);
  const icons = text.match(/\{[\w:-]+\}/g) ?? [];
  const plain = text.replaceAll(/\{[\w:-]+\}/g, ' ');
  const spelled = [...numerals].flatMap(([number, pattern]) =>
    (plain.match(new RegExp(pattern, `${pattern.flags}g`)) ?? []).map(() => String(number)),
  );
  const digits = plain.match(/\d+/g) ?? [];
  // Languages differ in whether they write the number 1.
  const numbers = [...digits, ...spelled].filter((number) => number !== '1');
  return [...icons, ...numbers, ...MEANINGS.filter((meaning) => words[meaning].test(plain))];
}

/** Returns what the first list has more often than the second. */
function missing(of: readonly string[], from: readonly string[]): string[] {
  const rest = [...from];
  return of.filter((term) => {
    const at = rest.indexOf(term);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
