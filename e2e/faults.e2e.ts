import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { logInAsNewUser, createAccount, grantPermissions } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';

const site = useSite();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function user(name: string, options?: BrowserContextOptions): Promise<Page> {
  // A color in transition would count as a finding.
  const page = await site.openPage({ reducedMotion: 'reduce', ...options });
  await logInAsNewUser(site.server, page, name);
  return page;
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('a fault that a player reports from the board opens as a replay at that moment', async () => {
  const player = await user('Wren');
  await player.getByRole('button', { name: 'Practice', exact: true }).click();
  await player.getByRole('button', { name: 'Keep Hand' }).click();
  await player.getByRole('button', { name: 'Game menu' }).click();
  await player.getByRole('menuitem', { name: 'Report a fault' }).click();
  await player.getByLabel('What went wrong?').fill('It captured too much');
  await takeScreenshot(player, 'faults-report');
  await player.getByRole('button', { name: 'Send report' }).click();
  await player.getByText('Thank you. The fault was reported.').waitFor();
  await player.getByRole('button', { name: 'Concede' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await player.goto('/matches');
  await player.getByRole('button', { name: /^Report a fault in the game against/ }).waitFor();
  await takeScreenshot(player, 'faults-matches');

  const staff = await user('Fenn', PHONE);
  await grantPermissions(site.server, 'Fenn', 'canManageGames');
  await staff.goto('/faults');
  await staff.getByRole('link', { name: 'It captured too much' }).click();
  await staff.getByText(/^Log \(/).click();
  await takeScreenshot(staff, 'faults-390');
  expect(await overflowOf(staff)).toBeLessThanOrEqual(0);
  expect(await findings(staff)).toEqual([]);
  await staff.getByText('Settled', { exact: true }).click();
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByRole('link', { name: 'Open at this moment' }).click();
  await staff.getByRole('region', { name: 'Replay controls' }).waitFor();
  expect(new URL(staff.url()).searchParams.get('step')).not.toBe('0');

  await player.goto('/reports');
  await player.getByRole('cell', { name: /Settled/ }).waitFor();
  await takeScreenshot(player, 'faults-own');
  expect(site.problems()).toEqual([]);
});

it('staff find users by part of a name, and filter the audit log', async () => {
  for (const name of ['rogue_fox', 'old_rogue']) await createAccount(site.server, name);
  const staff = await user('Anselm');
  for (const right of ['canManageUsers', 'isAdmin']) await grantPermissions(site.server, 'Anselm', right);
  await staff.goto('/users');
  await staff.getByRole('textbox', { name: 'Username' }).fill('rogue');
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: 'old_rogue' }).waitFor();
  await takeScreenshot(staff, 'users-found');
  expect(await findings(staff)).toEqual([]);
  await staff.getByRole('link', { name: 'rogue_fox' }).click();
  await staff.getByText('rogue_fox@example.org').waitFor();

  await staff.goto('/admin/audit');
  await staff.getByRole('combobox', { name: 'Action' }).selectOption('Users searched');
  await staff.getByRole('cell', { name: /rogue/ }).waitFor();
  await expect.poll(() => staff.getByRole('row').count()).toBe(2);
  await takeScreenshot(staff, 'audit-filtered');
  expect(await findings(staff)).toEqual([]);
  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(staff)).toBeLessThanOrEqual(0);
  await takeScreenshot(staff, 'audit-390');
  expect(site.problems()).toEqual([]);
});
