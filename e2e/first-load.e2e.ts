import { expect, it } from 'vitest';
import { FIRST_LOAD_BYTES, scriptsOfFirstLoad, sumOf } from './src/first-load.ts';
import { useSite } from './src/fixture.ts';

const site = useSite();

it.each(['en-GB', 'de-DE', 'th-TH', 'pl-PL'])(
  'the first load of the lobby is small in %s',
  async (locale) => {
    const page = await site.openPage({ locale });

    const sizes = await scriptsOfFirstLoad(page);

    expect(sumOf(sizes)).toBeGreaterThan(FIRST_LOAD_BYTES / 2);
    expect(sumOf(sizes)).toBeLessThan(FIRST_LOAD_BYTES);
  },
);

it.each([
  { locale: 'en-GB', most: 4 },
  { locale: 'de-DE', most: 5 },
])('the first load needs at most $most script files in $locale', async ({ locale, most }) => {
  const page = await site.openPage({ locale });

  const files = Object.keys(await scriptsOfFirstLoad(page));

  expect(files.length).toBeLessThanOrEqual(most);
});

it('the first load does not contain the board and its cards', async () => {
  const page = await site.openPage();

  const names = Object.keys(await scriptsOfFirstLoad(page)).join(' ');

  expect(names).not.toMatch(/board|cards|dialog/);
});

it('the frame of a page is painted while its own files load', async () => {
  const page = await site.openPage();
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/assets\/(glossary-page|lazy-pages)/, async (route) => {
    await isAllowed;
    await route.continue();
  });

  await page.goto('/glossary', { waitUntil: 'commit' });

  await page.getByRole('link', { name: 'Register' }).waitFor();
  expect(await page.getByRole('main').getByRole('status').innerText()).toBe('Loading');
  allow();
  await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
});
