import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();

it('a visitor without an account sees the lobby, without errors', async () => {
  const page = await site.openPage();

  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  await takeScreenshot(page, 'front-page');

  expect(await page.title()).toContain('Amberhall');
  expect(site.problems()).toEqual([]);
});

it('the site answers again after the server was killed and restarted', async () => {
  const page = await site.openPage();

  await site.server.killAndRestart();
  const response = await page.goto('/');

  expect(response?.status()).toBe(200);
});
