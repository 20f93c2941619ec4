import type { Page } from 'playwright-core';

/**
 * Opens a game in the lobby.
 *
 * @param options switches to turn on, by their labels
 */
export async function createGame(page: Page, name: string, options: readonly string[] = []): Promise<void> {
  await page.getByRole('button', { name: 'New Game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Game' });
  await dialog.getByLabel('Name').fill(name);
  for (const option of options) await dialog.getByLabel(option).check({ force: true });
  await dialog.getByRole('button', { name: 'Create Game' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

/** Takes the free seat of a game in the lobby's list. */
export async function joinGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await page.getByRole('heading', { name }).waitFor();
}

export async function chooseDeck(page: Page, deck: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose a deck' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a deck' });
  await dialog.getByRole('button', { name: deck }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Decks of the first set. */
const FIRST_DECKS = [/Osrik of the Green Rampart/, /Vashka, Who Counts the Fallen/] as const;

/**
 * Brings two logged-in users from the lobby to the board. The first one opens the game.
 *
 * @param decks the decks of the two, by name
 */
export async function startGame(
  owner: Page,
  joiner: Page,
  name: string,
  decks: readonly [owner: RegExp, joiner: RegExp] = FIRST_DECKS,
): Promise<void> {
  await createGame(owner, name);
  await joinGame(joiner, name);
  await chooseDeck(owner, decks[0]);
  await chooseDeck(joiner, decks[1]);
  await owner.getByRole('button', { name: 'Start' }).click();
  await Promise.all([boardOf(owner).waitFor(), boardOf(joiner).waitFor()]);
  await getReady(owner, joiner);
}

/** Confirms that all players are ready, so that the first hands are dealt. */
export async function getReady(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'Start the Game' }).click();
  await Promise.all(
    pages.map((page) => page.getByRole('heading', { name: 'Keep Starting Hand?' }).waitFor()),
  );
}

export const boardOf = (page: Page) => page.getByRole('region', { name: 'Game board' });

/** The player bar with keys and counters. */
export const statsOf = (page: Page, name: string) => page.getByRole('region', { name: `${name}’s stats` });

/** A phone with reduced motion. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Returns the whole table as a screen reader reads it; equal for equal positions. */
export async function positionOf(page: Page): Promise<string> {
  const parts = [/’s stats$/, /’s side$/, /^Your decision$/];
  const regions = (await Promise.all(parts.map((name) => page.getByRole('region', { name }).all()))).flat();
  const hand = page.getByRole('list', { name: /^Your hand/ });
  const snapshots = await Promise.all([...regions, hand].map((part) => part.ariaSnapshot()));
  // How long a player has waited is no part of the position.
  return snapshots.join('\n').replaceAll(/ \w+ · \d+:\d\d$/gm, '');
}
