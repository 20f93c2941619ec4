import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { botTurn } from './src/bot-position.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';
import { openPractice } from './src/raw-client.ts';

/** An hour: without the fast pace, the bot does nothing during the test. */
const site = useSite({ AMBERHALL_BOT_DELAY: '3600000' });

const GAME = {
  botLevel: 'steady',
  position: botTurn(2),
};

it('a player makes the bot fast, in this game, in the next one and in a rematch', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await logInAsNewUser(site.server, page, 'Ada');
  const enterNewGame = async () => {
    await openPractice(site.server, await accessToken(site.server, 'Ada'), GAME);
    await page.goto('/');
    await page.getByRole('link', { name: 'Rejoin your game' }).click();
    await boardOf(page).waitFor();
  };
  const reaps = page.getByRole('log').getByText('Practice Bot reaps with');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const fast = settings.getByRole('switch', { name: /^Fast bot/ });
  const openSettings = () => page.getByRole('button', { name: 'Settings', exact: true }).click();
  await enterNewGame();

  await openSettings();
  expect(await fast.isChecked()).toBe(false);
  expect(await reaps.count()).toBe(0);
  await fast.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => reaps.count()).toBe(2);
  expect(await fast.isChecked()).toBe(true);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await takeScreenshot(page, `bot-pace-${width}`);
    expect(await findings(page)).toEqual([]);
  }

  await page.reload();
  await openSettings();
  expect(await fast.isChecked()).toBe(true);
  await enterNewGame();
  await expect.poll(() => reaps.count()).toBe(2);

  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch: Same Decks' }).click();
  await page.getByRole('dialog', { name: 'First Player' }).getByRole('button', { name: 'Random' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByLabel(/^Match record:.*Practice Bot 1\b/)
    .first()
    .waitFor();
  await expect.poll(() => reaps.count()).toBe(2);
  expect(site.problems()).toEqual([]);
});
