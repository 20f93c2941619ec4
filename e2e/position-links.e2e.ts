import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

const QUESTION = 'What would you play here?';
const WIDTHS = [320, 390, 1024, 1440];

/** Shows the page at each width, and returns the widths at which it overflows sideways. */
async function excessesOf(page: Page, name: string): Promise<string[]> {
  const excesses: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await takeScreenshot(page, `${name}-${width}`);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) excesses.push(`${name}: ${excess} pixels too wide at ${width}`);
  }
  return excesses;
}

it('a position of a replay is shared with a question, and a guest plays it from the link', async () => {
  const owner = await site.openPage({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await logInAsNewUser(site.server, owner, 'Ada');
  await owner.getByRole('button', { name: 'Practice' }).click();
  await boardOf(owner).waitFor();
  let decisions = 0;
  await new Player(owner).play(() => ++decisions > 40);
  await owner.getByRole('button', { name: 'Concede' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await owner.getByRole('heading', { name: 'Current Games' }).waitFor();

  await owner.goto('/matches');
  await owner.getByRole('link', { name: 'Watch the replay of the game against Practice Bot' }).click();
  await boardOf(owner).waitFor();
  // Late in the game, cards lie on the table.
  await owner.getByRole('button', { name: 'Go to end' }).click();
  await owner.getByRole('button', { name: 'Previous turn' }).click();
  await owner.getByRole('button', { name: 'Play on from here' }).click();
  await owner.getByRole('menuitem', { name: 'Share this position' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share this position' });
  await dialog.getByText(/is to move\./).waitFor();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await dialog.getByText('Please enter a question.').waitFor();
  await dialog.getByLabel('Question').fill(QUESTION);
  const excesses = await excessesOf(owner, 'position-dialog');
  expect(await findings(owner)).toEqual([]);
  const justPlay = dialog.getByText('Just play');
  if (await justPlay.isVisible()) await justPlay.click();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await owner.getByText('Link copied').waitFor();
  excesses.push(...(await excessesOf(owner, 'position-link')));
  const link = await owner.evaluate(() => navigator.clipboard.readText());
  expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(link);

  const guest = await site.openPage({ reducedMotion: 'reduce' });
  await guest.goto(link);
  await guest.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
  await guest.getByRole('region', { name: 'Opponent’s side' }).waitFor();
  await guest.getByRole('link', { name: 'Ada', exact: true }).waitFor();
  excesses.push(...(await excessesOf(guest, 'position-page')));
  expect(await findings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Play from here' }).click();
  await boardOf(guest).waitFor();
  const coach = guest.getByRole('region', { name: 'Coach' });
  await coach.getByText(QUESTION).waitFor();
  excesses.push(...(await excessesOf(guest, 'position-board')));
  let played = 0;
  await new Player(guest).play(() => ++played > 1);
  await coach.getByRole('button', { name: 'Close the question' }).click();
  await coach.waitFor({ state: 'detached' });

  await owner.goto('/learn');
  const own = owner.getByRole('region', { name: 'Your shared positions' });
  await own.getByRole('link', { name: QUESTION }).waitFor();
  await own.scrollIntoViewIfNeeded();
  excesses.push(...(await excessesOf(owner, 'position-list')));
  expect(await findings(owner)).toEqual([]);
  await own.getByRole('button', { name: `Remove the link: ${QUESTION}` }).click();
  await own.getByRole('button', { name: 'Confirm' }).click();
  await own.getByText('The link is removed.').waitFor();
  expect(excesses).toEqual([]);
  expect(site.problems()).toEqual([]);

  await guest.goto(link);
  await guest.getByRole('heading', { name: 'This position is not shared' }).waitFor();
});
