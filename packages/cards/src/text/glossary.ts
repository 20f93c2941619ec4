import type { Language } from '@amberhall/engine/vocabulary';
import { SIMPLIFIED_GLOSSARY, TRADITIONAL_GLOSSARY } from './chinese/glossary.ts';
import { ENGLISH_GLOSSARY } from './english/glossary.ts';
import { FRENCH_GLOSSARY } from './french/glossary.ts';
import { GERMAN_GLOSSARY } from './german/glossary.ts';
import { ITALIAN_GLOSSARY } from './italian/glossary.ts';
import { KOREAN_GLOSSARY } from './korean/glossary.ts';
import { POLISH_GLOSSARY } from './polish/glossary.ts';
import { PORTUGUESE_GLOSSARY } from './portuguese/glossary.ts';
import { SPANISH_GLOSSARY } from './spanish/glossary.ts';
import { THAI_GLOSSARY } from './thai/glossary.ts';
import type { Term } from './terms.ts';

/** A term with its meaning in one language. X stands for the number of a keyword. */
export interface GlossaryEntry {
  name: string;
  meaning: string;
}
export type Glossary = Readonly<Record<Term, GlossaryEntry>>;

const GLOSSARIES: Partial<Record<Language, Glossary>> = {
  en: ENGLISH_GLOSSARY,
  de: GERMAN_GLOSSARY,
  es: SPANISH_GLOSSARY,
  fr: FRENCH_GLOSSARY,
  it: ITALIAN_GLOSSARY,
  ko: KOREAN_GLOSSARY,
  pl: POLISH_GLOSSARY,
  pt: PORTUGUESE_GLOSSARY,
  'zh-Hans': SIMPLIFIED_GLOSSARY,
  'zh-Hant': TRADITIONAL_GLOSSARY,
  th: THAI_GLOSSARY,
};

/** Returns the glossary in a language, or the English one if there is none. */
export function glossaryIn(language: Language): Readonly<Record<Term, GlossaryEntry>> {
  return GLOSSARIES[language] ?? ENGLISH_GLOSSARY;
}
