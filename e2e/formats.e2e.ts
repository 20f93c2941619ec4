import type { Page } from 'playwright-core';
import { generateDeck } from '@amberhall/cards';
import { expect, it } from 'vitest';
import type { FakeDeck } from '@amberhall/server/testing/deck-service';
import { importDeck, useDeckSite } from './src/deck-site.ts';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot } from './src/fixture.ts';
import { boardOf, chooseDeck, joinGame, statsOf } from './src/game-setup.ts';

const { openPage, publish } = useDeckSite();

function importNamed(page: Page, name: string, change?: (deck: FakeDeck) => void): Promise<void> {
  return importDeck(page, publish({ ...generateDeck({ expansion: 341, seed: name }), name }, change));
}

interface GameChoice {
  /** The name of the format. */
  format?: string;
  /** A switch to turn on. */
  option?: string;
}

/** Creates a game that two users with a deck each have joined. */
async function createAndJoin(
  one: Page,
  other: Page,
  name: string,
  { format, option }: GameChoice,
): Promise<void> {
  await one.goto('/');
  await one.getByRole('button', { name: 'New Game' }).first().click();
  const dialog = one.getByRole('dialog', { name: 'New Game' });
  await dialog.getByLabel('Name').fill(name);
  if (format !== undefined) await dialog.getByText(format, { exact: true }).click();
  if (option !== undefined) await dialog.getByLabel(option).check({ force: true });
  await dialog.getByRole('button', { name: 'Create Game' }).click();
  await one.getByRole('heading', { name }).waitFor();
  await other.goto('/');
  await joinGame(other, name);
  await chooseDeck(one, /Lantern of One/);
  await chooseDeck(other, /Lantern of Two/);
}

async function start(one: Page, other: Page): Promise<void> {
  await one.getByRole('button', { name: 'Start' }).click();
  await Promise.all([boardOf(one).waitFor(), boardOf(other).waitFor()]);
}

/** Ends the game, and reads the newest line of the table of matches. */
async function concede(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Concede' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Game' }).click();
  await page.getByRole('heading', { name: 'Current Games' }).waitFor();
  await page.goto('/matches');
  return page.getByRole('row').nth(1).innerText();
}

const press = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name, exact: true }).click();

it('two players who choose the same deck bid chains for it', async () => {
  const [one, other] = [await openPage('Bidder'), await openPage('Giver')];
  await importNamed(one, 'Lantern of One');
  await importNamed(other, 'Lantern of Two');
  await createAndJoin(one, other, 'Who wants it more', { format: 'Adaptive (Best of 1)' });
  await start(one, other);

  await one.getByRole('heading', { name: 'Choose the deck to bid on' }).waitFor();
  await press(one, 'Lantern of Two');
  await press(other, 'Lantern of Two');
  await one.getByRole('heading', { name: 'Bid chains for selected deck (current bid: 0)' }).waitFor();
  await takeScreenshot(one, 'bidding');
  await press(one, '2');
  await press(other, 'Pass');

  await statsOf(one, 'Bidder').getByLabel('2 chains').waitFor();
  await press(one, 'Start the Game');
  expect((await concede(one)).split(/\s*\n\s*|\t/)).toEqual(
    expect.arrayContaining(['Lantern of Two', 'Giver', 'Lantern of One', 'Adaptive (Best of 1)']),
  );
  expect(await one.getByRole('row').nth(1).getByRole('cell').first().innerText()).toContain('Lantern of Two');
  await one.context().close();
  await other.context().close();
});

it('a game with cards that are not automated says so before the start, and begins in manual mode', async () => {
  const [one, other] = [await openPage('Explorer'), await openPage('Guest1')];
  await importNamed(one, 'Lantern of One', (deck) => {
    const strange = { card_title: 'Lamp of Tomorrow', card_type: 'Action', power: null, armor: null };
    Object.assign(deck._linked.cards[0]!, strange);
  });
  await importNamed(other, 'Lantern of Two');
  await createAndJoin(one, other, 'From the future', { option: 'Hide deck lists' });
  for (const page of [one, other]) await page.getByText('it starts in manual mode').waitFor();
  await takeScreenshot(other, 'by-hand-pending');
  expect(await findings(other)).toEqual([]);
  await start(one, other);

  for (const page of [one, other]) {
    await page.getByText('’s deck has cards whose rules are not automated. Manual mode is on').waitFor();
  }
  await press(one, 'Start the Game');
  // The match table must not show the deck whose list was hidden.
  const row = await concede(one);
  expect(row).toContain('Lantern of One');
  expect(row).not.toContain('Lantern of Two');
  expect(await findings(one)).toEqual([]);
  await one.context().close();
  await other.context().close();
});
