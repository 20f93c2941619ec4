import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import type { TestClient } from '../testing/clients.ts';
import { startedGame } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

let site: Site;
let now = new Date();
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site.stop());

/** The winner of the game, as a new connection sees it in the list. */
async function winnerFor(gameId: string, token = ''): Promise<unknown> {
  const lobby = await openLobby(site.address, token);
  const game = lobby.last('games').find(({ id }: { id: string }) => id === gameId);
  lobby.close();
  return game?.winner;
}

const hasWinner = ([game]: [{ id?: string; winner?: string }]): boolean => game.winner !== undefined;
const wereTold = (lobby: TestClient): boolean => lobby.all('updategame').some(hasWinner);

test('the list shows a result once delayed spectators have seen it', async () => {
  const pair = await startedGame(site, { spectatorDelay: 2 });
  const winner = pair.one.user.username;
  const [manager, spectator] = [await newStaff(site, 'canManageGames'), await site.newUser()];
  const [outside, watching] = [await openLobby(site.address), await openLobby(site.address, spectator.token)];
  await watching.send('watchgame', pair.gameId);

  await pair.other.board.command('concede');
  await pair.one.lobby.until('updategame', hasWinner);
  const atFirst = [
    await winnerFor(pair.gameId),
    await winnerFor(pair.gameId, spectator.token),
    await winnerFor(pair.gameId, pair.other.user.token),
    await winnerFor(pair.gameId, manager.token),
  ];
  const early = [outside, watching].map(wereTold);
  now = new Date(now.getTime() + 2 * 60_000);
  await outside.until('updategame', hasWinner);
  await watching.until('updategame', hasWinner);

  expect(atFirst).toEqual([undefined, undefined, winner, winner]);
  expect(early).toEqual([false, false]);
  expect(await winnerFor(pair.gameId)).toBe(winner);
  outside.close();
  watching.close();
  pair.close();
});

test('without a delay the list shows a result at once', async () => {
  const [pair, outside] = [await startedGame(site), await openLobby(site.address)];

  await pair.other.board.command('concede');

  // The game of the test before may be updated in the same message.
  const won = (updated: { id?: string; winner?: string }[]) =>
    updated.find(({ id, winner }) => id === pair.gameId && winner !== undefined);
  const updated = await outside.until('updategame', (games) => won(games) !== undefined);
  expect(won(updated)?.winner).toBe(pair.one.user.username);
  outside.close();
  pair.close();
});
