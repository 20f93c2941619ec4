/** Games for measuring. */
import { setTimeout as sleep } from 'node:timers/promises';
import { boardSoonOf } from '../testing/cluster.ts';
import { dice, isAsked, OPTIONS, pickAnswer } from '../testing/play.ts';
import type { TestBoard } from '../testing/clients.ts';
import { countBytes, inParallel, next, request } from './load-clients.ts';
import type { LoadClient } from './load-clients.ts';

export interface LoadGame {
  gameId: string;
  clients: readonly [LoadClient, LoadClient];
  boards: readonly [TestBoard, TestBoard];
  /** Bytes received by both boards, uncompressed. */
  bytes: number;
  roll: (sides: number) => number;
}

/** Brings two users to a started game. */
export async function startLoadGame(first: LoadClient, second: LoadClient, seed: number): Promise<LoadGame> {
  const { gameId } = await request(first, 'newgame', { ...OPTIONS, name: `${first.name}'s game` });
  await request(second, 'joingame', gameId);
  await request(first, 'selectdeck', gameId, 1, true);
  await request(second, 'selectdeck', gameId, 2, true);
  await request(first, 'startgame', gameId);
  const boards = [await connectBoard(first), await connectBoard(second)] as const;
  const game: LoadGame = {
    gameId: String(gameId),
    clients: [first, second],
    boards,
    bytes: 0,
    roll: dice(seed),
  };
  for (const { socket } of boards) countBytes(socket, (bytes) => (game.bytes += bytes));
  return game;
}

async function connectBoard(client: LoadClient): Promise<TestBoard> {
  if (client.handoff === null) await next(client.socket, 'handoff');
  const { handoff } = client;
  if (handoff === null) throw new Error('There is no way to the game');
  const board = boardSoonOf(handoff);
  await board.until('gamestate');
  return board;
}

/**
 * Makes one decision, if a player is asked.
 *
 * @returns milliseconds until the other player saw it; `undefined` without a decision or a visible change
 */
export async function decideOnce({ boards, roll }: LoadGame): Promise<number | undefined> {
  const asked = boards.find(isAsked);
  const other = boards.find((board) => board !== asked);
  if (asked === undefined || other === undefined) return undefined;
  const since = performance.now();
  let seenAfterMs: number | undefined;
  const see = () => (seenAfterMs ??= performance.now() - since);
  other.socket.once('gamestate', see);
  const answer = await pickAnswer(asked, roll).send();
  other.socket.off('gamestate', see);
  if (!answer.ok) throw new Error(`A decision was refused: ${answer.code}`);
  // Boards record everything for tests. In a load test that would fill the memory.
  for (const board of boards) board.clearEvents();
  return seenAfterMs;
}

/** Starts a game of each two users. */
export async function startGames(clients: readonly LoadClient[], games: number): Promise<LoadGame[]> {
  const pairs = Array.from(
    { length: games },
    (_, n) => clients.slice(2 * n, 2 * n + 2) as [LoadClient, LoadClient],
  );
  return inParallel(pairs, ([first, second], index) => startLoadGame(first, second, index + 1));
}

/** All games decide as fast as possible, with this many decisions in parallel. */
export async function playFast(games: LoadGame[], decisions: number): Promise<void> {
  const share = Math.ceil(decisions / games.length);
  let left = decisions;
  await inParallel(games, async (game) => {
    // Another prompt is open before the board has received it: of two simultaneous decisions, one is late.
    for (let n = 0; n < share && left > 0; n++, left--) await decideOnce(game).catch(() => {});
  });
}

/** Milliseconds for the last decisions to arrive. */
const LAST_ARRIVE_MS = 500;

/**
 * Each game decides so many times per second.
 *
 * @returns the milliseconds from each decision to the other board
 */
export async function decideAtPace(
  games: readonly LoadGame[],
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const every = 1000 / (perSecond * games.length);
  const until = Date.now() + seconds * 1000;
  for (let n = 0; Date.now() < until; n++) {
    const game = games[n % games.length];
    if (game !== undefined)
      void decideOnce(game).then(
        (ms) => ms !== undefined && times.push(ms),
        () => {},
      );
    await sleep(every);
  }
  await sleep(LAST_ARRIVE_MS);
  return times;
}
