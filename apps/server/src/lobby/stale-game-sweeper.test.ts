import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHALLENGE_MS } from '@amberhall/protocol';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import type { GameDirectory } from './game-directory.ts';
import type { NodeRegistry } from './node-registry.ts';
import { PENDING_IDLE_MS, StaleGameSweeper } from './stale-game-sweeper.ts';
import type { StaleGameSweeperParts } from './stale-game-sweeper.ts';

const SWEEPS_MS = 5_000;

describe('a sweep', () => {
  let site: Site;
  let lateMs = 0;
  beforeEach(async () => {
    lateMs = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    site = await openSite({}, { now: () => new Date(Date.now() + lateMs) });
  });
  afterEach(async () => {
    await site.stop();
    vi.useRealTimers();
  });
  const { user } = lobbyUsers(() => site);
  const CLOSED = 'The game was closed because it was inactive.';

  test('closes an unstarted game after fifteen minutes without activity, and no running one', async () => {
    const [waiting, playing] = [await user(), await user()];
    const { gameId } = await waiting.send('newgame', OPTIONS);
    // A game that closes before it was announced is not removed from any list.
    await playing.until('newgame', ([game]) => game.id === gameId);
    await playing.send('practice', {});
    await playing.until('handoff');

    lateMs = PENDING_IDLE_MS + 1000;
    vi.advanceTimersByTime(SWEEPS_MS);

    expect(await waiting.until('gameended')).toBe(CLOSED);
    await playing.until('removegame', ([game]) => game.id === gameId);
    expect(playing.all('gameended')).toEqual([]);
  });

  test('leaves an unstarted game open in whose chat somebody wrote meanwhile', async () => {
    const [active, silent] = [await user(), await user()];
    await active.send('newgame', OPTIONS);
    await silent.send('newgame', OPTIONS);
    lateMs = PENDING_IDLE_MS - 1000;
    await active.send('chat', 'Is anybody coming?');

    lateMs = PENDING_IDLE_MS + 1000;
    vi.advanceTimersByTime(SWEEPS_MS);

    expect(await silent.until('gameended')).toBe(CLOSED);
    expect(active.all('gameended')).toEqual([]);
  });

  test('ends a challenge that was not answered in time, and no later or accepted one', async () => {
    const [mira, nils, olga, pia] = [await user(), await user(), await user(), await user()];
    const [quin, rosa] = [await user(), await user()];
    const { gameId } = await mira.send('challenge', nils.username, OPTIONS);
    const accepted = await olga.send('challenge', pia.username, OPTIONS);
    await pia.send('joingame', accepted['gameId'], null);
    await nils.until('newgame', ([game]) => game.id === gameId);
    lateMs = CHALLENGE_MS / 2;
    const later = await quin.send('challenge', rosa.username, OPTIONS);

    lateMs = CHALLENGE_MS;
    vi.advanceTimersByTime(SWEEPS_MS);

    await nils.until('removegame', ([game]) => game.id === gameId);
    expect(await mira.until('gameended')).toBe('Your challenge was not answered in time.');
    expect(olga.all('gameended')).toEqual([]);
    expect(await rosa.send('joingame', later['gameId'], null)).toMatchObject({ ok: true });
  });
});

/** A sweeper of one game on a dead node. */
function sweeperOf(parts: Pick<StaleGameSweeperParts, 'notRunning' | 'logger'>): StaleGameSweeper {
  const game = { id: 'game-1', phase: 'started', node: 'gone', lastSignOfLife: new Date() };
  return new StaleGameSweeper(
    {
      // All that the sweep needs.
      directory: { all: () => [game] } as unknown as GameDirectory,
      nodes: { listen: () => {}, isAlive: () => false } as unknown as NodeRegistry,
      now: () => new Date(),
      ...parts,
    },
    SWEEPS_MS,
  );
}

test('a sweep that fails is logged, and the next one asks again', async () => {
  const logged: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void logged.push(line) });
  const notRunning = vi.fn<StaleGameSweeperParts['notRunning']>(async () => []);
  notRunning.mockRejectedValueOnce(new Error('The database is away'));
  const sweeper = sweeperOf({ notRunning, logger });

  await sweeper.sweep();
  await sweeper.sweep();

  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'Could not remove stale games', err: { message: 'The database is away' } },
  ]);
  expect(notRunning).toHaveBeenCalledTimes(2);
  await sweeper.stop();
});

test('a sweeper that is stopped ends the sweep that is running', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string[]>();
  const sweeper = sweeperOf({
    notRunning: () => {
      asked.resolve();
      return answer.promise;
    },
    logger: pino({ level: 'silent' }),
  });
  const swept = sweeper.sweep();
  await asked.promise;

  const stopped = sweeper.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, setImmediate('running')])).toBe('running');
  answer.resolve([]);

  expect(await stopped).toBe('stopped');
  await swept;
});
