import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { test } from 'vitest';
import type { TestContext } from 'vitest';
import { dice } from '../testing/play.ts';
import { requirePostgres } from '../testing/storage.ts';
import { openStorage } from './database.ts';
import type { StorageLocation } from './database.ts';

requirePostgres();

const WRITER = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url));
const KILLS = 100;
/** Opening an embedded database takes a second, on slow machines more. */
const LIMIT_MS = 20 * 60_000;

/** Writes until some writes were acknowledged and a moment has passed. @returns the acknowledged writes */
async function writeAndDie(
  { dataDir, databaseUrl }: StorageLocation,
  run: number,
  roll: (sides: number) => number,
) {
  const writer = spawn(process.execPath, [WRITER, dataDir, databaseUrl ?? '', String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  const acknowledged: string[] = [];
  const wanted = 1 + roll(40);
  const isKilled = Promise.withResolvers<void>();
  const lines = createInterface(writer.stdout).on('line', (line) => {
    acknowledged.push(line);
    if (acknowledged.length !== wanted) return;
    void pause(roll(12)).then(() => {
      writer.kill('SIGKILL');
      isKilled.resolve();
    });
  });
  await Promise.race([isKilled.promise, exit]);
  const [, signal] = await exit;
  lines.close();
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself');
  return acknowledged;
}

async function kept(where: StorageLocation): Promise<Set<string>> {
  const storage = await openStorage(where);
  const { rows } = await storage.pool.query<{ text: string }>('select text from news');
  await storage.close();
  return new Set(rows.map(({ text }) => text));
}

async function freshPostgres({ onTestFinished }: TestContext): Promise<string> {
  const server = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `amberhall_crashes_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

test.concurrent.for(['embedded', 'PostgreSQL'])(
  `what was acknowledged is there after ${KILLS} kills while it writes: %s`,
  { timeout: LIMIT_MS },
  async (kind, context) => {
    const { expect, onTestFinished } = context;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-crashes-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const databaseUrl = kind === 'embedded' ? undefined : await freshPostgres(context);
    const roll = dice(7);
    const acknowledged: string[] = [];

    for (let run = 0; run < KILLS; run++) {
      acknowledged.push(...(await writeAndDie({ dataDir, databaseUrl }, run, roll)));
    }
    const texts = await kept({ dataDir, databaseUrl });

    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(acknowledged.filter((text) => !texts.has(text))).toEqual([]);
  },
);
