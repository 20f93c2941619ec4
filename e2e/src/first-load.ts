import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** Bytes of compressed script that the first visit of the lobby may need. */
export const FIRST_LOAD_BYTES = 200_000;

/**
 * Opens the lobby as a new visitor does.
 *
 * @returns the bytes of every script that came until one can play, compressed by gzip, by file
 */
export async function scriptsOfFirstLoad(page: Page): Promise<Record<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/');
  await page.locator('main button:enabled').first().waitFor();
  await page.waitForLoadState('networkidle');

  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const sizes = await Promise.all(
    scripts.map(async (response) => {
      const name = new URL(response.url()).pathname;
      return [name, gzipSync(await response.body()).length] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

export const sumOf = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);
