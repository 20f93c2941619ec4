import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LobbyGame } from '@amberhall/protocol';
import { openBoard, openLobby, TestClient } from '../testing/clients.ts';
import { OPTIONS, startedGame } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberhall-banner-'));
  await writeFile(join(folder, 'banner.txt'), 'Closed on Monday morning.');
  site = await openSite(
    { AMBERHALL_BANNER_FILE: join(folder, 'banner.txt') },
    { expectedErrors: ['Could not send the lobby to a new connection'] },
  );
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const QUICK = { quickJoin: true, gameFormat: 'normal', gameType: 'casual' };

async function visitor() {
  const user = await site.newUser();
  return { ...user, lobby: await openLobby(site.address, user.token) };
}

test('an operator’s notice is shown, except on outdated pages, which are told to reload', async () => {
  const lobby = await openLobby(site.address);
  const old = new TestClient(
    io(site.address, {
      path: '/socket.io',
      transports: ['websocket'],
      query: { version: '1.0.0' },
      forceNew: true,
    }),
  );

  expect(await lobby.until('banner')).toBe('Closed on Monday morning.');
  expect(await old.until('banner')).toContain('reload the page');
  await writeFile(join(folder, 'banner.txt'), 'Closed on Tuesday morning.');
  await lobby.until('banner', (text) => text === 'Closed on Tuesday morning.');
  expect(old.all('banner')).toHaveLength(1);
  lobby.close();
  old.close();
});

test('a player who cannot reach the node is shown as disconnected until they connect, and keeps the seat', async () => {
  const [owner, lost] = [await visitor(), await visitor()];
  const watcher = await openLobby(site.address);
  const { gameId } = await owner.lobby.send('newgame', OPTIONS);
  await lost.lobby.send('joingame', gameId);
  await owner.lobby.send('selectdeck', gameId, 1, true);
  await lost.lobby.send('selectdeck', gameId, 2, true);
  await owner.lobby.send('startgame', gameId);
  const table = await openBoard(site.address, await owner.lobby.until('handoff'));
  /** The game as last sent, whether in a list or an update. */
  const shown = (isGone: boolean): LobbyGame | undefined => {
    const told = watcher.events.findLast(({ event }) => event === 'newgame' || event === 'updategame');
    const game: LobbyGame | undefined = told?.args[0][0];
    return (game?.players[lost.username]?.disconnected === true) === isGone ? game : undefined;
  };

  expect(await lost.lobby.send('connectfailed', gameId)).toMatchObject({ ok: true });
  const game = await watcher.eventually(
    () => shown(true),
    () => 'somebody to be gone',
  );
  await table.shows(({ people }) => people[lost.username]?.disconnected);
  const opened = await lost.lobby.send('newgame', OPTIONS);
  const board = await openBoard(site.address, await lost.lobby.until('handoff'));
  await watcher.eventually(
    () => shown(false),
    () => 'somebody to be back',
  );
  await table.shows(({ people }) => people[lost.username]?.disconnected !== true);

  expect(Object.keys(game.players)).toContain(lost.username);
  expect(opened).toMatchObject({ code: 'ALREADY_IN_GAME' });
  for (const client of [board, table, watcher, owner.lobby, lost.lobby]) client.close();
});

test('a page whose greeting fails temporarily is not rejected permanently', async () => {
  const { pool } = site.storage;
  await pool.query('alter table lobby_messages rename to mislaid');
  const client = new TestClient(
    io(site.address, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
    }),
  );

  const reason: unknown = await client.until('disconnected').catch((error: unknown) => error);
  await pool.query('alter table mislaid rename to lobby_messages');
  await client.until('lobbymessages');

  expect(reason).toBe('transport close');
  client.close();
});

test('a player connected to the node is present, whatever they report', async () => {
  const pair = await startedGame(site);

  await pair.one.lobby.send('connectfailed', pair.gameId);

  expect(pair.other.board.game?.people[pair.one.user.username]?.disconnected).toBeUndefined();
  pair.close();
});

test('quick join does not pair two players again right after a game', async () => {
  const pair = await startedGame(site);
  for (const { board } of [pair.one, pair.other]) await board.command('leavegame');
  await pair.one.lobby.until('cleargamestate');
  await pair.other.lobby.until('cleargamestate');

  const first = await pair.one.lobby.send('newgame', QUICK);
  const second = await pair.other.lobby.send('newgame', QUICK);
  const third = await visitor();
  const joined = await third.lobby.send('newgame', QUICK);

  expect(first.ok && second.ok).toBe(true);
  expect(second.gameId).not.toBe(first.gameId);
  expect(joined.gameId).toBe(first.gameId);
  third.lobby.close();
  pair.close();
});

test('quick join does not return a player to a game they left', async () => {
  const [owner, guest] = [await visitor(), await visitor()];
  const { gameId } = await owner.lobby.send('newgame', { ...OPTIONS, gameType: 'beginner' });
  await guest.lobby.send('joingame', gameId);
  await guest.lobby.send('leavegame', gameId);

  const again = await guest.lobby.send('newgame', { ...QUICK, gameType: 'beginner' });

  expect(again).toMatchObject({ ok: true });
  expect(again.gameId).not.toBe(gameId);
  owner.lobby.close();
  guest.lobby.close();
});

test('a visitor has no connection to a game that can fail', async () => {
  const stranger = await openLobby(site.address);

  expect(await stranger.send('connectfailed', randomUUID())).toMatchObject({ code: 'NOT_LOGGED_IN' });
  stranger.close();
});
