import type { TextLanguage } from '@amberhall/engine/language';

/** The text of a step written out in code, in our own words. English always exists. */
export type CustomText = Partial<Record<TextLanguage, string>> & { en: string };
