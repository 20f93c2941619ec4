import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { useSite } from './src/fixture.ts';
import { logInAsNewUser, grantPermissions } from './src/accounts.ts';
import { createGame } from './src/game-setup.ts';

const site = useSite();

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

const FOR_VISITORS = [
  '/community',
  '/events',
  '/cards?set=341',
  '/cards/urchin',
  '/glossary',
  '/learn',
  '/statistics',
  '/forgot',
  '/activation',
  '/activation/mail',
  '/confirm-address',
  '/reset-password',
  '/unauth',
];
const FOR_MEMBERS = [
  '/people/me',
  '/profile',
  '/security',
  '/blocklist',
  '/decks',
  '/decks/import',
  '/matches',
  '/events',
  '/events/new',
];
const FOR_STAFF = {
  '/news': 'canEditNews',
  '/decks/review': 'canVerifyDecks',
  '/moderation': 'canModerateChat',
  '/users': 'canManageUsers',
  '/faults': 'canManageGames',
  '/nodes': 'canManageNodes',
  '/banlist': 'canManageBanlist',
  '/admin/motd': 'canManageMotd',
  '/admin/audit': 'isAdmin',
} as const;

/** The languages of the interface. */
const LOCALES = ['de', 'en', 'es', 'fr', 'it', 'ko', 'pl', 'pt', 'th', 'vi', 'zh-Hans', 'zh-Hant'];

/** Widths in pixels: a narrow phone, a wide screen at 200 %, and a very wide screen. */
const WIDTHS = [360, 640, 3840];

/** Returns the widths at which the current page overflows sideways. */
async function excessesOf(page: Page, widths = WIDTHS): Promise<string[]> {
  const excesses: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) excesses.push(`${excess} pixels too wide at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return excesses;
}

/** Returns the serious findings on a page, and where it overflows. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  const faults = [...(await findings(page)), ...(await excessesOf(page))];
  return faults.map((fault) => `${path} ${fault}`);
}

it('the pages for visitors have no serious accessibility findings and fit the screen', async () => {
  const page = await site.openPage(REDUCED_MOTION);

  const faults = [];
  for (const path of FOR_VISITORS) faults.push(...(await faultsOf(page, path)));

  expect(faults).toEqual([]);
});

it.each(['de-DE', 'pl-PL'])('pages fit the screen in a language with long words: %s', async (locale) => {
  const page = await site.openPage({ ...REDUCED_MOTION, locale });

  const tooWide: string[] = [];
  for (const path of ['/', '/events', '/register', '/how-to-play', '/privacy']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    tooWide.push(...(await excessesOf(page)).map((excess) => `${path}: ${excess}`));
  }

  expect(tooWide).toEqual([]);
});

it.each(['de', 'pl', 'th'])('the navigation bar fits while the lobby connects: %s', async (locale) => {
  const page = await site.openPage(REDUCED_MOTION);
  await page.goto('/');
  await page.evaluate((code) => localStorage.setItem('i18nextLng', code), locale);
  const excessesWhileConnecting = async (): Promise<string[]> => {
    await page.goto('/');
    await page.locator(`html[lang=${locale}] [data-state=connecting]`).waitFor();
    return excessesOf(page, [320, ...WIDTHS]);
  };
  await page.routeWebSocket(/.*/, () => {});

  const visitor = await excessesWhileConnecting();
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await logInAsNewUser(site.server, page, `Waiting-${locale}`);
  await page.evaluate((code) => localStorage.setItem('i18nextLng', code), locale);
  const member = await excessesWhileConnecting();

  expect({ visitor, member }).toEqual({ visitor: [], member: [] });
});

it('the pages for users and staff have no serious accessibility findings and fit the screen', async () => {
  const page = await site.openPage(REDUCED_MOTION);
  await logInAsNewUser(site.server, page, 'Anselm');
  await grantPermissions(site.server, 'Anselm', ...Object.values(FOR_STAFF));

  const faults = [];
  for (const path of [...FOR_MEMBERS, ...Object.keys(FOR_STAFF)])
    faults.push(...(await faultsOf(page, path)));

  expect(faults).toEqual([]);
});

it('the navigation bar of the staff fits the screen in every language', async () => {
  const page = await site.openPage(REDUCED_MOTION);
  await logInAsNewUser(site.server, page, 'Organiser');
  await grantPermissions(site.server, 'Organiser', 'canManageTournaments');
  await grantPermissions(site.server, 'Organiser', 'canManageNodes');

  const faults = [];
  for (const language of ['es', 'pt', 'th', 'de']) {
    await page.evaluate((code) => localStorage.setItem('i18nextLng', code), language);
    await page.goto('/nodes');
    await page.locator(`html[lang=${language}] main h1`).waitFor();
    for (const width of [320, 1024, 1119, 1120]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) faults.push(`${language}: ${excess} pixels too wide at ${width}`);
    }
  }

  expect(faults).toEqual([]);
});

it('the ways into a game fit the welcome panel of a narrow phone in every language', async () => {
  const page = await site.openPage(REDUCED_MOTION);

  const cut = [];
  for (const locale of LOCALES) {
    await page.goto('/');
    await page.evaluate((code) => localStorage.setItem('i18nextLng', code), locale);
    await page.goto('/');
    await page.locator(`html[lang=${locale}] main h1`).waitFor();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const names = await page.locator('main section:has(h1) :is(button, a)').evaluateAll((all) =>
        all
          .filter((one) => {
            const panel = one.closest('section')?.getBoundingClientRect();
            const { left, right } = one.getBoundingClientRect();
            return (
              panel !== undefined &&
              (left < panel.left || right > panel.right || one.scrollWidth > one.clientWidth)
            );
          })
          .map((one) => one.textContent),
      );
      cut.push(...names.map((name) => `${locale} at ${width}: ${name}`));
    }
  }

  expect(cut).toEqual([]);
});

it('the labels of a listed game do not overlap its numbers', async () => {
  const page = await site.openPage(REDUCED_MOTION);
  await logInAsNewUser(site.server, page, 'Wordsmith');
  const name = 'A game whose name is as long as names of games can possibly be';
  await createGame(page, name, ['Show hands', 'time limit', 'Private']);
  await page.goto('/');
  const game = page.getByRole('listitem').filter({ hasText: name });
  await game.waitFor();

  const overlaps = [];
  for (const width of [390, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const marks = await game.getByText('Private', { exact: true }).boundingBox();
    const age = await game.getByTitle(/^Age/).boundingBox();
    if (!marks || !age) throw new Error('The game shows neither its marks nor its age');
    const isBeside = marks.x + marks.width <= age.x || marks.y + marks.height <= age.y;
    if (!isBeside) overlaps.push(width);
  }

  expect(overlaps).toEqual([]);
});

it('a logout and a login as another user apply to all tabs of a browser', async () => {
  const page = await site.openPage(REDUCED_MOTION);
  await logInAsNewUser(site.server, page, 'Tabitha');
  const other = await page.context().newPage();
  await other.goto('/security');
  await other.getByRole('heading', { name: 'Active sessions' }).waitFor();

  await page.goto('/logout');
  await other.getByRole('link', { name: 'Log in' }).first().waitFor();
  await logInAsNewUser(site.server, page, 'Tobias');

  await other.getByRole('heading', { name: 'Active sessions' }).waitFor();
  await other.getByRole('button', { name: /Tobias/ }).waitFor();
  expect(await other.getByText('Tabitha').count()).toBe(0);
});
