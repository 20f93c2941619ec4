/** Kills the site of one process in play, again and again: what was acknowledged must be kept. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStorage } from '../database/database.ts';
import { checkPersisted } from '../testing/check-persisted.ts';
import type { Promised } from '../testing/check-persisted.ts';
import { boardAt, openLobby } from '../testing/clients.ts';
import { LongRunGame, LongRunPlayer } from '../testing/long-run-players.ts';
import { freePort } from '../testing/own-redis.ts';
import { dice } from '../testing/play.ts';
import { callAt, PASSWORD } from '../testing/site.ts';
import { waitForOutput } from '../testing/wait-for-output.ts';
import type { Measurement } from './measurement.ts';
import { quantile } from './quantile.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The limit of the median, in milliseconds. */
const READY_MS = 4_000;
/** Milliseconds of play between two kills. */
const PLAY_MS = { least: 300, most: 1_200 } as const;
/** The limit of any wait in milliseconds. */
const GIVE_UP_MS = 30_000;

/** Two players, with the game that they play over all restarts. */
interface Pair {
  names: readonly [string, string];
  /** `''` before it is started. */
  gameId: string;
  /** Of both players, one after the other. */
  promised: Promised[];
  isOver: boolean;
}

/** @throws if an acknowledged decision is lost */
export async function measureKills(kills: number): Promise<Measurement[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberhall-kills-'));
  const port = await freePort();
  const roll = dice(kills);
  const pairs: Pair[] = [];
  const readyMs: number[] = [];
  let program: ChildProcess | undefined;
  try {
    for (let round = 0; round <= kills; round++) {
      const startedAt = Date.now();
      program = launch(dataDir, port);
      const address = await waitForOutput(program, /open at (\S+)/);
      const going = pairs.find(({ isOver }) => !isOver);
      const pair = going ?? (await newPair(address, pairs.length));
      if (!going) pairs.push(pair);
      const players = await playersOf(pair, address, round);
      if (!going) pair.gameId = (await LongRunGame.start(players)).gameId;
      await untilSeated(players);
      if (going) readyMs.push(Date.now() - startedAt);
      for (const player of players) player.isPlaying = true;
      await sleep(PLAY_MS.least + roll(PLAY_MS.most - PLAY_MS.least));
      await kill(program);
      remember(pair, players);
    }
    await check(dataDir, pairs);
  } finally {
    if (program !== undefined) await kill(program);
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    { name: 'kills of a site of one process, after which a game went on', value: readyMs.length, unit: '' },
    {
      name: 'decisions that were acknowledged, none of which was lost',
      value: pairs.flatMap(({ promised }) => promised.flatMap(({ acknowledged }) => acknowledged)).length,
      unit: '',
    },
    {
      name: 'from the start after a kill until both players see their game, median',
      value: quantile(readyMs, 0.5),
      unit: 'ms',
      bar: { atMost: READY_MS },
    },
    {
      name: 'from the start after a kill until both players see their game, longest',
      value: quantile(readyMs, 1),
      unit: 'ms',
    },
  ];
}

function launch(dataDir: string, port: number): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      AMBERHALL_PORT: String(port),
      AMBERHALL_DATA_DIR: dataDir,
      AMBERHALL_LOG_LEVEL: 'error',
      AMBERHALL_LIMIT_FACTOR: '1000',
      AMBERHALL_ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exit = once(program, 'exit');
  program.kill('SIGKILL');
  await exit;
}

async function newPair(address: string, number: number): Promise<Pair> {
  const names = [`first${number}`, `second${number}`] as const;
  for (const username of names) {
    const body = { username, email: `${username}@example.org`, password: PASSWORD };
    await callAt(address, 'POST', '/api/account/register', { body });
  }
  return { names, gameId: '', promised: [], isOver: false };
}

async function playersOf({ names }: Pair, address: string, round: number) {
  const enter = async (username: string, seed: number): Promise<LongRunPlayer> => {
    const { body } = await callAt(address, 'POST', '/api/account/login', {
      body: { username, password: PASSWORD },
    });
    const user = { username, token: body.token, refreshToken: body.refreshToken };
    return LongRunPlayer.of(user, await openLobby(address, body.token), {
      seed,
      open: (handoff) => boardAt(address, handoff),
    });
  };
  const seed = 2 * round;
  return Promise.all([enter(names[0], seed), enter(names[1], seed + 1)]);
}

type Players = Awaited<ReturnType<typeof playersOf>>;

async function untilSeated(players: Players): Promise<void> {
  const limit = Date.now() + GIVE_UP_MS;
  while (!players.every(({ isSeated }) => isSeated)) {
    if (Date.now() > limit) throw new Error('The players did not come to their game');
    await sleep(10);
  }
}

/** Keeps what the players were promised in this round. */
function remember(pair: Pair, players: Players): void {
  for (const player of players) {
    const known = pair.promised.find(({ user }) => user.username === player.user.username);
    if (known) known.acknowledged.push(...player.acknowledged);
    else pair.promised.push({ user: player.user, acknowledged: [...player.acknowledged] });
    pair.isOver ||= (player.board?.game?.winReason ?? null) !== null;
    player.disconnect();
  }
}

async function check(dataDir: string, pairs: readonly Pair[]): Promise<void> {
  const storage = await openStorage({ dataDir, databaseUrl: undefined });
  try {
    for (const { gameId, promised } of pairs) await checkPersisted(storage.pool, gameId, promised);
  } finally {
    await storage.close();
  }
}
