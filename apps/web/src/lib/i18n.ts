/** Twelve languages, each loaded when it is chosen. Missing texts are shown in English. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../locales/en/common.json';
import lobby from '../locales/en/lobby.json';
import { INITIAL_NAMESPACES, initialTexts } from './initial-texts.ts';
import { languageDetector } from './language-detector.ts';
import { LANGUAGES } from './languages.ts';

type Texts = Record<string, unknown>;
/** English needs no file for these, because every other language falls back to it. */
const FIRST = { common, lobby } satisfies Record<(typeof INITIAL_NAMESPACES)[number], Texts>;

const backend = {
  type: 'backend' as const,
  init: () => {},
  read: async (language: string, namespace: string): Promise<Texts> => {
    const path = `../locales/${language}/${namespace}.json`;
    const texts = namespace in FIRST ? initialTexts : (await import('./lazy-texts.ts')).lazyTexts;
    return (await texts[path]?.()) ?? {};
  },
};

/** Resolves when the texts of the first screen are loaded. */
export async function startLanguages(): Promise<void> {
  await i18next
    .use(backend)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: LANGUAGES.map(({ code }) => code),
      fallbackLng: 'en',
      ns: INITIAL_NAMESPACES,
      defaultNS: 'common',
      resources: { en: FIRST },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    });
  const sayLanguage = (code: string): void => {
    document.documentElement.lang = code;
  };
  sayLanguage(i18next.resolvedLanguage ?? 'en');
  i18next.on('languageChanged', () => sayLanguage(i18next.resolvedLanguage ?? 'en'));
}
