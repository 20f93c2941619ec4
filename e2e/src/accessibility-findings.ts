import axe from 'axe-core';
import type { Page } from 'playwright-core';

const THEMES = ['dark', 'light'] as const;

/** Returns the serious and critical findings of axe in both themes: theme, rule and element. */
export async function findings(page: Page): Promise<string[]> {
  await page.getByRole('status', { name: /loading/i }).waitFor({ state: 'detached' });
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await page.evaluate(endOfTransitions);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(runAxe);
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), THEMES[0]);
  return found;
}

/** Runs in the page: waits until no colour is between two themes. Animations that repeat have no end. */
async function endOfTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Runs in the page, after axe was loaded. */
async function runAxe(): Promise<string[]> {
  const { axe: tool } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await tool.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const describe = ({ target, any }: (typeof violations)[number]['nodes'][number]) =>
    `${target.join(' ')} (${any[0]?.message ?? ''})`;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(describe).join(', ')}`);
}
