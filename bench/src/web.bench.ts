import { launchCompleteBrowser } from '../../e2e/src/browser.ts';
import { FIRST_LOAD_BYTES, scriptsOfFirstLoad, sumOf } from '../../e2e/src/first-load.ts';
import { startServer } from '../../e2e/src/server.ts';
import { buildWebClientIfStale } from '../../scripts/lib/web-client.ts';
import type { Bench, Measurement } from './bench.ts';
import { PHONE, slowDown } from './slow-phone.ts';
import type { Page } from './slow-phone.ts';
import { median } from './statistics.ts';

/** Milliseconds after which somebody can play. */
const INTERACTIVE_MS = 2000;
const VISITS = { long: 7, short: 1 } as const;

/** The first visit of the lobby: what it loads, and how soon one can do something there. */
export const bench: Bench = async ({ short }) => {
  await buildWebClientIfStale();
  const server = await startServer();
  const browser = await launchCompleteBrowser();
  const visit = (locale = 'en-GB') => browser.newContext({ ...PHONE, baseURL: server.url, locale });
  try {
    const results: Measurement[] = [];
    for (const locale of ['en-GB', 'de-DE']) {
      const context = await visit(locale);
      const size = sumOf(await scriptsOfFirstLoad(await context.newPage()));
      await context.close();
      results.push({
        name: `script of the first load, ${locale}`,
        value: size / 1000,
        unit: 'kB',
        bar: { atMost: FIRST_LOAD_BYTES / 1000 },
      });
    }
    const times: Times[] = [];
    for (let n = 0; n < VISITS[short ? 'short' : 'long']; n++) {
      const context = await visit();
      times.push(await timesOf(await context.newPage()));
      await context.close();
    }
    const middle = (of: keyof Times) => median(times.map((time) => time[of]));
    return [
      ...results,
      { name: 'first words on a phone', value: middle('painted'), unit: 'ms' },
      { name: 'lobby on a phone', value: middle('shown'), unit: 'ms' },
      {
        name: 'interactive on a phone',
        value: middle('interactive'),
        unit: 'ms',
        bar: { atMost: INTERACTIVE_MS },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Milliseconds since the address was entered. */
interface Times {
  painted: number;
  shown: number;
  /** A practice game can be started: the lobby is connected. */
  interactive: number;
}

async function timesOf(page: Page): Promise<Times> {
  await slowDown(page);
  await page.addInitScript(WATCH);
  await page.goto('/', { waitUntil: 'commit' });
  return (await page.evaluate('times')) as Times;
}

/** Runs in the page, before its own scripts; `times` is there when all is. In words, since nothing else here is a page. */
const WATCH = `
  globalThis.times = new Promise((resolve) => {
    let shown;
    const look = () => {
      if (document.querySelector('main h1')) shown ??= performance.now();
      if (!document.querySelector('main button[class*=primary]:enabled')) return requestAnimationFrame(look);
      const interactive = performance.now();
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? interactive;
      resolve({ painted, shown, interactive });
    };
    look();
  });
`;
