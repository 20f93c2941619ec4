import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { Player } from './src/player.ts';
import { boardOf } from './src/tables.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('lets a visitor without an account play a whole game against the bot', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });

  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await boardOf(page).waitFor();
  await new Player(page).play();

  const end = page.getByRole('dialog', { name: 'Game Won' });
  expect(await end.innerText()).toMatch(/^(Victory|Defeat)[^]*By forging the third key/);
  expect(await end.getByLabel(/key is forged/).count()).toBeGreaterThanOrEqual(3);
  await takeScreenshot(page, 'practice-end');

  await end.getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('button', { name: 'Practice' }).waitFor();
  expect(site.problems()).toEqual([]);
});
