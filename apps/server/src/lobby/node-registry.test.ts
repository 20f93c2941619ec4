import { pino } from 'pino';
import { onTestFinished, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import type { Rpc } from '../bus/rpc.ts';
import type { NodeInfo } from '../rooms/journal/node-types.ts';
import { DEAD_NODE_MS, NodeRegistry } from './node-registry.ts';

const info: NodeInfo = {
  games: 3,
  status: 'active',
  version: '0.1.0',
  address: null,
  port: null,
  drain: null,
  load: 0,
};

/** A registry over a bus with these nodes, and a clock that the test moves. */
async function openRegistry(...names: string[]) {
  const alive = new Set(names);
  let time = Date.UTC(2026, 10, 27);
  const bus: Partial<Bus> = {
    subscribe: async () => () => {},
    holders: async <T>() => [...alive].map((name) => ({ name, info: info as T })),
    hasBeenConnectedFor: () => true,
  };
  const nodes = await NodeRegistry.open({
    bus: bus as Bus,
    rpc: {} as Rpc,
    leaseMs: 60_000,
    logger: pino({ enabled: false }),
    now: () => new Date(time),
  });
  onTestFinished(() => nodes.stop());
  return { nodes, alive, pass: (ms: number) => void (time += ms) };
}

const listed = (nodes: NodeRegistry) => nodes.lines().map(({ name, status }) => `${name} ${status}`);

test('a dead node is listed for a while and then forgotten', async () => {
  const { nodes, alive, pass } = await openRegistry('node1', 'node2');
  alive.delete('node2');

  pass(DEAD_NODE_MS);
  await nodes.refresh();
  expect(listed(nodes)).toEqual(['node1 active', 'node2 disconnected']);
  await nodes.refresh();
  pass(1);
  await nodes.refresh();

  expect(listed(nodes)).toEqual(['node1 active']);
  expect(nodes.isAlive('node2')).toBe(false);
});

test('a node that comes back in time stays', async () => {
  const { nodes, alive, pass } = await openRegistry('node1');
  alive.clear();
  pass(DEAD_NODE_MS / 2);
  await nodes.refresh();

  alive.add('node1');
  pass(DEAD_NODE_MS / 2);
  await nodes.refresh();
  alive.clear();
  pass(DEAD_NODE_MS / 2);
  await nodes.refresh();

  expect(listed(nodes)).toEqual(['node1 disconnected']);
});

test('listeners are told when a dead node is forgotten', async () => {
  const { nodes, alive, pass } = await openRegistry('node1');
  alive.clear();
  await nodes.refresh();
  let changes = 0;
  nodes.listen(() => changes++);

  pass(DEAD_NODE_MS + 1);
  await nodes.refresh();

  expect(changes).toBe(1);
});
