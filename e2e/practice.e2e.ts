import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { Player } from './src/player.ts';
import { boardOf, positionOf } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('a visitor without an account can play a whole game against the bot', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });

  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await boardOf(page).waitFor();
  await new Player(page).play();

  const end = page.getByRole('dialog', { name: 'Game Won' });
  expect(await end.innerText()).toMatch(/^(Victory|Defeat)[^]*The third key was forged/);
  expect(await end.getByLabel(/key is forged/).count()).toBeGreaterThanOrEqual(3);
  await takeScreenshot(page, 'practice-end');

  await end.getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('button', { name: 'Practice', exact: true }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('a visitor who lost against the bot can play a rematch', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();

  for (let game = 1; game <= 3; game++) {
    await page.getByRole('button', { name: 'Keep Hand' }).waitFor();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rematch: Same Decks' }).click();
    await page.getByRole('dialog', { name: 'First Player' }).getByRole('button', { name: 'Random' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  await page.getByRole('button', { name: 'Keep Hand' }).waitFor();
  expect(await page.getByLabel(/^Match record:.*Practice Bot 3\b/).count()).toBeGreaterThan(0);
  expect(site.problems()).toEqual([]);
});

it('a visitor who reloads the page returns to the game, to its end and to the rematch, and can leave it', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  const strip = page.getByRole('region', { name: /^Guest-.*’s stats$/ });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await new Player(page).play(({ buttons }) => buttons.includes('End Turn'));
  const [name, before] = [await strip.getAttribute('aria-label'), await positionOf(page)];

  await page.reload();
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBe(before);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch: Same Decks' }).waitFor();

  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch: Same Decks' }).click();
  await page.getByRole('dialog', { name: 'First Player' }).getByRole('button', { name: 'Random' }).click();
  await page.getByRole('button', { name: 'Keep Hand' }).waitFor();
  expect(await strip.getAttribute('aria-label')).toBe(name);

  await page.reload();
  await page.getByRole('button', { name: 'Keep Hand' }).waitFor();
  await page.getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await page.getByRole('button', { name: 'Keep Hand' }).waitFor();
  expect(site.problems()).toEqual([]);
});
