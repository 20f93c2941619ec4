import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOwnStorage } from '../testing/storage.ts';
import { DamagedDatabase, startEmbeddedDatabase } from './embedded.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder with files but without a database is not filled with an empty one', async () => {
  await writeFile(path.join(folder, 'postgresql.conf'), '');

  await expect(startEmbeddedDatabase({ dataDir: folder })).rejects.toThrow(DamagedDatabase);
  expect(await readdir(folder)).toEqual(['postgresql.conf']);
});

test('a database with a damaged file is reported in a sentence, and its folder is free again', async () => {
  const database = await startEmbeddedDatabase({ dataDir: folder });
  await database.stop();
  await truncate(path.join(folder, 'global', 'pg_control'), 10);

  await expect(startEmbeddedDatabase({ dataDir: folder })).rejects.toThrow('docs/operations.md');
  await expect(startEmbeddedDatabase({ dataDir: folder })).rejects.toThrow(DamagedDatabase);
});

test('a closed database leaves no socket', async () => {
  const storage = await openOwnStorage();
  const socketDir = storage.embedded?.socketDir ?? '';
  expect(await readdir(socketDir)).toHaveLength(1);

  await storage.close();

  await expect(readdir(socketDir)).rejects.toThrow('ENOENT');
});
