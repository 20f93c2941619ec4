import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { useSite } from './src/fixture.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { Player, playUntil } from './src/player.ts';
import { boardOf, chooseDeck, createGame, joinGame, PHONE } from './src/game-setup.ts';

const site = useSite();

/** Without animations, because axe reports colours that are changing. */
const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

it.each(['/', '/login', '/register', '/how-to-play', '/about', '/privacy', '/no/such/page'])(
  '%s has no serious accessibility findings for visitors',
  async (path) => {
    const page = await site.openPage(REDUCED_MOTION);

    await page.goto(path);

    expect(await findings(page)).toEqual([]);
  },
);

it('the pages from the lobby to the board have no serious accessibility findings', async () => {
  const [owner, joiner] = [
    await site.openPage(REDUCED_MOTION),
    await site.openPage({ ...PHONE, ...REDUCED_MOTION }),
  ];
  await Promise.all([
    logInAsNewUser(site.server, owner, 'Mira'),
    logInAsNewUser(site.server, joiner, 'Nils'),
  ]);
  const found: Record<string, string[]> = {};
  const look = async (name: string, page: Page) => {
    found[name] = await findings(page);
  };

  await joiner.goto('/decks?shelf=starter');
  await joiner.getByRole('heading', { name: 'Osrik of the Green Rampart' }).waitFor();
  await look('decks', joiner);
  await joiner.goto('/');

  await owner.getByRole('button', { name: 'New Game' }).first().click();
  await owner.getByRole('dialog', { name: 'New Game' }).waitFor();
  await look('new game', owner);
  await owner.keyboard.press('Escape');

  await createGame(owner, 'The clear view');
  await look('lobby', joiner);
  await joinGame(joiner, 'The clear view');
  await chooseDeck(owner, /Osrik of the Green Rampart/);
  await look('pending game', owner);
  await joiner.evaluate(() => {
    document.addEventListener('close', () => document.body.setAttribute('data-was-closed', ''), true);
  });
  await joiner.getByRole('button', { name: 'Choose a deck' }).click();
  await joiner.getByRole('dialog', { name: 'Choose a deck' }).getByText('Osrik').waitFor();
  // A dialog whose content waits for a file closes for a moment.
  expect(await joiner.locator('body').getAttribute('data-was-closed')).toBeNull();
  await look('choice of a deck', joiner);
  await joiner.keyboard.press('Escape');
  await chooseDeck(joiner, /Vashka, Who Counts the Fallen/);

  await owner.getByRole('button', { name: 'Start' }).click();
  await Promise.all([boardOf(owner).waitFor(), boardOf(joiner).waitFor()]);
  await playUntil([new Player(owner), new Player(joiner)], ({ creatures, cards }) => {
    return Math.min(...creatures) >= 2 && cards.some(({ mark }) => mark === 'can be chosen');
  });
  await look('board', owner);
  await look('board on a phone', joiner);
  await owner.getByRole('button', { name: 'Concede' }).click();
  await look('question of the board', owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await joiner.getByText('By concession').waitFor();
  await look('end of the game', joiner);

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});
