/** The languages of the site. */
import type { CatalogueLanguage } from '@amberhall/protocol';

/** Codes as used by browsers and i18next, with the language's own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'pt', name: 'Português' },
  { code: 'it', name: 'Italiano' },
  { code: 'fr', name: 'Français' },
  { code: 'pl', name: 'Polski' },
  { code: 'th', name: 'ไทย' },
  { code: 'zh-Hans', name: '简体中文' },
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'ko', name: '한국어' },
  { code: 'vi', name: 'Tiếng Việt' },
] as const satisfies readonly { code: CatalogueLanguage; name: string }[];

/** Regions use their language, those of Chinese use their script. */
export function supportedCode(code: string): string {
  if (!code.toLowerCase().startsWith('zh')) return code.split(/[-_]/)[0] ?? code;
  return /hant|tw|hk|mo/i.test(code) ? 'zh-Hant' : 'zh-Hans';
}
