import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeScreenshot, useSite } from './src/fixture.ts';
import { BY_TOUCH } from './src/input-methods.ts';
import { Player } from './src/player.ts';
import { waitForQuestion } from './src/visible-board.ts';
import type { MarkedCard } from './src/visible-board.ts';
import { logInAsNewUser } from './src/accounts.ts';
import { boardOf, PHONE, startGame } from './src/game-setup.ts';

const site = useSite({ AMBERHALL_BOT_DELAY: '0' });

const SHAPES = [
  ['portrait', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
  ['small', { width: 360, height: 740 }],
] as const;

/** Landscape screens of phones with and without the bars of a browser, in pixels. */
const LANDSCAPE_SIZES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 844, height: 330 },
] as const;

it.each(SHAPES)('a game can be played by touch on a phone: %s', async (shape, viewport) => {
  const page = await site.openPage({ ...PHONE, viewport });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).tap();
  await boardOf(page).waitFor();
  await page.getByRole('button', { name: 'Keep Hand' }).waitFor();

  expect(await coveredByQuestion(page), 'under the first question').toEqual([]);
  await takeScreenshot(page, `phone-opening-${shape}`);
  await readByLongPress(page, hand(page).first());

  const discarded = page.getByRole('button', { name: /^Discard pile, [1-9]/ });
  let turns = 0;
  const covered = new Set<string>();
  await new Player(page, BY_TOUCH).play(async ({ question, buttons }) => {
    for (const name of await coveredByQuestion(page)) covered.add(`${question}: ${name}`);
    if (question.startsWith('House Choice')) turns++;
    return turns >= 3 && buttons.includes('End Turn') && (await discarded.count()) > 0;
  });
  expect([...covered]).toEqual([]);
  expect(await undersizedTouchTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await takeScreenshot(page, `phone-middle-${shape}`);

  await discarded.last().tap();
  const pile = page.getByRole('region', { name: /’s discard pile/ });
  await readByLongPress(page, pile.locator('[data-card-id]').first());
  await pile.getByRole('button', { name: 'Close' }).tap();
  await pile.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).tap();
  await page.getByRole('button', { name: 'Add 1 Æmber to your pool' }).tap();
  await page.getByRole('button', { name: 'Add a chain' }).tap();
  await page.getByRole('button', { name: 'Game menu' }).tap({ trial: true });
  await takeScreenshot(page, `phone-manual-${shape}`);

  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('menuitem', { name: 'Turn manual mode off' }).tap();
  await page.getByRole('button', { name: 'Add a chain' }).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^[1-9]\d* chains?$/ })
    .first()
    .waitFor();
  expect(await undersizedTouchTargets(page), 'with a chain').toEqual([]);
  await takeScreenshot(page, `phone-chain-${shape}`);
  expect(site.problems()).toEqual([]);
});

it('both player bars fit the screen at every width', async () => {
  const page = await site.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await page.getByRole('button', { name: 'Keep Hand' }).click();
  const widths = [360, 390, 640, 700, 768, 834, 900, 1024, 1100, 1180, 1200, 1280, 1366, 1440, 1700];

  const cutOff: string[] = [];
  for (const mode of ['as always', 'by hand']) {
    if (mode === 'by hand') {
      await page.getByRole('button', { name: 'Game menu' }).click();
      await page.getByRole('menuitem', { name: 'Turn manual mode on' }).click();
      await page.getByRole('button', { name: 'Add a chain' }).waitFor();
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      for (const name of await page.evaluate(overflowingPlayerBars))
        cutOff.push(`${width}, ${mode}: ${name}`);
    }
  }

  expect(cutOff).toEqual([]);
  expect(site.problems()).toEqual([]);
});

it('a button opens the log on a screen without room for it', async () => {
  const page = await site.openPage(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).tap();
  await boardOf(page).waitFor();
  await expect.poll(() => page.getByRole('log').isVisible()).toBe(false);

  await page.getByRole('button', { name: /^Log/ }).tap();
  await page
    .getByRole('log')
    .getByText(/goes first/)
    .waitFor();
  await page.getByRole('region', { name: 'Log and chat' }).getByRole('button', { name: 'Close' }).tap();

  await expect.poll(() => page.getByRole('log').isVisible()).toBe(false);
});

it('every card of a crowded hand can be chosen by touch', async () => {
  // The cards are dealt on a screen that has room for the chat.
  const page = await site.openPage({ ...PHONE, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).tap();
  await boardOf(page).waitFor();
  const player = new Player(page, BY_TOUCH);
  await player.play(({ buttons }) => buttons.includes('End Turn'));
  const cards = ['Battle Fleet', 'Zorg', 'Squawker', 'Squawker'].map((name) => `/add-card ${name}`);
  await correct(page, ['/active-house mars', ...cards]);
  await hand(page)
    .filter({ hasText: /^Squawker/ })
    .nth(1)
    .waitFor();
  await page.setViewportSize(PHONE.viewport);

  await tapCard(page, ({ label }) => label.startsWith('Battle Fleet'));
  await page.getByRole('button', { name: 'Play this action' }).tap();
  await page.getByRole('heading', { name: 'Choose any number of cards to reveal' }).waitFor();
  const chosen = hand(page).filter({ hasText: /, chosen/ });
  for (let count = 1; count <= 3; count++) {
    await tapCard(page, ({ mark }) => mark === 'can be chosen');
    await expect.poll(() => chosen.count()).toBe(count);
  }
  // The test has scrolled the hand down to its lower edge, which a finger cannot do.
  await page.getByRole('list', { name: /^Your hand/ }).evaluate((list) => (list.scrollTop = 0));
  await takeScreenshot(page, 'phone-crowded-hand');
  // The name stands at the top of a card.
  const topOf = (card: Element) => card.getBoundingClientRect().top;
  const question = await page
    .getByLabel('Your decision')
    .evaluate((panel) => panel.getBoundingClientRect().bottom);
  for (const card of await hand(page).all())
    expect(await card.evaluate(topOf)).toBeGreaterThanOrEqual(question);
  expect(site.problems()).toEqual([]);
});

it('every house of a question that offers all of them can be chosen by touch', async () => {
  const page = await site.openPage({ ...PHONE, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice', exact: true }).tap();
  await boardOf(page).waitFor();
  await new Player(page, BY_TOUCH).play(({ buttons }) => buttons.includes('End Turn'));
  await correct(page, ['/active-house sanctum', '/add-card Blinding Light']);
  await page.setViewportSize(PHONE.viewport);
  await tapCard(page, ({ label }) => label.startsWith('Blinding Light'));
  await page.getByRole('button', { name: 'Play this action' }).tap();
  await page.getByRole('heading', { name: 'Choose a house' }).waitFor();

  for (const [shape, viewport] of SHAPES) {
    await page.setViewportSize(viewport);
    for (const house of await page.locator('[data-choices] button').all())
      await house.tap({ trial: true, timeout: 5000 });
    await takeScreenshot(page, `phone-all-houses-${shape}`);
  }
  expect(await page.locator('[data-choices] button').count()).toBeGreaterThan(12);
  expect(site.problems()).toEqual([]);
});

it('every pile of a phone in landscape can be touched, also beside the tide, a token creature and prophecies', async () => {
  const pages = await Promise.all(
    [0, 1].map(() => site.openPage({ ...PHONE, viewport: LANDSCAPE_SIZES[0] })),
  );
  const [ada, bela] = pages as [Page, Page];
  await Promise.all([
    logInAsNewUser(site.server, ada, 'AdaWide'),
    logInAsNewUser(site.server, bela, 'BelaWide'),
  ]);
  await startGame(ada, bela, 'Landscape phones', [/Oriel, Lavish Painter/, /Thaddea, Tall Marshal/]);

  for (const [name, page] of [
    ['tide', ada],
    ['prophecies', bela],
  ] as const) {
    await page.getByRole('button', { name: 'Keep Hand' }).tap();
    await showEmptyPiles(page);
    for (const viewport of LANDSCAPE_SIZES) {
      await page.setViewportSize(viewport);
      await takeScreenshot(page, `phone-landscape-${name}-${viewport.height}`);
      expect.soft(await undersizedPiles(page), `${name}, ${viewport.height} high`).toEqual([]);
    }
  }
  expect(site.problems()).toEqual([]);
});

/** Corrects the game by commands of manual mode. */
async function correct(page: Page, commands: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('menuitem', { name: 'Turn manual mode on' }).tap();
  const chat = page.getByRole('textbox', { name: 'Enter a message...' });
  for (const command of commands) {
    await chat.fill(command);
    await chat.press('Enter');
    await expect.poll(() => chat.inputValue()).toBe('');
  }
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('menuitem', { name: 'Turn manual mode off' }).tap();
}

async function tapCard(page: Page, isMeant: (card: MarkedCard) => boolean): Promise<void> {
  const card = (await waitForQuestion(page))?.cards.find(isMeant);
  if (card === undefined) throw new Error('No such card can be clicked');
  await BY_TOUCH.click(page, card);
}

const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ }).locator('[data-card-id]');

const LONG_PRESS_MS = 600;

/** Opens a card by a long press to read it, and closes it by a tap. */
async function readByLongPress(page: Page, card: Locator): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on the screen');
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 3, y: box.y + Math.min(30, box.height / 2) };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(LONG_PRESS_MS);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('dialog').waitFor();
  await page.touchscreen.tap(5, 5);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Own piles and artifacts that the question covers. */
function coveredByQuestion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-answers]')?.parentElement?.parentElement;
    const over = panel?.getBoundingClientRect() ?? new DOMRect();
    const wanted = '[data-side="near"] :is([data-pile], [data-size="plate"])';
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ dataset, textContent }) => dataset['pile'] ?? textContent);
  });
}

/** Buttons of the player bars, the piles and the question whose touch target is smaller than 44 pixels. */
function undersizedTouchTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reach = 21;
    const wanted = '[data-answers] button, section[aria-label$="stats"] button, button[data-pile]';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(wanted)].filter(
      (button) => !button.disabled && button.checkVisibility(),
    );
    const isMissed = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const points = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return points.some(([px, py]) => {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return false;
        return !button.contains(document.elementFromPoint(px, py));
      });
    };
    return buttons.filter(isMissed).map((button) => button.ariaLabel ?? button.textContent);
  });
}

/** Shows all piles, as if each had cards. */
const showEmptyPiles = (page: Page) =>
  page.locator('button[data-pile]').evaluateAll((piles) => {
    for (const pile of piles) (pile as HTMLButtonElement).disabled = false;
  });

/** Piles whose touch target is lower than 44 pixels, and cards beside them whose middle is covered. */
function undersizedPiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reach = 21;
    const isMissed = (element: HTMLElement, heights: readonly number[]) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return heights.some((dy) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + dy);
        return !element.contains(hit);
      });
    };
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-references] ${selector}`)].filter((one) =>
        one.checkVisibility(),
      );
    const references = visible('> div > :first-child > *');
    return [
      ...visible('[data-pile]').filter((pile) => isMissed(pile, [-reach, 0, reach])),
      ...references.filter((one) => isMissed(one, [0])),
    ].map(({ dataset, textContent }) => dataset['pile'] ?? textContent);
  });
}

/** Runs in the page: player bars with a part that extends beyond their end. */
function overflowingPlayerBars(): string[] {
  const playerBars = [...document.querySelectorAll<HTMLElement>('section[aria-label$="stats"]')];
  return playerBars.flatMap((bar) => {
    const end = bar.getBoundingClientRect().right;
    const parts = [...bar.children].filter((part) => part.checkVisibility());
    const isCut = parts.some((part) => part.getBoundingClientRect().right > end);
    return isCut ? [bar.ariaLabel ?? ''] : [];
  });
}
