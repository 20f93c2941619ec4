import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';

const site = useSite();

it('an unsupported browser gets a page that says so', async () => {
  const page = await site.openPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));

  await page.goto('/');
  await page.locator('main h1').waitFor();

  expect(await page.locator('main').innerText()).toContain(
    'Your browser does not provide the required functionality for this site to work.',
  );
});

it('a browser without local storage gets a page that says so', async () => {
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

it('a page that fails shows an error page, which sends a report and leads home', async () => {
  const page = await site.openPage();
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();

  // The client reloads once, in case a newer version removed the file.
  const box = page.getByRole('button', { name: /We're sorry - something's gone wrong\./ });
  await box.click();
  await page.getByText('Thank you. Your report was sent.').waitFor();
  await page.getByRole('link', { name: 'Clear the error and return home' }).click();

  await page.getByRole('button', { name: 'Practice' }).waitFor();
  expect(site.server.output()).toContain('A page failed for a user');
});
