/** Rate limits and banned addresses are shared by all processes of a site. */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_VERSION } from '@amberhall/protocol';
import type { NodeSummary } from '@amberhall/protocol';
import { openLobby, TestClient } from '../testing/clients.ts';
import { boardOf, Cluster } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { callAt } from '../testing/site.ts';

let cluster: Cluster;
let one: Member;
let other: Member;
beforeAll(async () => {
  cluster = await Cluster.open({
    lobbies: 2,
    nodes: 2,
    settings: { AMBERHALL_LIMIT_FACTOR: '1', AMBERHALL_TRUST_PROXY: 'yes', AMBERHALL_LOG_LEVEL: 'silent' },
  });
  [one, other] = cluster.lobbies as [Member, Member];
});
afterAll(() => cluster?.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

function socketFrom(address: string, member: Member, path: string): TestClient {
  return new TestClient(
    io(member.address, {
      path,
      transports: ['websocket'],
      query: { token: '', version: CLIENT_VERSION },
      extraHeaders: from(address),
      forceNew: true,
      reconnection: false,
    }),
  );
}

test('password attempts are limited over both lobbies', async () => {
  const guess = ({ address }: Member) =>
    callAt(address, 'POST', '/api/account/login', {
      body: { username: 'nobody', password: 'a wild guess' },
      headers: from('203.0.113.1'),
    });

  const answers = [];
  for (let n = 0; n < 12; n++) answers.push(await guess(n % 2 === 0 ? one : other));

  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(answers.slice(10).map(({ status }) => status)).toEqual([429, 429]);
});

test('chat is limited over both lobbies', async () => {
  const user = await cluster.newUser(one);
  const tabs = [await openLobby(one.address, user.token), await openLobby(other.address, user.token)];

  const answers = [];
  for (let n = 0; n < 6; n++) answers.push(await tabs[n % 2]?.send('lobbychat', `line ${n}`));

  expect(answers.slice(0, 5).every((answer) => answer?.ok)).toBe(true);
  expect(answers[5]).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  for (const tab of tabs) tab.close();
});

test('table chat is limited over both nodes', async () => {
  const keeper = await cluster.newStaff(one, 'canManageGames', 'canManageNodes');
  const lobby = await openLobby(one.address, keeper.token);
  await lobby.send('getnodestatus');
  const [players, places, answers] = [[], [], []] as [TestClient[], string[], unknown[]];

  // A manager watches practice games. A node that has had one of their games gets no other.
  for (let game = 0; game < 2; game++) {
    const player = await openLobby(one.address);
    players.push(player);
    const { gameId } = await player.send('practice', {});
    lobby.clearEvents();
    expect(await lobby.send('watchgame', gameId)).toMatchObject({ ok: true });
    const handoff = await lobby.until('handoff');
    const board = await boardOf(handoff);
    places.push(handoff.name);
    for (let line = 0; line < 3; line++) answers.push((await board.command('chat', 'Well done')).ok);
    await board.command('leavegame');
    await lobby.until('cleargamestate');
    await lobby.send('togglenode', handoff.name);
    await lobby.until('nodestatus', (nodes) => statusOf(handoff.name, nodes) === 'disabled');
  }
  for (const place of places) {
    await lobby.send('togglenode', place);
    await lobby.until('nodestatus', (nodes) => statusOf(place, nodes) === 'active');
  }

  expect(places.toSorted()).toEqual(['node1', 'node2']);
  expect(answers).toEqual([true, true, true, true, true, false]);
  for (const client of [lobby, ...players]) client.close();
});

const statusOf = (node: string, lines: NodeSummary[]) => lines.find(({ name }) => name === node)?.status;

test('a user banned at one lobby is disconnected from the other lobby and from the nodes at once', async () => {
  const address = '203.0.113.99';
  const keeper = await cluster.newStaff(one, 'canManageBanlist');
  const there = socketFrom(address, other, '/socket.io');
  await there.until('lobbymessages');

  const added = await callAt(one.address, 'POST', '/api/banlist', {
    token: keeper.token,
    body: { ip: address },
    headers: from('198.51.100.1'),
  });
  await there.until('disconnected');
  const node = cluster.nodes[0] as Member;
  // A stranger without a token is refused with a code. A banned address does not get that far.
  const wordsFrom = async (member: Member, path: string) => {
    const client = socketFrom(address, member, path);
    const { data } = await client.until('rejected');
    client.close();
    return data;
  };

  expect(added.body).toMatchObject({ success: true });
  // All receive it at the same time, and one may handle it a moment later.
  await expect.poll(() => wordsFrom(node, '/node1/socket.io')).toBeUndefined();
  await expect.poll(() => wordsFrom(other, '/socket.io')).toBeUndefined();
  there.close();
});
