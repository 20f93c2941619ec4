import { expect, it } from 'vitest';
import { launchCompleteBrowser } from './src/browser.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

// The headless shell cannot install a site.
const site = useSite({}, launchCompleteBrowser);

it('the client shows an offline page without a connection, and returns by itself', async () => {
  const page = await site.openPage({ locale: 'de-DE' });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await page.context().setOffline(true);
  await page.goto('/about');

  await page.getByRole('heading', { name: 'Du bist offline' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Über Amberhall' }).waitFor();
});

it('a page that is opened without a connection says so, and opens when the connection is back', async () => {
  const page = await site.openPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await takeScreenshot(page, 'no-connection');
  await page.context().setOffline(false);

  await page.getByRole('heading', { name: 'Cards', exact: true }).waitFor({ timeout: 20_000 });
  expect(await page.getByRole('heading', { name: 'No connection' }).count()).toBe(0);
});

it('the site can be installed: its manifest and icons are valid', async () => {
  const page = await site.openPage();
  await page.goto('/');

  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');

  expect(errors).toEqual([]);
  // Private windows, which tests use, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
