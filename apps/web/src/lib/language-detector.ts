/** Which language the reader wants: as they last chose it here, else as their browser speaks. */
import { supportedCode } from './languages.ts';

const STORAGE_KEY = 'i18nextLng';
const COOKIE = 'i18next';
/** 1,000,000 minutes. */
const COOKIE_SECONDS = 60_000_000;

/** What i18next asks at the start, and tells whenever the language changes. */
export const languageDetector = {
  type: 'languageDetector' as const,

  /** Most wanted first. The first of them that there are texts for is taken. */
  detect: (): string[] =>
    [storedLanguage(), cookieLanguage(), ...navigator.languages]
      .filter((code): code is string => Boolean(code))
      .map(supportedCode),

  cacheUserLanguage: (code: string): void => {
    try {
      localStorage.setItem(STORAGE_KEY, code);
    } catch {
      // Without storage there is still the cookie.
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
