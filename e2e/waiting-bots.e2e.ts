import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { accessToken, logInAsNewUser } from './src/accounts.ts';
import { botTurn } from './src/bot-position.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';
import { openPractice } from './src/raw-client.ts';

const site = useSite({
  AMBERHALL_BOT_DELAY: '0',
  AMBERHALL_BOT_THREADS: '1',
  NODE_OPTIONS: `--import=${new URL('src/endless-thinking.ts', import.meta.url).href}`,
});

/** The bot can reap with seven creatures, and thinks before each action. */
const GAME = {
  botLevel: 'strong',
  position: botTurn(7),
};

it('a player sees the place of the bot in the queue for a thread, and need not wait in this turn', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await logInAsNewUser(site.server, page, 'Ada');
  for (const token of ['', '', await accessToken(site.server, 'Ada')])
    await openPractice(site.server, token, GAME);
  await page.goto('/');
  await page.getByRole('link', { name: 'Rejoin your game' }).click();
  await boardOf(page).waitFor();
  const decision = page.getByRole('region', { name: 'Your decision' });
  const button = decision.getByRole('button', { name: 'Do Not Wait' });
  const said = decision.getByRole('status');
  const reaps = page.getByRole('log').getByText('Practice Bot reaps with');

  await expect
    .poll(() => said.innerText())
    .toMatch(/^Practice Bot waits for its turn to think \(place \d\)$/);
  await page.reload();
  await expect
    .poll(() => said.innerText())
    .toMatch(/^Practice Bot waits for its turn to think \(place \d\)$/);
  await button.waitFor();

  // Without the button, each choice of the turn waits for ten seconds.
  await button.click();
  await decision.getByRole('button', { name: 'Dis' }).waitFor({ timeout: 9000 });
  expect(await reaps.count()).toBeGreaterThan(3);
  expect(await button.count()).toBe(0);

  await decision.getByRole('button', { name: 'Dis' }).click();
  await decision.getByRole('button', { name: 'End Turn' }).click();
  await button.waitFor();

  const excesses: number[] = [];
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await button.waitFor();
    await takeScreenshot(page, `waiting-bot-${width}`);
    excesses.push(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
  }
  expect(excesses).toEqual([0, 0, 0]);
  await button.waitFor();
  expect(await findings(page)).toEqual([]);
  expect(site.problems()).toEqual([]);
});
