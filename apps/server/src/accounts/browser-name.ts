import Bowser from 'bowser';

/** Longer values are cut before they are stored. */
const USER_AGENT_LENGTH = 300;

/** Returns what is stored of the header `User-Agent`. */
export const storedUserAgent = (header: string | undefined): string | null =>
  header?.slice(0, USER_AGENT_LENGTH) ?? null;

/** Returns the browser and its system, such as `Firefox, Linux`; `null` if neither is known. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
