/** Games without a pause for a long time, on several processes: their memory must not grow. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { LongRunGame } from '../testing/long-run-players.ts';
import type { Measurement } from './measurement.ts';
import { quantile } from './quantile.ts';
import { readMetrics } from './read-metrics.ts';

const TABLES = 12;
/** The part of the time after which the processes have what they need: caches are filled, code is optimized. */
const WARM = 1 / 3;
/** How much the memory may grow from the warm part on. */
const GROWTH = 1.1;
const MINUTE_MS = 60_000;
/** Milliseconds between two looks at the tables. */
const LOOK_MS = 200;
const READINGS_PER_MINUTE = 2;

export async function measureSoak(minutes: number): Promise<Measurement[]> {
  const cluster = await Cluster.open({
    lobbies: 2,
    nodes: 2,
    settings: { AMBERHALL_LIMIT_FACTOR: '1000' },
  });
  try {
    return await soak(cluster, minutes);
  } finally {
    await cluster.close();
  }
}

async function soak(cluster: Cluster, minutes: number): Promise<Measurement[]> {
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, n) => LongRunGame.open(cluster, 10 * n)),
  );
  const members = [...cluster.lobbies, ...cluster.nodes];
  const memory = new Map<Member, number[]>(members.map((member) => [member, []]));
  const until = Date.now() + minutes * MINUTE_MS;
  let games = tables.length;
  let nextReading = 0;
  while (Date.now() < until) {
    for (const table of tables) {
      if (table.isOver) {
        await table.playAnother();
        games++;
      }
      for (const player of table.players) {
        player.isPlaying = true;
        // Boards and lobbies record everything for tests.
        player.board?.clearEvents();
        player.acknowledged.length = 0;
      }
    }
    if (Date.now() >= nextReading) {
      nextReading = Date.now() + MINUTE_MS / READINGS_PER_MINUTE;
      for (const member of members) memory.get(member)?.push(await residentBytes(member));
    }
    await sleep(LOOK_MS);
  }
  const metrics = await Promise.all(cluster.nodes.map(readMetrics));
  const decisions = metrics.map((read) => read('amberhall_decisions_total'));
  for (const { players } of tables) for (const player of players) player.disconnect();
  return [
    { name: 'games one after the other', value: games, unit: '' },
    { name: 'decisions', value: decisions.reduce((one, other) => one + other, 0), unit: '' },
    ...members.map((member, index) => growthOf(nameOf(cluster, member, index), memory.get(member) ?? [])),
  ];
}

function nameOf(cluster: Cluster, member: Member, index: number): string {
  return cluster.nodes.includes(member) ? member.name : `lobby ${index + 1}`;
}

/** The median of the last third of the readings against the median of the second third. */
function growthOf(name: string, readings: readonly number[]): Measurement {
  const warm = readings.slice(Math.floor(readings.length * WARM));
  const half = Math.ceil(warm.length / 2);
  const [before, after] = [quantile(warm.slice(0, half), 0.5), quantile(warm.slice(half), 0.5)];
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return {
    name: `memory of ${name} at the end (${megabytes(after)}) against before (${megabytes(before)})`,
    value: after / before,
    unit: '×',
    bar: { atMost: GROWTH },
  };
}

async function residentBytes(member: Member): Promise<number> {
  return (await readMetrics(member))('process_resident_memory_bytes');
}
