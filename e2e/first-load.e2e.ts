import { expect, it } from 'vitest';
import { FIRST_LOAD_BYTES, scriptsOfFirstLoad, sumOf } from './src/first-load.ts';
import { useSite } from './src/fixture.ts';

const site = useSite();

it.each(['en-GB', 'de-DE', 'th-TH', 'pl-PL'])(
  'keeps the first load of the lobby small: %s',
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
])('asks for so few files that none waits for another: $locale', async ({ locale, most }) => {
  const page = await site.openPage({ locale });

  const files = Object.keys(await scriptsOfFirstLoad(page));

  expect(files.length).toBeLessThanOrEqual(most);
});

it('leaves the board and its cards for those who play', async () => {
  const page = await site.openPage();

  const names = Object.keys(await scriptsOfFirstLoad(page)).join(' ');

  expect(names).not.toMatch(/board|cards|dialog/);
});
