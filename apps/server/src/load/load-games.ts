/** Games that are played for the sake of measuring. */
import { boardSoonOf } from '../testing/cluster.ts';
import { dice, isAsked, OPTIONS, pickAnyhow } from '../testing/play.ts';
import type { TestBoard } from '../testing/clients.ts';
import { countBytes, next, say } from './load-clients.ts';
import type { Guest } from './load-clients.ts';

export interface LoadTable {
  gameId: string;
  guests: readonly [Guest, Guest];
  boards: readonly [TestBoard, TestBoard];
  /** Bytes that came to both boards, uncompressed. */
  bytes: number;
  roll: (sides: number) => number;
}

/** Brings two people to a started game. */
export async function startTable(first: Guest, second: Guest, seed: number): Promise<LoadTable> {
  const { gameId } = await say(first, 'newgame', { ...OPTIONS, name: `${first.name}'s game` });
  await say(second, 'joingame', gameId);
  await say(first, 'selectdeck', gameId, 1, true);
  await say(second, 'selectdeck', gameId, 2, true);
  await say(first, 'startgame', gameId);
  const boards = [await sitDown(first), await sitDown(second)] as const;
  const table: LoadTable = {
    gameId: String(gameId),
    guests: [first, second],
    boards,
    bytes: 0,
    roll: dice(seed),
  };
  for (const { socket } of boards) countBytes(socket, (bytes) => (table.bytes += bytes));
  return table;
}

async function sitDown(guest: Guest): Promise<TestBoard> {
  if (guest.handoff === null) await next(guest.socket, 'handoff');
  const { handoff } = guest;
  if (handoff === null) throw new Error('There is no way to the table');
  const board = boardSoonOf(handoff);
  await board.until('gamestate');
  return board;
}

/**
 * Makes one decision, if somebody is asked.
 *
 * @returns milliseconds until the other player saw it; `undefined` when nothing was decided, or nothing to be seen
 */
export async function decideOnce({ boards, roll }: LoadTable): Promise<number | undefined> {
  const asked = boards.find(isAsked);
  const other = boards.find((board) => board !== asked);
  if (asked === undefined || other === undefined) return undefined;
  const since = performance.now();
  let seenAfterMs: number | undefined;
  const see = () => (seenAfterMs ??= performance.now() - since);
  other.socket.once('gamestate', see);
  const answer = await pickAnyhow(asked, roll).send();
  other.socket.off('gamestate', see);
  if (!answer.ok) throw new Error(`A decision was refused: ${answer.code}`);
  // Boards remember everything for the sake of tests; here that would only fill the memory.
  for (const board of boards) board.forget();
  return seenAfterMs;
}
