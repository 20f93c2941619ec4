/** The page of an event needs many files and an answer. They load together with the first screen instead of after it. */
import { formatDate } from '../lib/format.ts';
import { requestEarly } from '../lib/early-reply.ts';
import { EVENT_NAMESPACES } from './event-texts.ts';

/** Requests an event and loads the files of its page in this language, if the address leads to one. */
export function loadEventEarly(pathname: string, language: string): void {
  const [, id] = /^\/events\/(\d+)$/.exec(pathname) ?? [];
  if (id === undefined) return;
  requestEarly(`/api/events/${id}`);
  // The first date of a page takes long. Here the browser only waits for files.
  void formatDate(new Date().toISOString(), language);
  for (const load of [
    () => loadTexts(language),
    () => import('./lazy-pages.tsx'),
    () => import('./event.tsx'),
  ]) {
    // The router asks again and reports the error.
    void load().catch(() => {});
  }
}

async function loadTexts(language: string): Promise<void> {
  const { lazyTexts } = await import('../lib/lazy-texts.ts');
  const paths = ['en', language].flatMap((code) =>
    EVENT_NAMESPACES.map((namespace) => `../locales/${code}/${namespace}.json`),
  );
  await Promise.all(paths.map(async (path) => lazyTexts[path]?.()));
}
