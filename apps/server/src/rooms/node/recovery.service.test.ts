import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openBoard, openLobby } from '../../testing/clients.ts';
import { answerAtRandom, dice, isAsked } from '../../testing/play.ts';
import { waitForOutput } from '../../testing/wait-for-output.ts';
import { callAt } from '../../testing/site.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

let dataDir: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-recovery-'));
});
afterEach(async () => {
  await stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program as a separate process. @returns its address */
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
  return waitForOutput(running, /open at (\S+)/);
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

/** Plays a practice game for a while. @returns the game as its player sees it, and its handoff */
async function practiceAt(address: string, token: string) {
  const lobby = await openLobby(address, token);
  await lobby.send('practice', { deckId: 1 });
  const handoff = await lobby.until('handoff');
  const board = await openBoard(address, handoff);
  const roll = dice(11);
  for (let n = 0; n < 25; n++) {
    await board.shows(() => isAsked(board));
    await answerAtRandom(board, roll);
  }
  await board.shows(() => isAsked(board));
  return { game: structuredClone(board.game), handoff };
}

const SLOW = { timeout: 90_000 };

test('after a kill, a game continues with every acknowledged decision', SLOW, async () => {
  const first = await start();
  const before = await practiceAt(first, await loginAt(first));

  await stop('SIGKILL');
  const second = await start();
  const lobby = await openLobby(second, await loginAt(second));
  const board = await openBoard(second, await lobby.until('handoff'));

  expect(board.game?.table).toEqual(before.game?.table);
  expect(board.game?.commitment).toEqual(before.game?.commitment);
  expect(await answerAtRandom(board, dice(1))).toMatchObject({ ok: true });
  board.close();
  lobby.close();
});

test('a guest returns to their game after a restart', SLOW, async () => {
  const before = await practiceAt(await start(), '');

  const code = await stop('SIGTERM');
  const board = await openBoard(await start(), before.handoff);

  expect(code).toBe(0);
  expect(board.game?.table).toEqual(before.game?.table);
  board.close();
});

test('a second program on the same data is refused with a message', SLOW, async () => {
  await start();
  const second = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], AMBERHALL_PORT: '0', AMBERHALL_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (part) => (said += String(part)));
  onTestFinished(() => void second.kill('SIGKILL'));

  const [code] = await once(second, 'exit');

  expect(code).toBe(1);
  expect(said).toContain('is in use by process');
});
