import type { Page } from 'playwright-core';

/** Returns the drawn lines of the log and of the chat as text. Waits until new lines are drawn. */
export async function logLines(page: Page): Promise<string[]> {
  // New lines are drawn a moment after the table.
  await page.locator('[aria-busy="true"] [role="log"]').waitFor({ state: 'detached' });
  const lines = await page.getByRole('log').getByRole('listitem').allTextContents();
  return lines.map((line) => line.trim());
}
