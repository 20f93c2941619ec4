/** Languages: twelve, each loaded when it is chosen; what a language lacks is shown in English. */
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import common from '../locales/en/common.json';
import lobby from '../locales/en/lobby.json';

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

/** Minutes for which the cookie remembers the language. */
const COOKIE_MINUTES = 1_000_000;

type Texts = Record<string, unknown>;
const files = import.meta.glob<Texts>('../locales/*/*.json', { import: 'default' });

/** Regions are served by their language, those of Chinese by their script. */
export function supportedCode(code: string): string {
  if (!code.toLowerCase().startsWith('zh')) return code.split(/[-_]/)[0] ?? code;
  return /hant|tw|hk|mo/i.test(code) ? 'zh-Hant' : 'zh-Hans';
}

const backend = {
  type: 'backend' as const,
  init: () => {},
  read: async (language: string, namespace: string): Promise<Texts> =>
    (await files[`../locales/${language}/${namespace}.json`]?.()) ?? {},
};

/** Resolves when the texts of the first screen are there. */
export async function startLanguages(): Promise<void> {
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: LANGUAGES.map(({ code }) => code),
      fallbackLng: 'en',
      ns: ['common', 'lobby'],
      defaultNS: 'common',
      resources: { en: { common, lobby } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      detection: {
        order: ['localStorage', 'cookie', 'navigator'],
        caches: ['localStorage', 'cookie'],
        cookieMinutes: COOKIE_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
        convertDetectedLanguage: supportedCode,
      },
    });
  const sayLanguage = (code: string): void => {
    document.documentElement.lang = code;
  };
  sayLanguage(i18next.resolvedLanguage ?? 'en');
  i18next.on('languageChanged', () => sayLanguage(i18next.resolvedLanguage ?? 'en'));
}
