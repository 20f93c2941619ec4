/** A bot whose delay before each decision is an hour, unless a player makes it fast. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Position } from '@amberhall/protocol';
import { openBotTable } from '../../testing/bot-table.ts';
import { openBoard } from '../../testing/clients.ts';
import type { TestBoard, TestClient } from '../../testing/clients.ts';
import { startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';

const BOT = 'Practice Bot';
/** A bot without a delay has acted by then. */
const QUIET_MS = 100;

let site: Site;
let clients: TestClient[];
beforeEach(async () => {
  clients = [];
  site = await openSite({ AMBERHALL_BOT_DELAY: '3600000' });
});
afterEach(async () => {
  for (const client of clients) client.close();
  await site.stop();
});

async function openTable(turn: Position['turn']) {
  const { lobby, ...table } = await openBotTable(site, { turn });
  clients.push(lobby, table.board);
  return table;
}

const amberOfBot = ({ game }: TestBoard) => game?.table.players[BOT]?.amber;
const ownTurn = (board: TestBoard) => board.shows(({ table }) => table.activePlayer === board.me);

test('a bot that is made fast ends its delay, and decides without one from then on', async () => {
  const { board } = await openTable('other');
  await sleep(QUIET_MS);
  expect(board.game?.botPace).toBe('usual');
  expect(amberOfBot(board)).toBe(0);

  expect(await board.command('setBotPace', 'fast')).toMatchObject({ ok: true });

  await ownTurn(board);
  expect(board.game?.botPace).toBe('fast');
  expect(amberOfBot(board)).toBe(2);
});

test('a bot that is fast before its turn begins takes it at once', async () => {
  const { board } = await openTable('own');
  await board.command('setBotPace', 'fast');
  const turn = board.game?.table.turn ?? 0;

  await board.press('end-turn');

  // The turn of the bot may be over before the next line runs.
  await board.shows(({ table }) => table.activePlayer === board.me && table.turn > turn);
  expect(amberOfBot(board)).toBe(2);
});

test('a bot at its usual pace again waits before its next decision', async () => {
  const { board } = await openTable('own');
  await board.command('setBotPace', 'fast');
  await board.command('setBotPace', 'usual');

  await board.press('end-turn');
  await sleep(QUIET_MS);

  expect(board.game?.botPace).toBe('usual');
  expect(board.game?.table.activePlayer).toBe(BOT);
});

test('a bot that is made fast lets a player take a move back before it acts', async () => {
  const { board } = await openTable('own');
  await board.press('end-turn');
  await board.command('undo');
  expect(board.game?.table.activePlayer).toBe(BOT);

  await board.command('setBotPace', 'fast');

  await ownTurn(board);
  expect(board.prompt?.purpose).toBe('main-step');
  expect(amberOfBot(board)).toBe(0);
});

test('a player who connects again sees the pace', async () => {
  const { board, handoff } = await openTable('own');
  await board.command('setBotPace', 'fast');

  const again = await openBoard(site.address, handoff);
  clients.push(again);

  expect(again.game?.botPace).toBe('fast');
});

test('a pace that does not exist is refused', async () => {
  const { board } = await openTable('own');

  expect(await board.command('setBotPace', 'slow')).toMatchObject({ ok: false, code: 'BAD_REQUEST' });

  expect(board.game?.botPace).toBe('usual');
});

test('a game without a bot has no pace', async () => {
  const pair = await startedGame(site);

  expect(await pair.one.board.command('setBotPace', 'fast')).toMatchObject({ ok: true });

  expect([pair.one, pair.other].map(({ board }) => board.game?.botPace)).toEqual([null, null]);
  pair.close();
});
