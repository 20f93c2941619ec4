import type { Page } from 'playwright-core';
import { generateDeck } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { expect, it } from 'vitest';
import { importDeck, useDeckSite } from './src/deck-site.ts';
import { takeScreenshot } from './src/fixture.ts';
import { boardOf, joinGame } from './src/game-setup.ts';

const { openPage, publish } = useDeckSite();

it('a deck that is imported by its link appears in the user’s list', async () => {
  const page = await openPage('Importer');
  const list = generateDeck({ expansion: 341, seed: 'browser' });

  await page.goto('/decks');
  await page.getByRole('heading', { name: 'No decks yet' }).waitFor();
  await importDeck(page, publish(list));
  await page.waitForURL('**/decks?deck=*');
  await page.getByRole('heading', { name: list.name }).waitFor();
  await takeScreenshot(page, 'decks');

  await page.getByRole('button', { name: `Delete ${list.name}` }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Deck deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No decks yet' }).waitFor();
  expect(await page.getByRole('heading', { name: list.name }).count()).toBe(0);
  await page.context().close();
});

it('the import page says why a link fails, and imports several links at once', async () => {
  const page = await openPage('Collector');
  const links = ['one', 'two'].map((seed) => publish(generateDeck({ expansion: 341, seed })));

  await page.goto('/decks/import');
  await page.getByRole('button', { name: 'Import deck' }).click();
  await page.getByText('You must specify the deck link').waitFor();
  await page.getByLabel('Deck link', { exact: true }).fill('11111111-2222-4333-8444-555555555555');
  await page.getByRole('button', { name: 'Import deck' }).click();
  await page
    .getByText('An error occurred importing your deck. Please check the Url or try again later.')
    .waitFor();

  await page.getByLabel('Deck links').fill([...links, 'rubbish'].join('\n'));
  await page.getByRole('button', { name: 'Import 3 decks' }).click();
  await page.getByText('3 of 3 links processed, decks imported: 2').waitFor();
  expect(await page.getByText('Imported', { exact: true }).count()).toBe(2);
  await page.context().close();
});

it('a user can build an alliance of three houses from three decks', async () => {
  const page = await openPage('Allier');
  const houses = new Set<string>();
  for (let seed = 0; houses.size < 3; seed++) {
    const list = generateDeck({ expansion: 341, seed: `ally ${seed}` });
    const house = list.houses.find((each) => !houses.has(each));
    if (house === undefined) continue;
    houses.add(house);
    await importDeck(page, publish({ ...list, name: `Ally ${houses.size}` }));
  }

  await page.goto('/decks/alliance');
  await page.getByText('Please select a set to choose decks from.').waitFor();
  await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Worlds Collide' });
  await page.getByText('There are no decks from this set.').waitFor();
  await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Call of the Archons' });
  const save = page.getByRole('button', { name: 'Save deck' });
  for (const [index, house] of [...houses].entries()) {
    const name = house === 'staralliance' ? 'Star Alliance' : house.charAt(0).toUpperCase() + house.slice(1);
    await page.getByRole('button', { name: `${name} of Ally ${index + 1}` }).click();
  }
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Deck name').fill('Three Lanterns');
  await takeScreenshot(page, 'alliance');
  await save.click();

  await page.waitForURL('**/decks?deck=*');
  await page.getByRole('heading', { name: 'Three Lanterns' }).waitFor();
  await page.context().close();
});

it('the import asks which prophecies share a card, and returns to the decks', async () => {
  const page = await openPage('Seer');
  const list = generateDeck({ expansion: 886, seed: 'seer' });

  await importDeck(
    page,
    publish(list, (deck) => {
      for (const card of deck._linked.cards) card['sort_override'] = null;
    }),
  );
  await page.waitForURL('**/decks/prophecy-assignment?deck=*');
  await page.getByText('You must select which prophecy pairs with the first one.').waitFor();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Save pairs' }).click();
  await page.getByText('Prophecy assignments saved successfully').waitFor();

  await page.waitForURL('**/decks?deck=*');
  await page.getByText('The prophecies of this deck are paired.').waitFor();
  await page.goto('/decks/prophecy-assignment');
  await page.getByText('This page is not intended to be viewed directly.').waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.context().close();
});

it('a deck becomes valid when every icon is assigned to a card', async () => {
  const page = await openPage('Jeweller');
  const list = enhancedDeck();

  await importDeck(
    page,
    publish(list, (deck) => {
      delete deck.data['bonus_icons'];
    }),
  );
  await page.waitForURL('**/decks/enhancements?deck=*');
  const save = page.getByRole('button', { name: 'Save enhancements' });
  await save.click();
  await page.getByText('You need to assign enhancements to all cards that have them.').waitFor();
  const rows = page.getByRole('main').getByRole('listitem');
  for (const row of await rows.all())
    await row.getByRole('button', { name: /^Add / }).and(enabled(page)).first().click();
  for (;;) {
    const offers = page.getByRole('button', { name: /^Add / }).and(enabled(page));
    if ((await offers.count()) === 0) break;
    await offers.first().click();
  }
  await page.getByText('0 icons left').waitFor();
  await save.click();
  await page.getByText('Enhancements saved successfully').waitFor();

  await page.waitForURL('**/decks?deck=*');
  const selected = page.getByRole('region', { name: 'Selected deck' });
  await selected.getByText('Enhancements Not Verified').waitFor();
  // Every card of the deck is implemented.
  expect(await selected.getByText('manual mode').count()).toBe(0);
  await page.context().close();
});

it('a sealed game deals decks whose names nobody sees', async () => {
  const [owner, joiner] = [await openPage('Sealer'), await openPage('Opener')];

  await owner.goto('/');
  await owner.getByRole('button', { name: 'New Game' }).first().click();
  const dialog = owner.getByRole('dialog', { name: 'New Game' });
  await dialog.getByLabel('Name').fill('Sealed with wax');
  await dialog.getByText('Sealed', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Call of the Archons' }).click();
  await dialog.getByRole('button', { name: 'Create Game' }).click();
  await owner.getByText('Sealed Deck Selected').waitFor();
  await joiner.goto('/');
  await joinGame(joiner, 'Sealed with wax');
  await expect.poll(() => owner.getByText('Sealed Deck Selected').count(), { timeout: 30_000 }).toBe(2);
  expect(await owner.getByRole('button', { name: 'Choose a deck' }).count()).toBe(0);
  await takeScreenshot(owner, 'sealed');
  await owner.getByRole('button', { name: 'Start' }).click();

  await Promise.all([boardOf(owner).waitFor(), boardOf(joiner).waitFor()]);
  await owner.context().close();
  await joiner.context().close();
});

const enabled = (page: Page) => page.locator('button:enabled');

/** A deck whose enhanced cards are fewer than its icons, each with room for them. */
function enhancedDeck(): DeckList {
  for (let seed = 0; ; seed++) {
    const list = generateDeck({ expansion: 479, seed: `jewel ${seed}` });
    const icons = list.cards.flatMap(({ enhancements = [] }) => enhancements);
    if (icons.length >= 3 && icons.length <= 6) return list;
  }
}
