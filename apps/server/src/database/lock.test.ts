import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, takeLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-lock-'));
  file = path.join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a running process keeps its lock', async () => {
  const release = await takeLock(file);

  await expect(takeLock(file)).rejects.toThrow(DataFolderInUse);
  await release();

  await expect(takeLock(file)).resolves.toBeTypeOf('function');
});

test('the lock of a dead process is taken over', async () => {
  await writeFile(file, JSON.stringify({ pid: 2 ** 22 + 1, startTime: null, token: 'dead' }));

  await takeLock(file);

  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a process with the id of a dead one does not inherit its lock', async () => {
  await writeFile(file, JSON.stringify({ pid: process.pid, startTime: 'another time', token: 'dead' }));

  await expect(takeLock(file)).resolves.toBeTypeOf('function');
});

test('a lock that was only partly written blocks nobody', async () => {
  await writeFile(file, '{"pid":');

  await expect(takeLock(file)).resolves.toBeTypeOf('function');
});

test('only one of many concurrent processes gets the lock', async () => {
  await writeFile(file, JSON.stringify({ pid: 2 ** 22 + 1, startTime: null, token: 'dead' }));

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(file)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
