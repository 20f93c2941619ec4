/** The languages of the site. */

/** Codes as browsers and i18next write them, with the name that speakers give their language. */
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
] as const;

/** Regions are served by their language, those of Chinese by their script. */
export function supportedCode(code: string): string {
  if (!code.toLowerCase().startsWith('zh')) return code.split(/[-_]/)[0] ?? code;
  return /hant|tw|hk|mo/i.test(code) ? 'zh-Hant' : 'zh-Hans';
}
