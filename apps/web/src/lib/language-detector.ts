/** The reader's language: the last one chosen here, otherwise the browser's. */
import { supportedCode } from './languages.ts';

const STORAGE_KEY = 'i18nextLng';
const COOKIE = 'i18next';
/** 1,000,000 minutes. */
const COOKIE_SECONDS = 60_000_000;

/** The detector that i18next calls at the start and on every change of the language. */
export const languageDetector = {
  type: 'languageDetector' as const,

  /** In order of preference. The first one with texts is used. */
  detect: (): string[] =>
    [storedLanguage(), cookieLanguage(), ...navigator.languages]
      .filter((code): code is string => Boolean(code))
      .map(supportedCode),

  cacheUserLanguage: (code: string): void => {
    try {
      localStorage.setItem(STORAGE_KEY, code);
    } catch {
      // Without storage, the cookie remains.
    }
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${COOKIE}=${encodeURIComponent(code)}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  },
};

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

const cookieLanguage = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
