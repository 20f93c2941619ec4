import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();

/** Ends all logins of a user on the server except a new one. */
async function endLogins(name: string): Promise<void> {
  const response = await fetch(`${site.server.url}/api/account/${name}/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await accessToken(site.server, name)}` },
  });
  expect(response.ok).toBe(true);
}

async function typedProfile(name: string): Promise<Page> {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await logInAsNewUser(site.server, page, name);
  await page.goto('/profile');
  await page.getByLabel('Username').fill(`${name}2`);
  return page;
}

it('a login that ends in the middle of a form is renewed in place', async () => {
  const page = await typedProfile('Mira');

  await endLogins('Mira');
  await page.getByText('Your login has ended, Mira.').waitFor();
  await takeScreenshot(page, 'login-again-1440');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Username').inputValue()).toBe('Mira2');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByText(/Profile saved successfully/).waitFor();
  await page.getByRole('button', { name: 'Mira2’s account' }).waitFor();
});

it('a user who leaves with unsaved changes is asked once', async () => {
  const page = await typedProfile('Nils');

  await page.getByRole('link', { name: 'Cards' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await takeScreenshot(page, 'unsaved-1440');
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Username').inputValue()).toBe('Nils2');
  await page.getByRole('link', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.waitForURL('**/cards');
  expect(site.problems()).toEqual([]);
});
