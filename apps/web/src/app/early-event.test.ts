import { expect, test, vi } from 'vitest';
import { loadEventEarly } from './early-event.ts';

const loaded: string[] = vi.hoisted(() => []);
vi.mock('./lazy-pages.tsx', () => ({ lazyPages: loaded.push('routes') }));
vi.mock('./event.tsx', () => ({ Event: loaded.push('page') }));
vi.mock('../lib/lazy-texts.ts', () => ({
  lazyTexts: {
    '../locales/en/events.json': async () => void loaded.push('English'),
    '../locales/de/events.json': async () => void loaded.push('German'),
    '../locales/fr/events.json': async () => void loaded.push('French'),
  },
}));

const requested: string[] = vi.hoisted(() => []);
vi.mock('../lib/early-reply.ts', () => ({ requestEarly: (path: string) => requested.push(path) }));

test('only the page of one event is loaded early, with the event and the texts in the language of the reader', async () => {
  for (const pathname of ['/', '/events', '/events/new', '/events/12/edit', '/cards']) {
    loadEventEarly(pathname, 'de');
  }
  loadEventEarly('/events/12', 'de');

  expect(requested).toEqual(['/api/events/12']);
  await vi.waitFor(() => expect([...loaded].sort()).toEqual(['English', 'German', 'page', 'routes']));
});
