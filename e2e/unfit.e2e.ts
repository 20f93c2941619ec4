import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';

const site = useSite();

it('tells an old browser what it lacks', async () => {
  const page = await site.openPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));

  await page.goto('/');
  await page.locator('main h1').waitFor();

  expect(await page.locator('main').innerText()).toContain(
    'Your browser does not provide the required functionality for this site to work.',
  );
});

it('tells a browser that keeps nothing', async () => {
  const page = await site.openPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is off', 'SecurityError');
      },
    });
  });

  await page.goto('/');
  await page.locator('main h1').waitFor();

  expect(await page.locator('main').innerText()).toContain(
    'This site requires the ability to store cookies and local site data to function.',
  );
});

it('shows an error page when a page fails, files a report, and leads home', async () => {
  const page = await site.openPage();
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();

  // It is loaded anew once, in case that a newer version took the file away.
  const box = page.getByRole('button', { name: /We're sorry - something's gone wrong\./ });
  await box.click();
  await page.getByText('Thank you. Your report was sent.').waitFor();
  await page.getByRole('link', { name: 'Clear the error and return home' }).click();

  await page.getByRole('button', { name: 'Practice' }).waitFor();
  expect(site.server.output()).toContain('A page failed for somebody');
});
