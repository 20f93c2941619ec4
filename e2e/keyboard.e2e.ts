import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { BY_KEYS, tabTo } from './src/input-methods.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { Player } from './src/player.ts';
import { logLines } from './src/game-log.ts';
import { startGame } from './src/game-setup.ts';

const site = useSite();

it('two players can finish a whole game with the keyboard alone', async () => {
  const [ada, bela] = [
    await site.openPage({ reducedMotion: 'reduce' }),
    await site.openPage({ reducedMotion: 'reduce' }),
  ];
  await Promise.all([logInAsNewUser(site.server, ada, 'Ada'), logInAsNewUser(site.server, bela, 'Bela')]);
  await startGame(ada, bela, 'By keys alone');
  const pointers = await Promise.all([watchPointer(ada), watchPointer(bela)]);

  // Somebody wins, and neither has touched a pointer.
  await Promise.all([ada, bela].map((page) => new Player(page, BY_KEYS).play()));
  const ends = await Promise.all([ada, bela].map((page) => endOf(page)));
  const [winner, name] = ends[0]?.startsWith('Victory') ? [ada, 'Ada'] : [bela, 'Bela'];

  expect(ends.toSorted()).toEqual([
    expect.stringMatching(/^Defeat[^]*The third key was forged/),
    expect.stringMatching(/^Victory[^]*The third key was forged/),
  ]);
  const log = await logLines(winner);
  expect(log.at(-1)).toBe(`${name} has won the game`);
  await takeScreenshot(winner, 'keyboard-end');
  await tabTo(winner, 'Leave Game');
  await winner.getByRole('heading', { name: 'Current Games' }).waitFor();
  expect(await Promise.all(pointers.map((count) => count()))).toEqual([0, 0]);
  expect(site.problems()).toEqual([]);
});

async function endOf(page: Page): Promise<string> {
  const end = page.getByRole('dialog', { name: 'Game Won' });
  await end.waitFor();
  return end.innerText();
}

/** Counts the pointer events on the page from now on. */
async function watchPointer(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { pointers: number };
    counter.pointers = 0;
    addEventListener('pointerdown', () => counter.pointers++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers);
}

/** A list of cards or piles that can take the focus. */
const GROUP = '[data-zone]:has(button:enabled)';

it('Tab leads through every group of the board and out of it, forward and back', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice' }).click();
  await new Player(page).play(({ buttons }) => buttons.includes('End Turn'));

  const forward = await groupsReachedBy(page, 'Tab');
  const back = await groupsReachedBy(page, 'Shift+Tab');

  const groups = await page.locator(GROUP).count();
  expect(groups).toBeGreaterThan(0);
  expect(forward).toEqual({ groups, outside: true });
  expect(back).toEqual({ groups, outside: true });
  expect(site.problems()).toEqual([]);
});

/** Presses a key often enough to go once around the page. */
async function groupsReachedBy(page: Page, key: string): Promise<{ groups: number; outside: boolean }> {
  const reached = new Set<number>();
  let outside = false;
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const group = await page.evaluate(
      (groups) =>
        [...document.querySelectorAll(groups)].findIndex((zone) => zone.contains(document.activeElement)),
      GROUP,
    );
    if (group >= 0) reached.add(group);
    else outside = true;
  }
  return { groups: reached.size, outside };
}
