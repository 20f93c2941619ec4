import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './src/accessibility-findings.ts';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { BY_KEYS, tabTo } from './src/input-methods.ts';
import { Player } from './src/player.ts';
import { boardOf } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

it('the keyboard opens and closes every overlay of the board, without serious accessibility findings', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).waitFor();
  await tabTo(page, 'Practice');
  await boardOf(page).waitFor();
  await new Player(page, BY_KEYS).play(async ({ buttons, creatures }) => {
    const discarded = await page.getByRole('button', { name: /^Discard pile, [1-9]/ }).count();
    return buttons.includes('End Turn') && Math.min(...creatures) >= 1 && discarded > 0;
  });
  const found: Record<string, string[]> = { 'mid-game': await findings(page) };
  const layers = layersOf(page);

  for (const [name, { open, shown }] of Object.entries(layers)) {
    await open();
    await shown.waitFor();
    found[name] = await findings(page);
    if (name === 'menu in manual mode') await takeScreenshot(page, 'keyboard-manual');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    expect(await page.evaluate(hasFocusedElement), `the focus after: ${name}`).toBe(true);
  }

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  expect(site.problems()).toEqual([]);
});

interface Layer {
  open: () => Promise<void>;
  shown: Locator;
}

/** The overlays of the board, the keys that open them, and what shows that they are open. */
function layersOf(page: Page): Record<string, Layer> {
  const press = (key: string) => page.keyboard.press(key);
  const chooseInMenu = async (name: string) => {
    await page.getByRole('button', { name: 'Game menu' }).focus();
    await press('Enter');
    await tabTo(page, name, 'ArrowDown');
  };
  return {
    pile: {
      open: async () => {
        await page
          .getByRole('button', { name: /^Discard pile, [1-9]/ })
          .last()
          .focus();
        await press('Enter');
      },
      shown: page.getByRole('region', { name: /’s discard pile/ }),
    },
    deck: {
      open: async () => {
        await page.getByRole('button', { name: /^Deck,/ }).focus();
        await press('Enter');
      },
      shown: page.getByRole('region', { name: /left in your deck$/ }),
    },
    'card to read': {
      open: async () => {
        await press('h');
        await press('z');
      },
      shown: page.getByRole('dialog'),
    },
    help: { open: () => press('?'), shown: page.getByRole('dialog', { name: 'Keyboard' }) },
    settings: {
      open: () => chooseInMenu('Settings'),
      shown: page.getByRole('dialog', { name: 'Settings' }),
    },
    'question about conceding': {
      open: () => chooseInMenu('Concede'),
      shown: page.getByRole('dialog', { name: /concede/ }),
    },
    'question about leaving': {
      open: () => chooseInMenu('Leave Game'),
      shown: page.getByRole('dialog', { name: /leave/ }),
    },
    'menu in manual mode': {
      open: async () => {
        await chooseInMenu('Turn manual mode on');
        await page.getByText('Manual mode', { exact: true }).waitFor();
        await press('b');
        await press('m');
      },
      shown: page.getByRole('menu', { name: /^Edit .* manually$/ }),
    },
  };
}

/** Runs in the page: returns whether an element has the focus. */
const hasFocusedElement = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
