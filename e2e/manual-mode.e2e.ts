import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('a player can correct a game in manual mode, undo a correction, and drag cards', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await boardOf(page).waitFor();
  await page.getByRole('button', { name: 'Keep Hand' }).click();

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).click();
  await page.getByText('Manual mode', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add 1 Æmber to your pool' }).click();
  await page
    .getByRole('log')
    .getByText(/sets their .* to 1/)
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('log')
    .getByText(/undoes the last move/)
    .waitFor();

  const strip = page.getByRole('region', { name: /^Guest-.*’s stats$/ });
  const name = (await strip.getAttribute('aria-label'))?.split('’')[0] ?? '';
  expect(await strip.getByLabel(/^0 Æmber/).count()).toBe(1);
  const chat = page.getByRole('textbox', { name: 'Enter a message...' });
  await chat.fill('/add-card Dust Pixie');
  await chat.press('Enter');
  const hand = page.getByRole('list', { name: /^Your hand/ });
  const pixie = hand.getByRole('button', { name: /^Dust Pixie/ }).last();
  await pixie.waitFor();
  await pixie.dragTo(page.getByRole('list', { name: new RegExp(`^${name}’s battleline`) }));
  const line = page.getByRole('list', { name: new RegExp(`^${name}’s battleline`) });
  await line.getByRole('button', { name: /^Dust Pixie/ }).click();
  await takeScreenshot(page, 'manual-mode');
  await page.getByRole('menuitem', { name: 'Modify tokens' }).click();
  await page.getByRole('menuitem', { name: 'Stun' }).click();
  await line.getByRole('button', { name: /^Dust Pixie.*stunned/ }).waitFor();
  expect(site.problems()).toEqual([]);
});
