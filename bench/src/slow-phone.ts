import type { scriptsOfFirstLoad } from '../../e2e/src/first-load.ts';

/** A page of the test browser. */
export type Page = Parameters<typeof scriptsOfFirstLoad>[0];

/** A phone of the middle range on a mobile network: what the browser's own tools call fast 4G. */
const PROCESSOR_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Slows the network and the processor of a page down. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}
