import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { Player, playUntil } from './src/player.ts';
import { logLines } from './src/game-log.ts';
import { boardOf, chooseDeck, createGame, getReady, joinGame } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_LIMIT_FACTOR: '10' });

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;
const CREATURES = /’s battleline/;

it('a spectator sees no hand, can chat, can be muted, and can leave', async () => {
  const { ada, bela, cleo } = await startWatchedGame('Ada', 'Bela', 'Cleo', 'The open window');
  await playUntil([new Player(ada), new Player(bela)], ({ creatures }) => Math.max(...creatures) >= 2);

  expect(await cardsIn(cleo, CREATURES)).toEqual(await cardsIn(ada, CREATURES));
  expect(await cleo.getByRole('list', { name: /hand, \d/ }).count()).toBe(0);
  expect(await cleo.getByRole('region', { name: 'Your decision' }).getByRole('button').count()).toBe(0);
  await waitForSameLog(ada, cleo);
  expect(await hiddenNames(ada, bela)).not.toEqual([]);
  expect(await namesOn(cleo, await hiddenNames(ada, bela))).toEqual([]);
  expect(await namesOn(cleo, await hiddenNames(bela, ada))).toEqual([]);
  await takeScreenshot(cleo, 'spectator');

  const chat = cleo.getByRole('textbox', { name: 'Enter a message...' });
  await chat.fill('what a game');
  await chat.press('Enter');
  await ada.getByRole('log').getByText('what a game').waitFor();
  await ada.getByRole('button', { name: 'Game menu' }).click();
  await ada.getByRole('menuitem', { name: 'Mute spectators' }).click();
  await cleo.getByRole('textbox', { name: 'Spectators cannot chat in this game' }).waitFor();

  await cleo.getByRole('button', { name: 'Leave Game' }).first().click();
  await cleo.getByRole('heading', { name: 'Current Games' }).waitFor();
  expect(site.problems()).toEqual([]);
});

it('open hands are shown to spectators, and to nobody else', async () => {
  const { ada, bela, cleo } = await startWatchedGame('Dora', 'Emil', 'Fritz', 'The glass table', true);
  const shown = cleo.getByRole('list', { name: /^(Dora|Emil)’s hand, \d+ cards$/ });
  await shown.waitFor();
  const owner = (await shown.getAttribute('aria-label'))?.split('’')[0] === 'Dora' ? ada : bela;

  expect(await cardsIn(cleo, /’s hand,/)).toEqual(await cardsIn(owner, /^Your hand,/));
  await takeScreenshot(cleo, 'spectator-open-hands');

  const other = owner === ada ? bela : ada;
  expect(await other.getByRole('list', { name: /’s hand, / }).count()).toBe(0);
  expect(site.problems()).toEqual([]);
});

/** Starts a game of two players with one spectator. */
async function startWatchedGame(
  first: string,
  second: string,
  watcher: string,
  game: string,
  hasOpenHands = false,
) {
  const [ada, bela, cleo] = [
    await site.openPage(REDUCED_MOTION),
    await site.openPage(REDUCED_MOTION),
    await site.openPage(REDUCED_MOTION),
  ] as const;
  await Promise.all([
    logInAsNewUser(site.server, ada, first),
    logInAsNewUser(site.server, bela, second),
    logInAsNewUser(site.server, cleo, watcher),
  ]);
  await createGame(ada, game, hasOpenHands ? ['Show hands to spectators'] : []);
  await joinGame(bela, game);
  await chooseDeck(ada, /Osrik of the Green Rampart/);
  await chooseDeck(bela, /Vashka, Who Counts the Fallen/);
  await ada.getByRole('button', { name: 'Start' }).click();
  await Promise.all([boardOf(ada).waitFor(), boardOf(bela).waitFor()]);
  await cleo.getByRole('button', { name: `Watch ${game}` }).click();
  await boardOf(cleo).waitFor();
  await ada.getByLabel('1 spectator').first().waitFor();
  await getReady(ada, bela);
  return { ada, bela, cleo };
}

/** Returns the sorted names of the cards in some lists, without their actions. */
async function cardsIn(page: Page, list: RegExp): Promise<string[]> {
  const cards = await page.getByRole('list', { name: list }).locator('[data-card-id]').all();
  const labels = await Promise.all(cards.map((card) => card.ariaSnapshot()));
  return labels.map((label) => /"([^",]+)/.exec(label)?.[1] ?? '').toSorted();
}

/** Returns the names of cards in a hand that appear nowhere on the page of the opponent. */
async function hiddenNames(owner: Page, opponent: Page): Promise<string[]> {
  const names = await cardsIn(owner, /^Your hand,/);
  const seen = await namesOn(opponent, names);
  return names.filter((name) => !seen.includes(name));
}

async function namesOn(page: Page, names: readonly string[]): Promise<string[]> {
  const html = await page.content();
  return names.filter((name) => html.includes(name));
}

async function waitForSameLog(one: Page, other: Page): Promise<void> {
  const last = async (page: Page) => (await logLines(page)).findLast((line) => line.includes('chooses'));
  await expect.poll(() => last(other)).toBe(await last(one));
}
