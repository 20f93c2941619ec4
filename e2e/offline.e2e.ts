import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';

const site = useSite();

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
