import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { boardOf } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

async function practise(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await boardOf(page).waitFor();
  await page.getByRole('button', { name: 'Keep Hand' }).click();
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

it('the browser stores sounds, volume and guards, and the board shows the chosen look at once', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await practise(page);

  const settings = await openSettings(page);
  expect(await settings.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
  await settings.getByRole('switch', { name: 'Play game sounds' }).check();
  await settings.getByRole('slider', { name: 'Volume' }).fill('80');
  await settings.getByRole('switch', { name: 'Ignore double clicks' }).uncheck();
  await settings.getByRole('radio', { name: 'Small' }).check();
  await settings.getByRole('combobox', { name: 'Board background' }).selectOption('Untamed');
  await takeScreenshot(page, 'board-settings');
  await settings.getByRole('button', { name: 'Close' }).click();
  await takeScreenshot(page, 'board-small-untamed');
  await page.reload();
  await boardOf(page).waitFor();

  const again = await openSettings(page);
  expect(await again.getByRole('switch', { name: 'Play game sounds' }).isChecked()).toBe(true);
  expect(await again.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('80');
  expect(await again.getByRole('switch', { name: 'Ignore double clicks' }).isChecked()).toBe(false);
  expect(site.problems()).toEqual([]);
});

it('full control turns on all questions of this game', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await practise(page);

  const settings = await openSettings(page);
  const full = settings.getByRole('switch', { name: /^Full control/ });
  const targets = settings.getByRole('switch', { name: /^Ask for a target/ });
  expect(await targets.isChecked()).toBe(false);
  await full.click();

  await expect.poll(() => full.isChecked()).toBe(true);
  expect(await targets.isChecked()).toBe(true);
  expect(site.problems()).toEqual([]);
});

it('the tabs separate the log from the chat, and turns of the log can be folded', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await practise(page);
  const log = page.getByRole('log');
  await page.getByRole('textbox', { name: 'Enter a message...' }).fill('well met');
  await page.keyboard.press('Enter');
  await log.getByText('well met').waitFor();

  await page.getByRole('tab', { name: 'Game' }).click();
  expect(await log.getByText('well met').count()).toBe(0);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await log.getByText('well met').waitFor();
  expect(await log.getByText(/^Turn 1/).count()).toBe(0);

  await page.getByRole('tab', { name: 'All' }).click();
  const turn = log.getByRole('button', { name: /^Turn 1/ });
  const lines = await log.getByRole('listitem').count();
  await turn.click();
  expect(await turn.getAttribute('aria-expanded')).toBe('false');
  expect(await log.getByRole('listitem').count()).toBeLessThan(lines);
  expect(site.problems()).toEqual([]);
});

it('a long log has few elements, stays at its end and can be read from its start', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await practise(page);
  const log = page.getByRole('log');
  const rows = log.getByRole('listitem');
  const length = async () => Number(await rows.last().getAttribute('aria-setsize'));
  await new Player(page).play(async () => (await length()) > LONG_LOG);

  expect(await rows.count()).toBeLessThan(LONG_LOG);
  await page.setViewportSize({ width: 1100, height: 620 });
  const end = rows.and(page.locator(`[aria-posinset="${await length()}"]`));
  await expect.poll(() => isInView(end)).toBe(true);
  await log.evaluate((list) => list.scrollTo({ top: 0 }));
  await log.getByText('goes first').waitFor();
  await expect.poll(() => end.count()).toBe(0);
  expect(site.problems()).toEqual([]);
});

/** More rows than fit into the panel. */
const LONG_LOG = 50;

/** Whether a row of the log is within its visible part. */
async function isInView(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const list = element.closest('[role="log"]')?.getBoundingClientRect();
    const at = element.getBoundingClientRect();
    return list !== undefined && at.top >= list.top && at.bottom <= list.bottom;
  });
}

it('a moved pop-up keeps its place, and stays on the screen', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await practise(page);
  const deck = page.getByRole('button', { name: /^Deck,/ });
  await deck.click();
  const popup = page.getByRole('region', { name: /left in your deck$/ });
  const head = popup.getByRole('heading').first();
  const at = await head.boundingBox();
  if (at === null) throw new Error('The pop-up has no head');

  await page.mouse.move(at.x + 20, at.y + 5);
  await page.mouse.down();
  await page.mouse.move(at.x + 220, at.y - 95, { steps: 4 });
  await page.mouse.up();
  const moved = await head.boundingBox();
  expect(Math.round((moved?.x ?? 0) - at.x)).toBe(200);
  expect(Math.round((moved?.y ?? 0) - at.y)).toBe(-100);

  await popup.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await deck.click();
  expect(await head.boundingBox()).toEqual(moved);
  await page.setViewportSize({ width: 1000, height: 620 });
  await expect
    .poll(async () => {
      const box = await popup.boundingBox();
      return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1000;
    })
    .toBe(true);
  expect(site.problems()).toEqual([]);
});
