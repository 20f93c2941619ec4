import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite({ AMBERHALL_LIMIT_FACTOR: '100' });

/** The sum of layout shifts without input that a page may have while it loads. */
const MAX_SHIFT = 0.02;
/** Answers logInAsNewUser one after the other, as over a slow connection. */
const DELAY_MS = 250;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Loads a page with slow answers. @returns the sum of its layout shifts, with what moved */
async function shiftOf(page: Page, path: string, loaded: () => Promise<unknown>): Promise<object[]> {
  await page.goto(path);
  await loaded();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (limit) => {
    // Until the next frames, so that shifts of the last answer are counted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts = (globalThis as unknown as { shifts: { value: number; moved: string[] }[] }).shifts;
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum <= limit ? [] : [{ sum }, ...shifts];
  }, MAX_SHIFT);
}

/** A page that notes its layout shifts. */
async function openWatched(viewport: { width: number; height: number }): Promise<Page> {
  const page = await site.openPage({ viewport });
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => {
            const zone = node?.parentElement?.dataset['zone'] ?? '';
            return `${node?.nodeName} ${node?.className} ${zone && `a card of the ${zone}`}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  return page;
}

async function generateDecks(name: string, count: number): Promise<number> {
  const token = await accessToken(site.server, name);
  let id = 0;
  for (let number = 0; number < count; number++) {
    const response = await fetch(`${site.server.url}/api/decks/generated`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ expansion: 341 }),
    });
    id = ((await response.json()) as { deck: { id: number } }).deck.id;
  }
  return id;
}

it.each(SIZES)('the lobby of a visitor does not move while it loads at $width px', async (size) => {
  const page = await openWatched(size);

  const shifts = await shiftOf(page, '/', () => page.locator('main button:enabled').first().waitFor());

  expect(shifts).toEqual([]);
});

it.each(SIZES)('the page of decks does not move while it loads at $width px', async (size) => {
  const page = await openWatched(size);
  const name = `Mover${size.width}`;
  await logInAsNewUser(site.server, page, name);
  const id = await generateDecks(name, 3);

  const shifts = await shiftOf(page, `/decks?deck=${id}`, () =>
    page.getByRole('heading', { name: 'Notes and tags' }).waitFor(),
  );

  expect(shifts).toEqual([]);
});

it.each(SIZES)('the page of a card does not move while it loads at $width px', async (size) => {
  const page = await openWatched(size);

  const shifts = await shiftOf(page, '/cards/krump', () =>
    page.getByText('Nobody has played a deck with it in the last 30 days.').waitFor({ state: 'attached' }),
  );

  expect(shifts).toEqual([]);
});

it('a card that comes or goes changes the layout of no other card of its line or of the hand', async () => {
  const page = await openWatched({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await boardOf(page).waitFor();

  let decisions = 0;
  await new Player(page).play(() => ++decisions > 24);

  const moved = await page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: { moved: string[] }[] };
    return shifts.flatMap((shift) => shift.moved.filter((name) => name.includes('a card of the')));
  });
  expect(moved).toEqual([]);
});

it('a list of many pages fits a screen of 320 pixels, on its first, middle and last page', async () => {
  const page = await site.openPage({ viewport: { width: 320, height: 640 } });
  await logInAsNewUser(site.server, page, 'Hoarder');
  await generateDecks('Hoarder', 130);
  await page.goto('/decks');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.waitFor();

  const excess: number[] = [];
  const measure = async (): Promise<void> => {
    excess.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  await measure();
  for (let turn = 0; turn < 5; turn++) await pages.getByRole('button', { name: 'Next page' }).click();
  await measure();
  await pages.scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'pages-320');
  await pages.getByRole('button').filter({ hasText: /^\d+$/ }).last().click();
  await measure();

  expect(excess).toEqual([0, 0, 0]);
});
