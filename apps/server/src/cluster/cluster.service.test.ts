/** A site of two lobbies and two game nodes, with users on both. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { boardOf, Cluster, stop } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { storedVersion } from '../rules-version.ts';
import { operatorToken } from '../accounts/secrets.ts';
import { callAt } from '../testing/site.ts';
import { answerAtRandom, dice, isAsked, OPTIONS } from '../testing/play.ts';

let cluster: Cluster;
let one: Member;
let other: Member;
beforeAll(async () => {
  cluster = await Cluster.open({ lobbies: 2, nodes: 2 });
  [one, other] = cluster.lobbies as [Member, Member];
});
afterAll(() => cluster?.close());

async function visitor(lobby: Member) {
  const user = await cluster.newUser(lobby);
  return { ...user, lobby: await openLobby(lobby.address, user.token) };
}

/** Brings two people of different lobbies to the start of a game. */
async function pairAcross() {
  const [first, second] = [await visitor(one), await visitor(other)];
  const { gameId } = await first.lobby.send('newgame', OPTIONS);
  await second.lobby.until('newgame', ([game]) => game.id === gameId);
  expect(await second.lobby.send('joingame', gameId)).toMatchObject({ ok: true });
  await first.lobby.until('gamestate', (game) => Object.keys(game.players).length === 2);
  await first.lobby.send('selectdeck', gameId, 1, true);
  expect(await second.lobby.send('selectdeck', gameId, 2, true)).toMatchObject({ ok: true });
  expect(await first.lobby.send('startgame', gameId)).toMatchObject({ ok: true });
  return { first, second, gameId: gameId as string };
}

function closeAll(...clients: TestClient[]): void {
  for (const client of clients) client.close();
}

test('people on different lobbies see each other connect, chat and leave', async () => {
  const anna = await visitor(one);
  const ben = await visitor(other);
  await anna.lobby.until('newuser', ({ name }) => name === ben.username);
  expect(ben.lobby.last('users')).toContainEqual(expect.objectContaining({ name: anna.username }));

  await ben.lobby.send('lobbychat', 'Hello over there');
  await anna.lobby.until('lobbychat', ({ message }) => message === 'Hello over there');
  ben.lobby.close();
  await anna.lobby.until('userleft', ({ name }) => name === ben.username);
  const late = await visitor(one);

  expect(late.lobby.last('lobbymessages').at(-1)).toMatchObject({ message: 'Hello over there' });
  closeAll(anna.lobby, late.lobby);
});

test('people on different lobbies challenge each other, and learn of requests of friendship', async () => {
  const [anna, ben] = [await visitor(one), await visitor(other)];
  await anna.lobby.until('newuser', ({ name }) => name === ben.username);

  const declined = await anna.lobby.send('challenge', ben.username, OPTIONS);
  await ben.lobby.until('newgame', ([game]) => game.id === declined['gameId']);
  expect(await ben.lobby.send('declinechallenge', declined['gameId'])).toEqual({ ok: true });
  expect(await anna.lobby.until('gameended')).toBe('Your challenge was declined.');
  const { gameId } = await anna.lobby.send('challenge', ben.username, OPTIONS);
  const [game] = await ben.lobby.until('newgame', ([each]) => each.id === gameId);
  expect(game.challenge.username).toBe(ben.username);
  expect(await ben.lobby.send('joingame', gameId)).toMatchObject({ ok: true });
  await anna.lobby.until('gamestate', ({ players }) => ben.username in players);

  await callAt(one.address, 'PUT', `/api/account/${anna.username}/friends/${ben.username}`, {
    token: anna.token,
  });
  await ben.lobby.until('friends', ({ asking }) => asking[0]?.username === anna.username);
  closeAll(anna.lobby, ben.lobby);
});

test('people on different lobbies join a game and play it on a node', async () => {
  const { first, second, gameId } = await pairAcross();
  const [a, b] = [
    await boardOf(await first.lobby.until('handoff')),
    await boardOf(await second.lobby.until('handoff')),
  ];
  const roll = dice(3);
  for (let n = 0; n < 20; n++) {
    await Promise.any([a, b].map((board) => board.shows(() => isAsked(board))));
    const asked = isAsked(a) ? a : b;
    expect(await answerAtRandom(asked, roll)).toMatchObject({ ok: true });
  }

  expect(a.gaps + b.gaps).toBe(0);
  const watcher = await visitor(other);
  expect(await watcher.lobby.send('watchgame', gameId)).toMatchObject({ ok: true });
  const side = await boardOf(await watcher.lobby.until('handoff'));
  expect(side.game?.seat).toBeNull();
  await a.command('leavegame');
  await first.lobby.until('cleargamestate');
  await second.lobby.until('updategame', ([game]) => game.winner === second.username);
  closeAll(a, b, side, first.lobby, second.lobby, watcher.lobby);
});

/** A moderator watches a game through a lobby, and removes a line through it. */
async function removeWhileWatching(lobby: Member, gameId: string, text: string): Promise<TestClient[]> {
  const { token } = await cluster.newStaff(lobby, 'canModerateChat');
  const desk = await openLobby(lobby.address, token);
  expect(await desk.send('watchgame', gameId)).toMatchObject({ ok: true });
  const board = await boardOf(await desk.until('handoff'));
  const line = await board.shows(({ lines }) => lines.find(({ chat }) => chat?.text === text)?.id);
  const answer = await callAt(lobby.address, 'DELETE', `/api/games/${gameId}/lines/${line}`, { token });
  expect(answer.body).toEqual({ success: true, id: line });
  return [desk, board];
}

test('a moderator on any lobby removes lines of a waiting game and of one on a node', async () => {
  const { first, second, gameId } = await pairAcross();
  const [a, b] = [
    await boardOf(await first.lobby.until('handoff')),
    await boardOf(await second.lobby.until('handoff')),
  ];
  await b.command('chat', 'something rude');

  const staff = await removeWhileWatching(other, gameId, 'something rude');

  for (const board of [a, b]) await board.shows(({ lines }) => lines.some(({ removed }) => removed));
  expect(JSON.stringify(a.game?.lines)).not.toContain('something rude');
  const moderator = await cluster.newStaff(other, 'canModerateChat');
  const [host, desk] = [await visitor(one), await openLobby(other.address, moderator.token)];
  const { gameId: waiting } = await host.lobby.send('newgame', OPTIONS);
  await desk.until('newgame', ([game]) => game.id === waiting);
  await desk.send('joingame', waiting);
  await host.lobby.send('chat', 'rude again');
  const { messages } = await desk.until('gamestate', (game) =>
    JSON.stringify(game.messages).includes('rude again'),
  );
  const line = messages.at(-1).id;
  await callAt(other.address, 'DELETE', `/api/games/${waiting}/lines/${line}`, { token: moderator.token });
  await host.lobby.until('gamestate', (game) =>
    game.messages.some(({ id, removed }: { id: number; removed?: object }) => id === line && removed),
  );
  closeAll(a, b, ...staff, host.lobby, desk, first.lobby, second.lobby);
});

test('a user can be in one game only, over all lobbies', async () => {
  const user = await cluster.newUser(one);
  const [here, there] = [
    await openLobby(one.address, user.token),
    await openLobby(other.address, user.token),
  ];

  const answers = await Promise.all([here.send('newgame', OPTIONS), there.send('newgame', OPTIONS)]);

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ALREADY_IN_GAME' });
  closeAll(here, there);
});

test('games start on the enabled node with the lowest load', async () => {
  const staff = await cluster.newStaff(one, 'canManageNodes');
  const desk = await openLobby(one.address, staff.token);
  expect(await desk.send('getnodestatus')).toMatchObject({ ok: true });
  const [idle] = desk.last('nodestatus');
  expect(desk.last('nodestatus')).toHaveLength(2);

  expect(await desk.send('togglenode', 'node1')).toMatchObject({ ok: true });
  await desk.until('nodestatus', ([first]) => first.status === 'disabled');
  const { first, second } = await pairAcross();
  const handoff = await first.lobby.until('handoff');
  await desk.send('togglenode', 'node1');
  await desk.until('nodestatus', ([line]) => line.status === 'active');

  expect(idle).toMatchObject({ name: 'node1', status: 'active', version: storedVersion('0.1.0') });
  expect(handoff.name).toBe('node2');
  closeAll(desk, first.lobby, second.lobby);
});

test('a draining node is not ready, and gets no new games', async () => {
  const [node1, node2] = cluster.nodes as [Member, Member];
  const token = operatorToken(cluster.secret);
  const drain = (method: string, body?: object) =>
    callAt(node1.address, method, '/drain', { token, ...(body && { body }) });

  expect(await drain('POST', { minutes: 30 })).toMatchObject({ status: 200 });
  const ready = await Promise.all([node1, node2].map(({ address }) => callAt(address, 'GET', '/readyz')));
  const { first, second } = await pairAcross();
  const handoff = await first.lobby.until('handoff');
  await drain('DELETE');

  expect(ready.map(({ status }) => status)).toEqual([503, 200]);
  expect(handoff.name).toBe('node2');
  expect((await callAt(node1.address, 'GET', '/readyz')).status).toBe(200);
  closeAll(first.lobby, second.lobby);
});

test('a lobby that stops loses no game and no message', async () => {
  const third = await cluster.startLobby();
  const anna = await visitor(third);
  const { gameId } = await anna.lobby.send('newgame', { ...OPTIONS, name: 'Outlives its lobby' });
  await anna.lobby.send('lobbychat', 'Said before the end');

  await stop(third, 'SIGKILL');
  const back = await openLobby(other.address, anna.token);

  expect(await back.until('gamestate')).toMatchObject({ id: gameId, name: 'Outlives its lobby' });
  expect(back.last('lobbymessages').at(-1)).toMatchObject({ message: 'Said before the end' });
  back.close();
});

test('a restarting node first hands over its games, and reports its exit code', async () => {
  const { first, second, gameId } = await pairAcross();
  const before = await first.lobby.until('handoff');
  const talking = await boardOf(before);
  await talking.command('chat', 'something rude');
  const watching = await removeWhileWatching(one, gameId, 'something rude');
  const node = cluster.nodes.find(({ name }) => name === before.name) as Member;
  const staff = await cluster.newStaff(one, 'canManageNodes');
  const desk = await openLobby(other.address, staff.token);
  const [code] = await Promise.all([once(node.child, 'exit'), desk.send('restartnode', node.name)]);

  const after = await first.lobby.until('handoff', ({ name }) => name !== node.name);
  const board = await boardOf(after);

  expect(code[0]).toBe(75);
  expect(after.gameId).toBe(before.gameId);
  expect(isAsked(board)).toBe(true);
  expect(JSON.stringify(board.events)).not.toContain('something rude');
  await desk.send('getnodestatus');
  await desk.until('nodestatus', (lines) =>
    lines.some(
      ({ name, status }: { name: string; status: string }) => name === node.name && status === 'disconnected',
    ),
  );
  closeAll(board, talking, ...watching, desk, first.lobby, second.lobby);
});
