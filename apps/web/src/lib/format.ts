/** Times and dates in the format of the reader's language, always with 24 hours. */
const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = cache.get(key) ?? new Intl.DateTimeFormat(language, options);
  cache.set(key, known);
  return known;
}

/** @param iso ISO 8601 @returns e.g. 18:41 */
export const formatTime = (iso: string, language: string): string =>
  formatter(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));

/** @param iso ISO 8601 @returns e.g. 21 Nov 2026 */
export const formatDate = (iso: string, language: string): string =>
  formatter(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(iso));

/** @param iso ISO 8601 @returns e.g. 21 Nov 2026, 18:41 */
export const formatMoment = (iso: string, language: string): string =>
  `${formatDate(iso, language)}, ${formatTime(iso, language)}`;

/** @param iso ISO 8601 @returns e.g. 21 Nov */
export const formatDay = (iso: string, language: string): string =>
  formatter(language === 'en' ? 'en-GB' : language, { day: '2-digit', month: 'short' }).format(new Date(iso));

/** @param iso ISO 8601 @returns the parts of a calendar sheet, e.g. 21 and Nov */
export function formatParts(iso: string, language: string): { day: string; month: string } {
  const parts = formatter(language, { day: 'numeric', month: 'short' }).formatToParts(new Date(iso));
  const valueOf = (type: 'day' | 'month'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { day: valueOf('day'), month: valueOf('month') };
}

/** @returns the name of the reader's time zone, e.g. Central European Standard Time */
export function formatZone(language: string): string {
  const parts = formatter(language, { timeZoneName: 'long' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const MINUTE_MS = 60_000;

/** @returns how long ago `iso` was, as HH:mm; hours continue after 24 */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
