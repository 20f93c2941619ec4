import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handoff } from '@amberhall/protocol';
import { boardAt, openLobby } from '../testing/clients.ts';
import type { TestBoard } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const come = async () => openLobby(site.address, (await site.newUser()).token);

/** Retries for a while, as clients do: the handoff may arrive before the seat exists. */
async function sitDown(handoff: Handoff): Promise<TestBoard> {
  for (let tries = 1; ; tries++) {
    const board = boardAt(site.address, handoff);
    const { event } = await board.eventually(
      () => board.events.find((each) => ['rejected', 'gamestate'].includes(each.event)),
      () => 'an answer',
    );
    if (event === 'gamestate' || tries === 5) return board;
    board.close();
    await pause(200);
  }
}

// The node creates the room between the two.
test.each([0, 2, 4, 6, 8, 12, 16, 24])(
  'a spectator who joins %i ms after a start is admitted',
  async (ms) => {
    const [owner, joiner, watcher] = [await come(), await come(), await come()];
    const { gameId } = await owner.send('newgame', OPTIONS);
    await joiner.send('joingame', gameId);
    await owner.send('selectdeck', gameId, 1, true);
    await joiner.send('selectdeck', gameId, 2, true);

    const starting = owner.send('startgame', gameId);
    await pause(ms);
    const watching = await watcher.send('watchgame', gameId);
    await starting;
    const place = await sitDown(await watcher.until('handoff'));

    expect(watching).toMatchObject({ ok: true });
    expect(place.game?.id).toBe(gameId);
    for (const client of [owner, joiner, watcher, place]) client.close();
  },
);
