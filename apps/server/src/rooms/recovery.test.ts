import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBoard, openLobby } from '../testing/clients.ts';
import { answerAnyhow, dice, isAsked } from '../testing/play.ts';
import { callAt } from '../testing/site.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

let dataDir: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-recovery-'));
});
afterEach(async () => {
  await stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program as a process of its own. @returns where it answers */
async function start(): Promise<string> {
  running = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      AMBERHALL_PORT: '0',
      AMBERHALL_DATA_DIR: dataDir,
      AMBERHALL_LOG_LEVEL: 'error',
      AMBERHALL_BOT_DELAY: '0',
      AMBERHALL_ADMIN_PASSWORD: 'the-admins-password',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return saidBy(running, /open at (\S+)/);
}

/** Waits until the program says something that fits. */
function saidBy(program: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  program.stdout?.on('data', (part) => {
    said += String(part);
    const found = pattern.exec(said)?.[1];
    if (found !== undefined) resolve(found);
  });
  program.once('exit', () => reject(new Error(`The program ended: ${said}`)));
  return promise;
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const process = running;
  running = null;
  if (process === null || process.exitCode !== null) return null;
  const exit = once(process, 'exit');
  process.kill(signal);
  const [code] = await exit;
  return code as number | null;
}

async function loginAt(address: string): Promise<string> {
  const body = { username: 'admin', password: 'the-admins-password' };
  const answer = await callAt(address, 'POST', '/api/account/login', { body });
  return answer.body.token;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after %s and a new start a game goes on with every decision that was acknowledged',
  { timeout: 60_000 },
  async (signal) => {
    let address = await start();
    let lobby = await openLobby(address, await loginAt(address));
    await lobby.send('practice', { deckId: 1 });
    let board = await openBoard(address, await lobby.until('handoff'));
    const roll = dice(11);
    for (let n = 0; n < 25; n++) {
      await board.shows(() => isAsked(board));
      await answerAnyhow(board, roll);
    }
    await board.shows(() => isAsked(board));
    const before = structuredClone(board.game);

    await stop(signal);
    address = await start();
    lobby = await openLobby(address, await loginAt(address));
    board = await openBoard(address, await lobby.until('handoff'));

    expect(board.game?.table).toEqual(before?.table);
    expect(board.game?.shuffleProof).toEqual(before?.shuffleProof);
    expect(await answerAnyhow(board, roll)).toMatchObject({ ok: true });
    board.close();
    lobby.close();
  },
);

test('a second program on the same data is refused in a sentence', { timeout: 60_000 }, async () => {
  await start();
  const second = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], AMBERHALL_PORT: '0', AMBERHALL_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (part) => (said += String(part)));

  const [code] = await once(second, 'exit');

  expect(code).toBe(1);
  expect(said).toContain('is in use by process');
});
