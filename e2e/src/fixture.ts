import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { withoutHints } from './without-hints.ts';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';

const SCREENSHOTS = join(import.meta.dirname, '..', '..', 'output', 'screenshots');

/** A common desktop size. Tests on phones pass their own size to `openPage`. */
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

/** The server and the browser for the tests of one file. */
export interface Site {
  readonly server: Server;
  /** A page of a new visitor: nothing is shared with the other pages. Closed after the test. */
  openPage(options?: BrowserContextOptions): Promise<Page>;
  /** Errors on the pages of this test so far: exceptions, console errors and refused contents. */
  problems(): readonly string[];
}

/**
 * Starts a server and a browser before the tests of a file and stops both after them.
 *
 * @param settings environment variables for the server
 */
export function useSite(settings: Readonly<Record<string, string>> = {}, launch = launchBrowser): Site {
  let server: Server | undefined;
  let browser: Browser | undefined;
  const problems: string[] = [];

  beforeAll(async () => {
    server = await startServer(settings);
    browser = await launch();
  });
  afterEach(async ({ task }) => {
    problems.length = 0;
    if (task.result?.state === 'fail') await saveFailureScreenshots(task.name, browser);
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    get server() {
      return started(server);
    },
    openPage: async (options = {}) => {
      const context = await started(browser).newContext({
        baseURL: started(server).url,
        storageState: withoutHints(started(server).url),
        ...DESKTOP,
        ...options,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      return page;
    },
    problems: () => problems,
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The site is there from `beforeAll` to `afterAll` only.');
  return part;
}

/** Saves a screenshot as `output/screenshots/{name}.png`. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/** Saves screenshots of a failed test as `output/screenshots/failed-{test}-{number}.png`. */
async function saveFailureScreenshots(test: string, browser: Browser | undefined): Promise<void> {
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  const name = test.replaceAll(/\W+/g, '-').slice(0, 60);
  await Promise.all(pages.map((page, index) => takeScreenshot(page, `failed-${name}-${index}`)));
}
