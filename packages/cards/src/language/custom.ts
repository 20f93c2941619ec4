import type { Language } from '@amberhall/engine/vocabulary';

/** The text of an effect that is written in code, in our own words. English is required. */
export type CustomText = Partial<Record<Language, string>> & { en: string };
