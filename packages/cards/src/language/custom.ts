import type { TextLanguage } from '@amberhall/engine/language';

/** The text of an effect that is written in code, in our own words. English is required. */
export type CustomText = Partial<Record<TextLanguage, string>> & { en: string };
