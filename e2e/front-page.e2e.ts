import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();

it('shows the lobby to a visitor without an account, and nothing goes wrong on the way', async () => {
  const page = await site.openPage();

  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  await takeScreenshot(page, 'front-page');

  expect(await page.title()).toContain('Amberhall');
  expect(site.problems()).toEqual([]);
});

it('comes back after the server was killed', async () => {
  const page = await site.openPage();

  await site.server.killAndRestart();
  const response = await page.goto('/');

  expect(response?.status()).toBe(200);
});
