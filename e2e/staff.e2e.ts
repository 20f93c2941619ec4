import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from './src/fixture.ts';
import { logInAsNewUser, createAccount, grantPermissions } from './src/accounts.ts';
import { createGame } from './src/game-setup.ts';

const site = useSite();

/** Logs in a new user with one permission. */
async function staff(name: string, permission: string): Promise<Page> {
  const page = await site.openPage();
  await logInAsNewUser(site.server, page, name);
  await grantPermissions(site.server, name, permission);
  await page.reload();
  return page;
}

/** Returns the entries of the menu for staff. */
async function menuOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Admin' }).click();
  const entries = await page.getByRole('menuitem').filter({ visible: true }).allInnerTexts();
  await page.keyboard.press('Escape');
  return entries;
}

async function open(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await page.getByRole('heading', { name: entry, level: 1 }).waitFor();
}

it('news that an editor writes appear in the lobby', async () => {
  const page = await staff('Edda', 'canEditNews');
  expect(await menuOf(page)).toEqual(['News']);

  await open(page, 'News');
  await page.getByRole('textbox', { name: 'Text' }).fill('The league opens tonight');
  await page.getByRole('button', { name: 'Add news' }).click();
  await page.getByText('News item added successfully').waitFor();
  await page.getByRole('button', { name: /^Edit the news/ }).click();
  await page.getByRole('textbox', { name: /^Text of the news/ }).fill('The league opens at eight');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('News item saved successfully').waitFor();

  const visitor = await site.openPage();
  await visitor.goto('/');
  await visitor.getByText('The league opens at eight').waitFor();
  expect(site.problems()).toEqual([]);
});

it('a new message of the day appears in the lobby at once', async () => {
  const visitor = await site.openPage();
  await visitor.goto('/');
  const page = await staff('Mott', 'canManageMotd');
  expect(await menuOf(page)).toEqual(['Message of the day']);

  await open(page, 'Message of the day');
  await page.getByRole('textbox', { name: 'Message' }).fill('A short update at ten');
  await page.getByRole('button', { name: 'Save' }).click();

  await visitor.getByText('A short update at ten').waitFor();
  expect(site.problems()).toEqual([]);
});

it('staff can find a user, grant a permission and disable the account', async () => {
  await createAccount(site.server, 'Wilf');
  const page = await staff('Ursel', 'canManageUsers');
  await grantPermissions(site.server, 'Ursel', 'canManagePermissions');
  await page.reload();

  await open(page, 'Users');
  await page.getByRole('textbox', { name: 'Username' }).fill('nobody');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('User was not found.').waitFor();
  await page.getByRole('textbox', { name: 'Username' }).fill('Wilf');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('User details loaded').waitFor();
  await page.getByRole('switch', { name: 'Edit news' }).click();
  await page.getByRole('switch', { name: 'Disabled' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('User details saved.').waitFor();

  const wilf = await site.openPage();
  await wilf.goto('/login');
  await wilf.getByLabel('Username').fill('Wilf');
  await wilf.getByLabel('Password', { exact: true }).fill('a good password');
  await wilf.getByRole('button', { name: 'Log in' }).click();
  expect(await wilf.getByRole('alert').innerText()).toBe('Invalid username/password');
});

it('staff can disable and enable a node', async () => {
  const page = await staff('Nora', 'canManageNodes');
  expect(await menuOf(page)).toEqual(['Nodes']);

  await open(page, 'Nodes');
  await page.getByRole('button', { name: 'Disable node1' }).click();
  await page.getByRole('button', { name: 'Enable node1' }).click();
  await page.getByRole('button', { name: 'Disable node1' }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('staff can add an address to the ban list and delete it', async () => {
  const page = await staff('Bram', 'canManageBanlist');
  expect(await menuOf(page)).toEqual(['Ban list']);

  await open(page, 'Ban list');
  await page.getByRole('textbox', { name: 'IP' }).fill('192.0.2.7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Banlist item added successfully.').waitFor();
  await page.getByRole('button', { name: 'Delete the ban of 192.0.2.7' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Banlist item deleted successfully.').waitFor();
});

it('a moderator can remove a chat message, and others see that it was removed', async () => {
  const author = await site.openPage();
  await logInAsNewUser(site.server, author, 'Rudi');
  await author.getByRole('textbox', { name: 'Message' }).fill('something rude');
  await author.keyboard.press('Enter');
  const page = await staff('Modesta', 'canModerateChat');

  await page.getByRole('button', { name: 'Remove Rudi’s message' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.getByText('Message removed by Modesta').waitFor();
  expect(await menuOf(page)).toEqual(['Moderation']);
  expect(await page.getByText('something rude').count()).toBe(1);
  await author.getByText('Message deleted by a moderator').waitFor();
  expect(await author.getByText('something rude').count()).toBe(0);
});

it('staff who manage games see private games and can remove a game', async () => {
  const owner = await site.openPage();
  await logInAsNewUser(site.server, owner, 'Orla');
  await createGame(owner, 'A table to clear');
  const page = await staff('Gamo', 'canManageGames');

  await page.getByRole('button', { name: 'Remove A table to clear' }).click();

  await page.getByText('A table to clear').waitFor({ state: 'detached' });
  expect(site.problems()).toEqual([]);
  await owner.getByText('A table to clear').waitFor({ state: 'detached' });
});

it('the audit log shows who did what', async () => {
  const page = await staff('Aldous', 'isAdmin');
  expect(await menuOf(page)).toEqual(['Audit log']);

  await open(page, 'Audit log');

  const row = page.getByRole('row').filter({ hasText: 'Ban lifted' });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Bram\s+Ban lifted\s+192\.0\.2\.7/);
});

it('users without a permission cannot open the staff pages', async () => {
  const page = await site.openPage();
  await logInAsNewUser(site.server, page, 'Plain');

  for (const path of ['/news', '/users', '/nodes', '/banlist', '/admin/motd', '/admin/audit']) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    expect(await page.locator('main').innerText()).toContain(
      'Sorry, you are not authorised to view that page.',
    );
  }
});
