import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { reachesBar } from './bench.ts';
import type { Bench, Measurement } from './bench.ts';

const RESULTS = join(import.meta.dirname, '..', 'results');

/**
 * Runs all benchmarks one after the other, or those that are named.
 *
 *     npm run bench -- engine --save
 */
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, save: { type: 'boolean', default: false } },
});

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).toSorted();
const names = files.map((file) => basename(file, '.bench.ts'));
const chosen = wanted.length > 0 ? wanted : names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no benchmark named ${unknown.join(', ')}, only ${names.join(', ')}.`);
if (chosen.length === 0) throw new Error('There are no benchmarks in bench/src.');

for (const name of chosen) {
  const module = pathToFileURL(join(import.meta.dirname, `${name}.bench.ts`));
  const { bench } = (await import(module.href)) as { bench: Bench };
  const measurements = await bench({ short: options.short });
  console.log(`\n${name}\n${measurements.map(line).join('\n')}`);
  if (options.save) await save(name, measurements);
}

function line(measurement: Measurement): string {
  const { name, value, unit, bar } = measurement;
  const number = value.toLocaleString('en', { maximumSignificantDigits: 4 });
  const mark = reachesBar(measurement) ? '✓' : '✗';
  return `  ${mark} ${name}: ${number} ${unit}${bar === undefined ? '' : ` (limit: ${limitText(bar)})`}`;
}

function limitText(bar: NonNullable<Measurement['bar']>): string {
  return 'atLeast' in bar ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`;
}

/** Saves the results with the machine they come from, so that later results can be compared. */
async function save(name: string, measurements: readonly Measurement[]): Promise<void> {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
  };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${name}.json`), `${JSON.stringify({ machine, measurements }, null, 2)}\n`);
}
