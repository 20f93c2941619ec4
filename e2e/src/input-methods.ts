import type { Locator, Page } from 'playwright-core';
import type { MarkedCard } from './visible-board.ts';

/** How a test player carries out decisions: by pointer, touch or keyboard. */
export interface InputMethod {
  /** Presses a button of the question. */
  press(page: Page, name: string): Promise<void>;
  click(page: Page, card: MarkedCard): Promise<void>;
}

/** Milliseconds within which a moving card or a button must be clickable. */
const CLICK_MS = 2_000;

/** @param delay milliseconds between pressing the pointer and letting it go */
export const byPointer = (delay: number): InputMethod => ({
  press: async (page, name) => {
    const panel = page.getByRole('region', { name: 'Your decision' });
    const button = panel.getByRole('button', { name, exact: true }).first();
    await button.click({ delay, timeout: CLICK_MS }).catch(ignoreTimeout);
  },
  click: async (page, { id }) => {
    const card = cardOf(page, id);
    const position = await card.evaluate(uncoveredPoint).catch(() => null);
    await card.click({ delay, ...(position && { position }), timeout: CLICK_MS }).catch(ignoreTimeout);
  },
});

export const BY_POINTER = byPointer(0);

/** Taps instead of clicks. */
export const BY_TOUCH: InputMethod = {
  press: async (page, name) => {
    const panel = page.getByRole('region', { name: 'Your decision' });
    const button = panel.getByRole('button', { name, exact: true }).first();
    await button.tap({ timeout: CLICK_MS }).catch(ignoreTimeout);
  },
  click: async (page, { id }) => {
    const card = cardOf(page, id);
    // Low screens show artifacts in a panel.
    const owner = page.locator('[data-side]').filter({ has: page.locator(`[data-card-id="${id}"]`) });
    if (!(await card.isVisible())) await owner.locator('[data-pile^="artifacts:"]').tap();
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(waitForAnimations);
    const position = await card.evaluate(uncoveredPoint).catch(() => null);
    await card.tap({ ...(position && { position }), timeout: CLICK_MS }).catch(ignoreTimeout);
  },
};

/** A question may show a card a second time, on top; the last element is that one. */
const cardOf = (page: Page, id: string): Locator => page.locator(`[data-card-id="${id}"]`).last();

/** No question ever offers more cards than this. */
const MOST_CARDS = 60;

/** Uses keys only: digits for buttons, N and Enter for cards. */
export const BY_KEYS: InputMethod = {
  press: async (page, name) => {
    const answers = await page.locator('[data-answers] button').allTextContents();
    const index = answers.findIndex((answer) => answer.trim() === name);
    // The question has been answered already: the player looks again.
    if (index === -1) return;
    if (index < 9) return page.keyboard.press(`${index + 1}`);
    await page.keyboard.press('q');
    for (let at = 0; at < index; at++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  click: async (page, { id, label }) => {
    for (let cards = 0; cards < MOST_CARDS; cards++) {
      if ((await page.evaluate(focusedCard)) === id) return page.keyboard.press('Enter');
      await page.keyboard.press('n');
    }
    throw new Error(`N does not lead to: ${label}`);
  },
};

/** Presses Tab, or another key, until the focused element is named `name`, then Enter. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_CARDS; stops++) {
    if ((await page.evaluate(focusedName)) === name) return page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to: ${name}`);
}

/** Runs in the page. */
const focusedCard = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['cardId'] : undefined;

/** Runs in the page. */
const focusedName = (): string =>
  (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim();

/** Runs in the page: waits for all finite animations, because a moving card may cover its neighbours. */
async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Runs in the page: returns an uncovered point of the card, as near to its middle as possible. */
function uncoveredPoint(card: Element): { x: number; y: number } | null {
  const { left, top, width, height } = card.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  for (const y of shares) {
    for (const x of shares) {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (hit !== null && card.contains(hit)) return { x: x * width, y: y * height };
    }
  }
  return null;
}

/** Ignores a timeout: the card has moved, or the question has been answered. The player then looks again. */
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
}
