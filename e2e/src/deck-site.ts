import { afterAll, beforeAll } from 'vitest';
import type { Page } from 'playwright-core';
import type { DeckList } from '@amberhall/cards/data';
import { fakeDeckOf, FakeDeckService } from '@amberhall/server/testing/deck-service';
import type { FakeDeck } from '@amberhall/server/testing/deck-service';
import { withoutHints } from './without-hints.ts';
import { launchBrowser } from './browser.ts';
import { logInAsNewUser } from './accounts.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';

/** A server whose decks come from a deck service of its own, and a browser, for all tests of a file. */
export function useDeckSite() {
  let service: FakeDeckService;
  let server: Server;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    service = await FakeDeckService.open();
    server = await startServer({ AMBERHALL_DECK_SERVICE_URL: service.url });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await service.close();
  });

  let decks = 0;
  return {
    /** Opens a page of a new user who is logged in. */
    openPage: async (name: string): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: server.url,
        storageState: withoutHints(server.url),
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await logInAsNewUser(server, page, name);
      return page;
    },
    /** Puts a deck into the deck service. @returns the link to it */
    publish: (list: DeckList, change: (deck: FakeDeck) => void = () => {}): string => {
      const deck = fakeDeckOf(`00000000-0000-4000-8000-${String(++decks).padStart(12, '0')}`, list);
      change(deck);
      return service.add(deck);
    },
  };
}

export async function importDeck(page: Page, link: string): Promise<void> {
  await page.goto('/decks/import');
  await page.getByLabel('Deck link', { exact: true }).fill(link);
  await page.getByRole('button', { name: 'Import deck' }).click();
  await page.getByText('Deck added successfully').waitFor();
}
