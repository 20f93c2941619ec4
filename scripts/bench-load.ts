import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reachesBar } from '../bench/src/bench.ts';
import type { Measurement } from '../bench/src/bench.ts';
import { ROOT, startNode } from './lib/program.ts';
import { startPostgres, startRedis } from './lib/services.ts';

/**
 * Measures a lobby and a game node under load. Starts a PostgreSQL and a Redis for the run.
 *
 *     npm run bench:load -- --save         # 2,000 people and 500 games
 *     npm run bench:load -- kills --save   # a site of one process is killed in play
 *     npm run bench:load -- soak --save    # the memory of two lobbies and two nodes over half an hour
 *     npm run bench:load -- thinking       # how long decisions of people wait while strong bots think
 */
const {
  values: options,
  positionals: [name = 'load'],
} = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, save: { type: 'boolean', default: false } },
});

const services = [await startPostgres(), await startRedis()] as const;
try {
  const [{ url: TEST_POSTGRES_URL }, { url: TEST_REDIS_URL }] = services;
  const measurements = await measure({ ...process.env, TEST_POSTGRES_URL, TEST_REDIS_URL });
  console.log(`\n${name}\n${measurements.map(line).join('\n')}`);
  if (options.save) await save(measurements);
} finally {
  await Promise.all(services.map((service) => service.stop()));
}

async function measure(env: NodeJS.ProcessEnv): Promise<Measurement[]> {
  const size = options.short ? ['short'] : [];
  const child = startNode(['apps/server/src/load/main.ts', name, ...size], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The measurement exited with code ${code}`);
  return JSON.parse(output) as Measurement[];
}

function line(measurement: Measurement): string {
  const { name, value, unit, bar } = measurement;
  const number = value.toLocaleString('en', { maximumSignificantDigits: 4 });
  const limit =
    bar === undefined
      ? ''
      : 'atLeast' in bar
        ? ` (aim: at least ${bar.atLeast})`
        : ` (aim: at most ${bar.atMost})`;
  return `  ${reachesBar(measurement) ? '✓' : '✗'} ${name}: ${number} ${unit}${limit}`;
}

async function save(measurements: readonly Measurement[]): Promise<void> {
  const folder = join(ROOT, 'bench', 'results');
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ machine, measurements }, null, 2)}\n`);
}
