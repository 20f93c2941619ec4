import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { Player } from './src/player.ts';
import { boardOf, PHONE, startGame } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('a replay can be watched step by step from every view, and a moment of it can be shared', async () => {
  const page = await site.openPage({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await logInAsNewUser(site.server, page, 'Ada');
  await page.getByRole('button', { name: 'Practice' }).click();
  await boardOf(page).waitFor();
  let decisions = 0;
  await new Player(page).play(() => ++decisions > 12);
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const watch = page.getByRole('dialog', { name: 'Game Won' }).getByRole('link', { name: 'Watch replay' });
  const path = await watch.getAttribute('href');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('heading', { name: 'Current Games' }).waitFor();

  await page.goto('/matches');
  await page.getByRole('link', { name: 'Watch the replay of the game against Practice Bot' }).click();
  await boardOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  expect(await slider.inputValue()).toBe('0');
  await page.getByRole('list', { name: /^Your hand/ }).waitFor();

  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const step = Number(await slider.inputValue());
  expect(step).toBeGreaterThan(2);
  await page.keyboard.press('ArrowLeft');
  expect(Number(await slider.inputValue())).toBeLessThan(step);
  await takeScreenshot(page, 'replay-desktop');

  await page.getByRole('button', { name: 'As Practice Bot saw it' }).click();
  await waitForSeat(page, 'Practice Bot');
  await page.getByRole('button', { name: 'As a spectator' }).click();
  await page.getByRole('list', { name: /^Your hand/ }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'As Practice Bot saw it' }).click();
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  await page.getByText('Copied the link to this moment').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await site.openPage(PHONE);
  await visitor.goto(link);
  await boardOf(visitor).waitFor();
  await waitForSeat(visitor, 'Practice Bot');
  const shared = visitor.getByRole('slider', { name: 'Position in the game' });
  expect(await shared.inputValue()).toBe(await slider.inputValue());
  await takeScreenshot(visitor, 'replay-phone');
  await visitor.getByRole('button', { name: 'Go to end' }).click();
  await visitor.getByText('Practice Bot has won.').waitFor();

  await visitor.goto(`/replay/${crypto.randomUUID()}`);
  await visitor.getByRole('heading', { name: 'Replay not found' }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('one person can play both sides on one screen', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');

  await page.getByRole('button', { name: 'Play both sides' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play both sides' });
  await takeScreenshot(page, 'both-sides-dialog');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await boardOf(page).waitFor();

  const seats = new Set<string>();
  await new Player(page).play(async () => {
    seats.add(await ownPlayerBar(page));
    return Number(await turnOf(page)) >= 4;
  });
  expect([...seats].toSorted()).toEqual([
    expect.stringMatching(/^Guest-\w+ II’s stats$/),
    expect.stringMatching(/^Guest-\w+’s stats$/),
  ]);
  await takeScreenshot(page, 'both-sides-board');

  await page.getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Play both sides' }).waitFor();
  expect(site.problems()).toEqual([]);
});

/** Whose playerBar is at the lower edge. */
async function ownPlayerBar(page: Page): Promise<string> {
  const playerBar = page.getByRole('region', { name: /’s stats$/ }).last();
  return (await playerBar.getAttribute('aria-label')) ?? '';
}

async function waitForSeat(page: Page, name: string): Promise<void> {
  await expect.poll(() => ownPlayerBar(page)).toBe(`${name}’s stats`);
}

/** Returns the number of the latest turn in the log; 0 before the first. */
async function turnOf(page: Page): Promise<string> {
  const log = await page.getByRole('log').innerText();
  return [...log.matchAll(/Turn (\d+)/g)].at(-1)?.[1] ?? '0';
}

it('both browsers of a game add a share to its shuffles and check them afterwards', async () => {
  const [ann, bob] = [await site.openPage({ reducedMotion: 'reduce' }), await site.openPage()];
  await logInAsNewUser(site.server, ann, 'Ann');
  await logInAsNewUser(site.server, bob, 'Bob');
  await startGame(ann, bob, 'A fair game');

  await ann.getByRole('button', { name: 'Concede' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const watch = ann.getByRole('dialog').getByRole('link', { name: 'Watch replay' });
  const path = ((await watch.getAttribute('href')) ?? '').replace('/replay/', '/shuffles/');
  for (const page of [ann, bob]) {
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
    await page.getByRole('heading', { name: 'Current Games' }).waitFor();
  }

  for (const page of [ann, bob]) {
    await page.goto(path);
    await page.getByText('Every check has passed.').waitFor();
    await page.getByText('The share that this browser sent is part of the seed.').waitFor();
    for (const name of ['Ann', 'Bob'])
      await page.getByText(`Hash of the share of ${name}, sent before any share`).waitFor();
  }
  await takeScreenshot(ann, 'shuffles');
  expect(site.problems()).toEqual([]);
});
