import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished, expect, test, vi } from 'vitest';
import { BANNER_LENGTH, BannerFile } from './banner-file.ts';

/** A banner whose file is read every few milliseconds. */
async function openBanner(text?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'amberhall-banner-'));
  const path = join(folder, 'banner.txt');
  if (text !== undefined) await writeFile(path, text);
  const warn = vi.fn<(object: object, message: string) => void>();
  const logger = Object.assign(pino({ enabled: false }), { warn });
  const banner = await BannerFile.open({ path, intervalMs: 5, logger });
  const seen: string[] = [];
  banner.listen((each) => seen.push(each));
  onTestFinished(async () => {
    banner.stop();
    await rm(folder, { recursive: true });
  });
  return { path, banner, seen, warn };
}

test('the text is there from the start, without spaces around it', async () => {
  const { banner } = await openBanner('  Closed on Monday.\n');

  expect(banner.text).toBe('Closed on Monday.');
});

test('each change of the file is announced once, also its removal', async () => {
  const { path, banner, seen } = await openBanner('Closed on Monday.');

  await writeFile(path, 'Closed on Tuesday.');
  await vi.waitFor(() => expect(banner.text).toBe('Closed on Tuesday.'));
  await rm(path);
  await vi.waitFor(() => expect(banner.text).toBe(''));

  expect(seen.filter((text) => text !== '')).toEqual(['Closed on Tuesday.']);
  expect(seen.at(-1)).toBe('');
});

test('a file that appears later is announced', async () => {
  const { path, banner, seen } = await openBanner();
  expect(banner.text).toBe('');

  await writeFile(path, 'Open again.');

  await vi.waitFor(() => expect(seen).toContain('Open again.'));
});

test('a file that cannot be read leaves the text as it is and is logged once', async () => {
  const { path, banner, warn } = await openBanner('Closed on Monday.');
  const link = `${path}.link`;
  await symlink(tmpdir(), link);

  // In one step, because the banner ends if there is no file for a moment.
  await rename(link, path);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(banner.text).toBe('Closed on Monday.');
  await rm(path);
  await vi.waitFor(() => expect(banner.text).toBe(''));

  expect(warn).toHaveBeenCalledTimes(1);
});

test('a long text is cut', async () => {
  const { banner } = await openBanner('x'.repeat(BANNER_LENGTH + 1));

  expect(banner.text).toHaveLength(BANNER_LENGTH);
});
