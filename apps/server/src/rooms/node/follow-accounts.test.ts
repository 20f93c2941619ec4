import type { RoomLine } from '@amberhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, openLobby } from '../../testing/clients.ts';
import { startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';
import { admin } from '../../testing/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test('a block made during a game hides the lines of the blocked opponent and spectator', async () => {
  const pair = await startedGame(site);
  const { one, other } = pair;
  const spectator = await site.newUser();
  const lobby = await openLobby(site.address, spectator.token);
  await lobby.send('watchgame', pair.gameId);
  const board = await openBoard(site.address, await lobby.until('handoff'));

  for (const { username } of [other.user, spectator]) {
    const { token, username: blocker } = one.user;
    await site.call('POST', `/api/account/${blocker}/blocklist`, { token, body: { username } });
  }
  await other.board.command('chat', 'from the opponent');
  await board.command('chat', 'from a spectator');
  await one.board.command('chat', 'the end');

  const linesOf = (seen: typeof board) => seen.game?.lines.flatMap(({ chat }) => chat?.text ?? []);
  await other.board.shows(() => linesOf(other.board)?.includes('the end'));
  await one.board.shows(() => linesOf(one.board)?.includes('the end'));
  expect(linesOf(other.board)).toEqual(['from the opponent', 'from a spectator', 'the end']);
  expect(linesOf(one.board)).toEqual(['the end']);
  board.close();
  lobby.close();
  pair.close();
});

test('a spectator does not read the lines of blocked people, new, on return or when scrolling back', async () => {
  const pair = await startedGame(site);
  const { one, other } = pair;
  const [spectator, another] = [await site.newUser(), await site.newUser()];
  const block = ({ username }: { username: string }) =>
    site.call('POST', `/api/account/${spectator.username}/blocklist`, {
      token: spectator.token,
      body: { username },
    });
  await block(one.user);
  const lobbies = await Promise.all([spectator, another].map(({ token }) => openLobby(site.address, token)));
  const watch = async (lobby: (typeof lobbies)[number]) => {
    await lobby.send('watchgame', pair.gameId);
    return openBoard(site.address, await lobby.until('handoff'));
  };
  const [lobby, otherLobby] = lobbies as [(typeof lobbies)[0], (typeof lobbies)[0]];
  const [board, otherBoard] = [await watch(lobby), await watch(otherLobby)];

  await one.board.command('chat', 'blocked before');
  await block(other.user);
  await other.board.command('chat', 'blocked during the game');
  await otherBoard.command('chat', 'the end');

  const linesOf = ({ game }: typeof board) => game?.lines.flatMap(({ chat }) => chat?.text ?? []);
  await board.shows(() => linesOf(board)?.includes('the end'));
  expect(linesOf(board)).toEqual(['the end']);
  await otherBoard.shows(() => linesOf(otherBoard)?.includes('the end'));
  expect(linesOf(otherBoard)).toEqual(['blocked before', 'blocked during the game', 'the end']);
  board.close();
  const again = await watch(lobby);
  expect(linesOf(again)).toEqual(['the end']);
  const { lines } = await again.command('olderMessages', 1_000);
  expect(lines.flatMap(({ chat }: RoomLine) => chat?.text ?? [])).toEqual(['the end']);
  for (const client of [again, otherBoard, ...lobbies]) client.close();
  pair.close();
});

test('a role given during a game colors the name at the table', async () => {
  const pair = await startedGame(site);
  const { username } = pair.one.user;
  const { token } = await admin(site);

  const userToChange = { disabled: false, verified: true, permissions: { isContributor: true } };
  await site.call('PUT', `/api/user/${username}`, { token, body: { userToChange } });

  const roleOf = () => pair.other.board.game?.people[username]?.user.role;
  await expect.poll(roleOf).toBe('contributor');
  pair.close();
});
