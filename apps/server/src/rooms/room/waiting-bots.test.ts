/** Strong bots at several tables that wait for the only thread. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Position } from '@amberhall/protocol';
import { openBotTable } from '../../testing/bot-table.ts';
import { openBoard } from '../../testing/clients.ts';
import type { TestBoard, TestClient } from '../../testing/clients.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';

const BOT = 'Practice Bot';
const ENDLESS = new URL('../../testing/endless-thinking-worker.ts', import.meta.url);

let site: Site;
let clients: TestClient[];
beforeEach(async () => {
  clients = [];
  site = await openSite({ AMBERHALL_BOT_THREADS: '1' }, { thinkingWorker: ENDLESS });
});
afterEach(async () => {
  for (const client of clients) client.close();
  await site.stop();
});

async function openTable(turn: Position['turn'] = 'other') {
  const { lobby, ...table } = await openBotTable(site, { turn, botLevel: 'strong' });
  clients.push(lobby, table.board);
  return table;
}

const placeAt = ({ game }: TestBoard) => game?.botWait?.place;
const showsPlace = (board: TestBoard, place: number | null) =>
  board.shows(({ botWait }) => botWait !== null && botWait.place === place && botWait);

test('tables are told the place of their bot in the queue, also when a player connects later', async () => {
  const { board: first } = await openTable();
  const { board: second } = await openTable();
  const { board: third, handoff } = await openTable();

  expect(await showsPlace(second, 1)).toEqual({ player: BOT, place: 1 });
  expect(await showsPlace(third, 2)).toEqual({ player: BOT, place: 2 });
  expect(first.game?.botWait).toBeNull();
  const again = await openBoard(site.address, handoff);
  clients.push(again);

  expect(again.game?.botWait).toEqual({ player: BOT, place: 2 });
});

test('a player who does not want to wait gets the rest of the turn at once, and the others move up', async () => {
  await openTable();
  const { board: second } = await openTable();
  const { board: third } = await openTable();
  await showsPlace(second, 1);
  await showsPlace(third, 2);

  expect(await second.command('hurryBot')).toMatchObject({ ok: true });

  await second.shows(({ table }) => table.activePlayer === second.me);
  expect(second.game?.table.players[BOT]?.amber).toBe(2);
  expect(second.game?.botWait).toBeNull();
  await showsPlace(third, 1);
});

test('a bot that was hurried waits again in its next turn', async () => {
  await openTable();
  const { board } = await openTable();
  await showsPlace(board, 1);
  await board.command('hurryBot');
  await board.shows(({ table }) => table.activePlayer === board.me);

  await board.press(String(board.prompt?.controls.find(({ value }) => value === 'dis')?.id));
  await board.press('end-turn');

  expect(await showsPlace(board, 1)).toEqual({ player: BOT, place: 1 });
});

test('a bot that thinks for long is shown without a place, and can be hurried', async () => {
  const { board } = await openTable();
  await showsPlace(board, null);

  expect(await board.command('hurryBot')).toMatchObject({ ok: true });

  await board.shows(({ table, botWait }) => table.activePlayer === board.me && botWait === null);
  expect(board.game?.table.players[BOT]?.amber).toBe(2);
});

test('a choice leaves the queue when a player asks for an undo or concedes', async () => {
  await openTable();
  const { board } = await openTable('own');
  const { board: next } = await openTable();
  await board.press('end-turn');
  await showsPlace(next, 1);
  await showsPlace(board, 2);

  await board.command('undo');
  await board.shows(({ table, botWait }) => table.activePlayer === board.me && botWait === null);
  await board.press('end-turn');
  await showsPlace(board, 2);
  await board.command('concede');

  await board.shows(({ winner, botWait }) => winner !== null && botWait === null);
  expect(placeAt(next)).toBe(1);
});

test('hurrying a bot that is not thinking changes nothing', async () => {
  const { board } = await openTable('own');

  expect(await board.command('hurryBot')).toMatchObject({ ok: true });

  expect(board.game?.table.activePlayer).toBe(board.me);
  expect(board.prompt?.purpose).toBe('main-step');
});
