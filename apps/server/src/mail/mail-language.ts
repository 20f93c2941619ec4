/** The language of the mails to a user: their texts, numbers and durations. */
import type { UserLanguage } from '@amberhall/protocol';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { ko } from './texts/ko.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { th } from './texts/th.ts';
import { vi } from './texts/vi.ts';
import { zhHans } from './texts/zh-hans.ts';
import { zhHant } from './texts/zh-hant.ts';

export const MAIL_TEXTS: Record<UserLanguage, MailTexts> = {
  en,
  de,
  es,
  fr,
  it,
  ko,
  pl,
  pt,
  th,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

export interface Duration {
  amount: number;
  unit: 'day' | 'hour';
}

export interface MailLanguage {
  texts: MailTexts;
  number: (value: number) => string;
  /** For example "7 days". */
  duration: (duration: Duration) => string;
}

/** @param language English if it is not known */
export function mailLanguage(language: UserLanguage | null): MailLanguage {
  const code = language ?? 'en';
  return {
    texts: MAIL_TEXTS[code],
    number: (value) => new Intl.NumberFormat(code).format(value),
    duration: ({ amount, unit }) =>
      new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  };
}
