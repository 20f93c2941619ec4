/** Moves a site from the embedded database to PostgreSQL and back, with the operators' commands. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startProgram } from '../program.ts';
import { openLobby } from '../testing/clients.ts';
import { callAt, PASSWORD } from '../testing/site.ts';
import { requirePostgres } from '../testing/storage.ts';
import { tablesOf } from './backup.ts';
import { openStorage } from './database.ts';

requirePostgres();

const ROOT = path.join(import.meta.dirname, '../../../..');
const SERVER = process.env['TEST_POSTGRES_URL'] ?? '';
const DATABASE = `amberhall_${randomUUID().replaceAll('-', '')}`;
const NAME = 'Lantern';

/** The storage of a site: an embedded database in a folder, or PostgreSQL. */
type Settings = Record<string, string>;

let folder: string;
let embedded: Settings;
let postgres: Settings;
let again: Settings;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-kinds-'));
  await onServer(`create database ${DATABASE}`);
  const url = new URL(SERVER);
  url.pathname = `/${DATABASE}`;
  embedded = settingsOf('embedded');
  postgres = { ...settingsOf('postgres'), DATABASE_URL: url.href };
  again = settingsOf('again');
});
afterAll(async () => {
  await onServer(`drop database ${DATABASE} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function settingsOf(site: string): Settings {
  return {
    AMBERHALL_DATA_DIR: path.join(folder, site),
    AMBERHALL_SECRET: 'the secret that a site takes along when it moves',
    AMBERHALL_PORT: '0',
    AMBERHALL_LOG_LEVEL: 'error',
    AMBERHALL_PASSWORD_MEMORY: '64',
    AMBERHALL_BOT_DELAY: '0',
  };
}

/** Runs a command as an operator does. @returns its output and exit code */
async function run(script: string, settings: Settings, ...args: string[]) {
  const command = [path.join(ROOT, 'scripts/run.mjs'), `scripts/${script}.ts`, ...args];
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

/** Opens the site temporarily. */
async function whileOpen<T>(settings: Settings, visit: (address: string) => Promise<T>): Promise<T> {
  const program = await startProgram(readConfig(settings));
  try {
    return await visit(program.address);
  } finally {
    await program.stop();
  }
}

const login = (address: string) =>
  callAt(address, 'POST', '/api/account/login', { body: { username: NAME, password: PASSWORD } });

async function contentOf(settings: Settings): Promise<Record<string, unknown[]>> {
  const storage = await openStorage(readConfig(settings));
  const client = await storage.pool.connect();
  try {
    const content: Record<string, unknown[]> = {};
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
      content[name] = rows;
    }
    return content;
  } finally {
    client.release();
    await storage.close();
  }
}

test('embedded to PostgreSQL and back: nothing is lost, logins work, and a running game continues', async () => {
  const [there, back] = [path.join(folder, 'there.gz'), path.join(folder, 'back.gz')];
  const gameId = await whileOpen(embedded, async (address) => {
    const body = { username: NAME, email: 'lantern@example.org', password: PASSWORD };
    await callAt(address, 'POST', '/api/account/register', { body });
    const lobby = await openLobby(address, (await login(address)).body.token);
    await lobby.send('lobbychat', 'Guten Abend, 晚上好 🏮');
    const opened = await lobby.send('practice', { deckId: 1 });
    lobby.close();
    return opened['gameId'];
  });

  expect(await run('db-backup', embedded, there)).toMatchObject({ code: 0 });
  expect(await run('db-restore', postgres, there)).toMatchObject({ code: 0 });
  const before = await contentOf(embedded);
  expect(await contentOf(postgres)).toEqual(before);
  expect(before['users']?.length).toBe(2);
  expect(before['lobby_messages']?.length).toBe(1);

  await whileOpen(postgres, async (address) => {
    const lobby = await openLobby(address, (await login(address)).body.token);
    expect(await lobby.until('handoff')).toMatchObject({ gameId });
    expect(lobby.last('lobbymessages')).toMatchObject([{ message: 'Guten Abend, 晚上好 🏮' }]);
    expect(await lobby.send('lobbychat', 'We have moved')).toMatchObject({ ok: true });
    lobby.close();
  });

  expect(await run('db-backup', postgres, back)).toMatchObject({ code: 0 });
  expect(await run('db-restore', again, back)).toMatchObject({ code: 0 });
  expect(await contentOf(again)).toEqual(await contentOf(postgres));
  await whileOpen(again, async (address) => {
    expect((await login(address)).body).toMatchObject({ success: true, user: { username: NAME } });
  });
});

test('accounts of another site are only overwritten on request', async () => {
  const file = path.join(folder, 'there.gz');

  const refused = await run('db-restore', postgres, file);
  const replaced = await run('db-restore', postgres, file, '--replace');

  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('add --replace') });
  expect(replaced.code).toBe(0);
  expect((await contentOf(postgres))['lobby_messages']?.length).toBe(1);
});
