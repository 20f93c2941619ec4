import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakePatreon } from '@amberhall/server/testing/patreon';
import { launchBrowser } from './src/browser.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot } from './src/fixture.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { startServer } from './src/server.ts';
import type { Server } from './src/server.ts';

let patreon: FakePatreon;
let server: Server;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  patreon = await FakePatreon.open();
  server = await startServer({ ...patreon.settings, AMBERHALL_LOG_LEVEL: 'trace' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await patreon.close();
});

async function openProfile(name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logInAsNewUser(server, page, name);
  await page.goto('/profile');
  return page;
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Supporter' });
const link = (page: Page) => panelOf(page).getByRole('button', { name: 'Link' }).click();

it('a user can link a pledge, is shown as a supporter, and can unlink it', async () => {
  const page = await openProfile('Generous');
  await panelOf(page).getByText('Not linked').waitFor();

  await link(page);
  await page.getByRole('heading', { name: 'May the hall know your pledges?' }).waitFor();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page
    .getByText('Your account was linked successfully. Sending you back to the profile page.')
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.waitForURL('**/profile', { timeout: 15_000 });
  await panelOf(page).getByText('Linked, with a pledge. Thank you!').waitFor();
  await takeScreenshot(page, 'supporter');
  expect(await findings(page)).toEqual([]);
  await page.goto('/');
  const colours = page.locator('[style*="--role-supporter"]', { hasText: 'Generous' });
  await colours.first().waitFor();

  await page.goto('/profile');
  await panelOf(page).getByRole('button', { name: 'Unlink' }).click();
  await panelOf(page).getByText('Your account is no longer linked.').waitFor();
  await panelOf(page).getByText('Not linked').waitFor();
  expect(patreon.secrets.filter((secret) => server.output().includes(secret))).toEqual([]);
  await page.context().close();
});

it('a denied or forged link changes nothing', async () => {
  const page = await openProfile('Thrifty');

  await link(page);
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.getByText('You did not approve the link. Nothing has changed.').waitFor();
  await page.goto('/patreon');
  await page.getByText('This page is not intended to be viewed directly.').waitFor();
  await page.goto('/patreon?code=of-somebody-else&state=guessed');
  await page.getByText('This link is no longer valid.').waitFor();

  await page.goto('/profile');
  expect(await panelOf(page).getByText('Not linked').count()).toBeLessThanOrEqual(1);
  await panelOf(page).getByText('Not linked').waitFor();
  await page.context().close();
});
