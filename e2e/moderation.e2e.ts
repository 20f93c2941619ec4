import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { logInAsNewUser, createAccount, grantPermissions } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf, chooseDeck, createGame, joinGame } from './src/game-setup.ts';

const site = useSite();
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function user(name: string, options?: BrowserContextOptions): Promise<Page> {
  // A color in transition would count as a finding.
  const page = await site.openPage({ reducedMotion: 'reduce', ...options });
  await logInAsNewUser(site.server, page, name);
  return page;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.keyboard.press('Enter');
}

/** Says something in a running game. */
async function chat(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Enter a message...' }).fill(words);
  await page.keyboard.press('Enter');
}

it('a reported line leads to a mute of which the person is told at once', async () => {
  const [pip, fox] = [await user('Pip'), await user('Fox')];
  await say(fox, 'you cannot read a card');
  const line = pip.getByText('you cannot read a card');
  await line.hover();
  await pip.getByRole('log').getByRole('button', { name: 'Report Fox' }).click();
  await pip.getByLabel('What happened?').fill('the third time tonight');
  await takeScreenshot(pip, 'moderation-report');
  await pip.getByRole('button', { name: 'Send report' }).click();
  await pip.getByText('Thank you. Staff will look at it.').waitFor();

  const staff = await user('Anselm');
  await grantPermissions(site.server, 'Anselm', 'canModerateChat');
  await staff.goto('/moderation');
  await staff.getByRole('link', { name: /Fox.*the third time tonight/s }).click();
  await staff.getByRole('button', { name: 'Show' }).click();
  await staff.getByText('you cannot read a card').waitFor();
  await staff.getByRole('button', { name: 'Take' }).click();
  await staff.getByText('Mute', { exact: true }).click();
  await staff.getByText('7 days', { exact: true }).click();
  await takeScreenshot(staff, 'moderation-1440');
  expect(await findings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Mute: 7 days' }).click();

  await fox.getByText(/You cannot write until .* Reason: Insulting other players\./).waitFor();
  expect(await fox.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true);
  await takeScreenshot(fox, 'moderation-muted');
  await pip.goto('/reports');
  await pip.getByRole('cell', { name: /Settled/ }).waitFor();
  await takeScreenshot(pip, 'moderation-own');
  expect(site.problems()).toEqual([]);
});

it('staff remove a reported line from its report, and a warning stays until the person confirms it', async () => {
  const [pip, fox] = [await user('Robin'), await user('Grumpy')];
  await say(fox, 'nobody likes your deck');
  await pip.getByText('nobody likes your deck').hover();
  await pip.getByRole('log').getByRole('button', { name: 'Report Grumpy' }).click();
  await pip.getByRole('button', { name: 'Send report' }).click();
  const staff = await user('Wanda');
  await grantPermissions(site.server, 'Wanda', 'canModerateChat');
  await staff.goto('/moderation');
  await staff.getByRole('link', { name: /Grumpy/ }).click();

  await staff.getByRole('button', { name: 'Remove Grumpy’s message' }).click();
  await staff.getByRole('button', { name: 'Confirm' }).click();
  await staff.getByText('Removed from the chat').waitFor();
  await pip.getByText('Message deleted by a moderator').waitFor();
  await staff.getByRole('button', { name: 'Warn Grumpy' }).click();
  await staff.getByLabel('What the person reads').fill('Please be kind.');
  await takeScreenshot(staff, 'moderation-warn');
  await staff.getByRole('button', { name: 'Send warning' }).click();

  const told = fox.getByRole('dialog', { name: 'A warning from the staff' });
  await told.getByText('Please be kind.').waitFor();
  await fox.keyboard.press('Escape');
  await takeScreenshot(fox, 'moderation-warned');
  expect(await findings(fox)).toEqual([]);
  await staff.getByText(/not confirmed yet/).waitFor();
  await fox.reload();
  await told.getByRole('button', { name: 'I have read this' }).click();
  await told.waitFor({ state: 'detached' });
  await staff.reload();
  await staff.getByText(/· confirmed /).waitFor();
  await takeScreenshot(staff, 'moderation-confirmed');
  expect(await findings(staff)).toEqual([]);
  expect(site.problems()).toEqual([]);
});

it('a moderator who watches a game removes lines before and after its start, and all see it at once', async () => {
  const [ada, bela] = [await user('Adele'), await user('Bodo', PHONE)];
  const staff = await user('Marit');
  await grantPermissions(site.server, 'Marit', 'canModerateChat');
  await createGame(ada, 'The loud table');
  await joinGame(bela, 'The loud table');
  await staff.reload();
  await staff.getByRole('button', { name: 'Watch The loud table' }).click();
  await say(bela, 'come on, slowcoach');
  await staff.getByRole('button', { name: 'Remove Bodo’s message' }).click();
  await takeScreenshot(staff, 'moderation-waiting-game');
  await staff.getByRole('button', { name: 'Confirm' }).click();
  for (const page of [ada, bela, staff]) await page.getByText('Message deleted by a moderator').waitFor();
  await takeScreenshot(ada, 'moderation-waiting-game-removed');

  await chooseDeck(ada, /Osrik of the Green Rampart/);
  await chooseDeck(bela, /Vashka, Who Counts the Fallen/);
  await ada.getByRole('button', { name: 'Start' }).click();
  await Promise.all([ada, bela, staff].map((page) => boardOf(page).waitFor()));
  await chat(ada, 'good luck');
  await chat(ada, 'you cannot read a card');
  const line = staff.getByRole('log').getByText('you cannot read a card');
  await line.waitFor();
  const removals = staff.getByRole('button', { name: 'Remove Adele’s message' });
  await removals.nth(1).click();
  await removals.waitFor();
  await takeScreenshot(staff, 'moderation-game');
  expect(await findings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Confirm' }).click();
  for (const page of [ada, staff]) {
    const log = page.getByRole('log');
    await log.getByText('Message deleted by a moderator').waitFor();
    expect(await log.getByText('you cannot read a card').count()).toBe(0);
    expect(await log.getByText('good luck').count()).toBe(1);
  }
  await takeScreenshot(ada, 'moderation-game-removed');
  await ada.reload();
  await ada.getByRole('log').getByText('Message deleted by a moderator').waitFor();
  expect(site.problems()).toEqual([]);
});

it('a banned person is told why the login has ended, and again at the next login', async () => {
  const cheat = await user('Cheat');
  await cheat.getByRole('log').waitFor();
  const staff = await user('Bruna');
  for (const right of ['canModerateChat', 'canManageUsers'])
    await grantPermissions(site.server, 'Bruna', right);
  await staff.goto('/moderation?show=measures');
  await staff.getByRole('textbox', { name: 'User' }).fill('Cheat');
  await staff.getByText('Ban', { exact: true }).click();
  await staff.getByText('Cheating', { exact: true }).click();
  await staff.getByRole('button', { name: 'Ban: 1 day' }).click();
  await staff.getByRole('link', { name: 'Cheat' }).waitFor();
  await takeScreenshot(staff, 'moderation-measures');

  const told = /You cannot log in until .* Reason: Cheating\./;
  await cheat.getByRole('dialog').getByText(told).waitFor();
  await takeScreenshot(cheat, 'moderation-banned');
  await cheat.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await cheat.goto('/login');
  await cheat.getByLabel('Username').fill('Cheat');
  await cheat.getByLabel('Password', { exact: true }).fill('a good password');
  await cheat.getByRole('button', { name: 'Log in' }).click();
  await cheat.getByRole('alert').getByText(told).waitFor();
  expect(await staff.getByRole('button', { name: 'Lift the measure against Cheat' }).count()).toBe(1);
});

it('on a phone a report is a page of its own, without overflow', async () => {
  await createAccount(site.server, 'Rude');
  const pip = await user('Nell');
  await pip.goto('/people/Rude');
  await pip.getByRole('button', { name: 'Report Rude' }).click();
  await pip.getByText('Name', { exact: true }).click();
  await pip.getByRole('button', { name: 'Send report' }).click();
  const staff = await user('Edda', PHONE);
  await grantPermissions(site.server, 'Edda', 'canModerateChat');
  await staff.goto('/moderation');
  await takeScreenshot(staff, 'moderation-390-queue');
  await staff.getByRole('link', { name: /Rude/ }).click();
  await staff.getByRole('radio', { name: 'Settle' }).waitFor();
  await staff.getByText('Mute', { exact: true }).click();

  expect(await staff.getByRole('link', { name: /Rude.*Nell/s }).isVisible()).toBe(false);
  const overflow = await staff.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await takeScreenshot(staff, 'moderation-390');
  expect(await findings(staff)).toEqual([]);
  expect(site.problems()).toEqual([]);
});
