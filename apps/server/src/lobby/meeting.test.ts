import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby, TestClient } from '../testing/clients.ts';
import { OPTIONS, startedGame } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_BANNER: 'Closed on Monday morning.' });
});
afterAll(() => site.stop());

const QUICK = { quickJoin: true, gameFormat: 'normal', gameType: 'casual' };

async function visitor() {
  const user = await site.newUser();
  return { ...user, lobby: await openLobby(site.address, user.token) };
}

test('a notice of the operator is shown, but to who has an old page that it is old', async () => {
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
  lobby.close();
  old.close();
});

test('who cannot reach the node is shown as disconnected, and keeps the seat', async () => {
  const pair = await startedGame(site);
  const watcher = await openLobby(site.address);

  await pair.one.lobby.send('connectfailed', pair.gameId);

  const [game] = await watcher.until(
    'updategame',
    ([{ players }]) => players[pair.one.user.username]?.disconnected,
  );
  expect(Object.keys(game.players)).toContain(pair.one.user.username);
  expect(await pair.one.lobby.send('newgame', OPTIONS)).toMatchObject({ code: 'ALREADY_IN_GAME' });
  watcher.close();
  pair.close();
});

test('quick join does not bring two together again who have just played', async () => {
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

test('quick join does not bring somebody back to a game they have left', async () => {
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
