import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard, openLobby, received } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { holdDatabase } from '../testing/storage.ts';
import { engine } from '../rooms/journal/play-engine.ts';
import type { PlayEngine } from '../rooms/journal/play-engine.ts';

let site: Site;
/** Called when a node starts a game, before it uses the database. */
let onBegin = (): void => {};
const watchedEngine: PlayEngine = {
  ...engine,
  begin: (opening) => {
    onBegin();
    return engine.begin(opening);
  },
};
beforeAll(async () => {
  site = await openSite({}, { engine: watchedEngine });
});
afterAll(() => site.stop());

const come = async () => openLobby(site.address, (await site.newUser()).token);

/** Resolves once a node starts a game, with a function that releases the blocked database. */
const blockedStart = () =>
  new Promise<() => void>((resolve) => {
    onBegin = () => resolve(holdDatabase(site.storage));
  });

/** Lets one access that waits for the blocked database through. */
async function letOneThrough(goOn: () => void): Promise<() => void> {
  await expect.poll(() => site.storage.pool.waitingCount).toBeGreaterThan(0);
  const next = holdDatabase(site.storage);
  goOn();
  return next;
}

// A start uses the database three times: for a start that failed before, for the room, and for the list of games.
test.each([
  ['before its room is stored', 0],
  ['while its room is created', 1],
  ['between the creation of its room and its announcement', 2],
])('a spectator who joins a game %s is admitted', async (_moment, accesses) => {
  const [owner, joiner, watcher] = [await come(), await come(), await come()];
  const { gameId } = await owner.send('newgame', OPTIONS);
  await joiner.send('joingame', gameId);
  await owner.send('selectdeck', gameId, 1, true);
  await joiner.send('selectdeck', gameId, 2, true);

  const blocked = blockedStart();
  const starting = owner.send('startgame', gameId);
  let goOn = await blocked;
  for (let access = 0; access < accesses; access++) goOn = await letOneThrough(goOn);
  const watching = watcher.send('watchgame', gameId);
  await received(watcher);
  goOn();

  expect(await watching).toMatchObject({ ok: true });
  expect(await starting).toMatchObject({ ok: true });
  const place = await openBoard(site.address, await watcher.until('handoff'));
  expect(place.game?.id).toBe(gameId);
  for (const client of [owner, joiner, watcher, place]) client.close();
});
