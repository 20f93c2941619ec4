import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LocalBus } from '../../bus/local-bus.ts';
import { Rpc } from '../../bus/rpc.ts';
import type { LocalNode } from './local-node.ts';
import { NodeService } from './node-service.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const LEASE_MS = 60_000;

/** A node of a process that can restart, with so many unfinished games. */
async function nodeWith(games: { unfinishedCount: number }) {
  const logger = pino({ level: 'silent' });
  const bus = new LocalBus(logger);
  const restart = vi.fn<() => void>();
  const dropLost = vi.fn<() => Promise<void>>(async () => {});
  const node = {
    name: 'node1',
    listen: () => {},
    resumeGames: async () => {},
    gameCount: 2,
    stop: async () => {},
    dropLost,
  };
  const service = await NodeService.open({
    node: Object.assign(games, node) as unknown as LocalNode, // All that the service needs.
    bus,
    rpc: await Rpc.open(bus, logger),
    leaseMs: LEASE_MS,
    address: null,
    port: null,
    version: '1',
    restart,
    replaced: () => {},
    logger,
  });
  onTestFinished(() => service.stop());
  return { service, restart, dropLost };
}

test('a node hands its games over and restarts when the time limit has passed', async () => {
  const { service, restart } = await nodeWith({ unfinishedCount: 2 });

  await service.drain(30);
  const before = service.drainState;
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1);
  expect(restart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();

  expect(before).toEqual({ games: 2, until: expect.any(String) });
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
});

test('a node without unfinished games does not restart by itself', async () => {
  const games = { unfinishedCount: 1 };
  const { service, restart } = await nodeWith(games);

  await service.drain(30);
  games.unfinishedCount = 0;
  await vi.advanceTimersByTimeAsync(31 * 60_000);

  expect(service.drainState).toMatchObject({ games: 0 });
  expect(restart).not.toHaveBeenCalled();
});

test('a cancelled draining has no time limit any more', async () => {
  const { service, restart } = await nodeWith({ unfinishedCount: 1 });

  await service.drain(30);
  await service.cancelDrain();
  await vi.advanceTimersByTimeAsync(31 * 60_000);

  expect(service.drainState).toBeNull();
  expect(restart).not.toHaveBeenCalled();
});

test('a second time limit replaces the first', async () => {
  const { service, restart } = await nodeWith({ unfinishedCount: 1 });

  await service.drain(30);
  await service.drain(90);
  await vi.advanceTimersByTimeAsync(60 * 60_000);

  expect(restart).not.toHaveBeenCalled();
});

test('a node that slept longer than its lease drops the games that others have claimed meanwhile', async () => {
  const { service, dropLost } = await nodeWith({ unfinishedCount: 1 });
  await service.drain(30);
  expect(dropLost).not.toHaveBeenCalled();

  vi.setSystemTime(Date.now() + LEASE_MS + 1);
  await service.cancelDrain();

  expect(dropLost).toHaveBeenCalledOnce();
});
