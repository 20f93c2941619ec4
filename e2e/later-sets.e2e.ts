import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrive } from './src/accounts.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { PHONE, sitDown } from './src/game-setup.ts';
import { Player } from './src/player.ts';

const site = useSite();

/** Decisions of a player before the picture of the game. */
const MIDDLE = 60;

it.each([
  ['the tide and token creatures', /Oriel, Lavish Painter/, /Jorund, Eloquent Witness/],
  ['prophecies and an archon power', /Thaddea, Tall Marshal/, /Delphine, Potter of/],
  ['gigantic creatures and later keywords', /Nicodem, Eloquent Vintner/, /Roswitha, Stubborn Tailor/],
] as const)('two people can play a game with %s to its end', async (mechanisms, first, second) => {
  const [ada, bela] = [await site.openPage({ reducedMotion: 'reduce' }), await site.openPage(PHONE)];
  const name = mechanisms.replaceAll(' ', '-');
  await Promise.all([
    arrive(site.server, ada, `Ada${name.length}`),
    arrive(site.server, bela, `Bela${name.length}`),
  ]);
  await sitDown(ada, bela, mechanisms, [first, second]);

  await Promise.all([
    new Player(ada).play(keepPicture(ada, `${name}-desktop`)),
    new Player(bela).play(keepPicture(bela, `${name}-phone`)),
  ]);

  const ends = await Promise.all(
    [ada, bela].map((page) => page.getByRole('dialog', { name: 'Game Won' }).innerText()),
  );
  expect(ends).toContainEqual(expect.stringMatching(/^Victory/));
  expect(ends).toContainEqual(expect.stringMatching(/^Defeat/));
  expect(site.problems()).toEqual([]);
});

/** Takes a picture in the middle of the game. */
function keepPicture(page: Page, name: string): () => Promise<boolean> {
  let decisions = 0;
  return async () => {
    if (++decisions === MIDDLE) await takeScreenshot(page, name);
    return false;
  };
}
