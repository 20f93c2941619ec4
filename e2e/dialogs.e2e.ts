import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { useSite } from './src/fixture.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { PHONE } from './src/game-setup.ts';

const site = useSite();

it('a dialog takes the focus, keeps it inside, and returns it to the button that opened it', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await logInAsNewUser(site.server, page, 'Mira');
  const opener = page.getByRole('button', { name: 'New Game' }).first();
  const dialog = page.getByRole('dialog', { name: 'New Game' });
  const name = dialog.getByLabel('Name');

  await opener.click();
  await name.waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isOutsideDialog), `after ${presses + 1} presses of Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(site.problems()).toEqual([]);
});

it('a click beside a dialog closes it, unless something was typed, and the page behind does not scroll', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await logInAsNewUser(site.server, page, 'Nils');
  const opener = page.getByRole('button', { name: 'New Game' }).first();
  const dialog = page.getByRole('dialog', { name: 'New Game' });

  await opener.click();
  await dialog.waitFor();
  await page.mouse.click(20, 450);
  await dialog.waitFor({ state: 'detached' });

  await opener.click();
  await dialog.getByLabel('Name').fill('A name of my own');
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 400);
  await page.mouse.click(20, 450);
  expect(await dialog.getByLabel('Name').inputValue()).toBe('A name of my own');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a dialog with a title fills the screen of a phone, and axe finds nothing serious in it', async () => {
  const page = await site.openPage(PHONE);
  await logInAsNewUser(site.server, page, 'Olga');
  await page.getByRole('button', { name: 'New Game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Game' });

  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
});

/** Runs in the page: an element outside of the dialog has the focus. The browser's own controls do not count. */
const isOutsideDialog = (): boolean =>
  document.activeElement !== document.body && document.activeElement?.closest('dialog') === null;
