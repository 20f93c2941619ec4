import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInAsNewUser } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { PHONE, startGame } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite();

/** The number of decisions of a player before the screenshot. */
const DECISIONS_BEFORE_SCREENSHOT = 60;

it.each([
  ['the tide and token creatures', /Oriel, Lavish Painter/, /Jorund, Eloquent Witness/],
  ['prophecies and an archon power', /Thaddea, Tall Marshal/, /Delphine, Potter of/],
  ['gigantic creatures and later keywords', /Nicodem, Eloquent Vintner/, /Roswitha, Stubborn Tailor/],
] as const)('two people can play a game with %s to its end', async (mechanisms, first, second) => {
  const [ada, bela] = [await site.openPage({ reducedMotion: 'reduce' }), await site.openPage(PHONE)];
  const name = mechanisms.replaceAll(' ', '-');
  await Promise.all([
    logInAsNewUser(site.server, ada, `Ada${name.length}`),
    logInAsNewUser(site.server, bela, `Bela${name.length}`),
  ]);
  await startGame(ada, bela, mechanisms, [first, second]);

  await Promise.all([
    new Player(ada).play(screenshotMidGame(ada, `${name}-desktop`)),
    new Player(bela).play(screenshotMidGame(bela, `${name}-phone`)),
  ]);

  const ends = await Promise.all(
    [ada, bela].map((page) => page.getByRole('dialog', { name: 'Game Won' }).innerText()),
  );
  expect(ends).toContainEqual(expect.stringMatching(/^Victory/));
  expect(ends).toContainEqual(expect.stringMatching(/^Defeat/));
  expect(site.problems()).toEqual([]);
});

/** Takes a screenshot in the middle of the game. */
function screenshotMidGame(page: Page, name: string): () => Promise<boolean> {
  let decisions = 0;
  return async () => {
    if (++decisions === DECISIONS_BEFORE_SCREENSHOT) await takeScreenshot(page, name);
    return false;
  };
}
