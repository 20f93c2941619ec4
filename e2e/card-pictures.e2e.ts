import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { openPictureHost } from './src/picture-host.ts';
import { boardOf } from './src/game-setup.ts';

/** The host has a picture of every card but this one, which no starter deck has. */
const MISSING = 'gub';
const pictures = await openPictureHost((path) => !path.includes(MISSING));
afterAll(() => pictures.close());

const site = useSite({ AMBERHALL_BOT_DELAY: '0', AMBERHALL_CARD_IMAGES_URL: `${pictures.url}/` });

it('cards show the pictures of the site, and cards without a picture are drawn', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await boardOf(page).waitFor();
  await page.getByRole('button', { name: 'Keep Hand' }).click();
  const dealt = await hand(page).count();
  await expect.poll(() => shownPictures(hand(page))).toHaveLength(dealt);

  await turnManualModeOn(page);
  const gub = await addByHand(page, 'Gub');
  const troll = await addByHand(page, 'Troll');
  await expect.poll(() => shownPictures(troll)).toEqual([`${pictures.url}/en/troll.png`]);
  await expect.poll(() => gub.locator('img').count()).toBe(0);
  await troll.dragTo(line(page));
  const inPlay = line(page).getByRole('button', { name: /^Troll, Brobnar, creature, power 8/i });
  await inPlay.click();
  await page.getByRole('menuitem', { name: 'Modify tokens' }).click();
  await page.getByRole('menuitem', { name: 'Stun' }).click();
  await inPlay.and(page.getByRole('button', { name: /stunned/ })).waitFor();
  await inPlay.hover();
  const zoom = page.getByRole('complementary', { name: 'Log and chat' });
  await expect.poll(() => shownPictures(zoom)).toEqual([`${pictures.url}/en/troll.png`]);
  await takeScreenshot(page, 'cards-pictures');

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('switch', { name: 'Use half-sized cards' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => shownPictures(inPlay)).toEqual([`${pictures.url}/en/troll-half.png`]);
  await takeScreenshot(page, 'cards-pictures-half');

  const askedInVain = pictures.asked.filter((path) => path.includes(MISSING));
  expect(askedInVain.toSorted()).toEqual([...new Set(askedInVain)].toSorted());
  // Browsers report a missing picture (404). A picture that the page must not load would be reported as well.
  expect(site.problems().filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
});

const hand = (page: Page): Locator =>
  page.getByRole('list', { name: /^Your hand/ }).locator('[data-card-id]');
const line = (page: Page): Locator => page.getByRole('list', { name: /^Guest-.*’s battleline/ });

async function turnManualModeOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).click();
  await page.getByText('Manual mode', { exact: true }).waitFor();
}

/** @returns the new card in the hand */
async function addByHand(page: Page, name: string): Promise<Locator> {
  const chat = page.getByRole('textbox', { name: 'Enter a message...' });
  await chat.fill(`/add-card ${name}`);
  await chat.press('Enter');
  const card = hand(page)
    .filter({ hasText: new RegExp(`^${name}`) })
    .last();
  await card.waitFor();
  return card;
}

/** The addresses of the pictures that are there and seen. */
const shownPictures = (place: Locator): Promise<string[]> =>
  place
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.naturalWidth > 0 && image.checkVisibility({ visibilityProperty: true }))
        .map(({ src }) => src),
    );
