import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Turns off the network requests that Chromium makes by itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium of the system, or the one CHROMIUM_PATH names.
 *
 * @throws if there is none
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? CHROMIUM_PLACES.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error('Chromium is not installed. Install it, or set CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}
