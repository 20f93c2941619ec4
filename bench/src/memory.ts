/** Measures the memory of games in a separate process that can call the garbage collector. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Measurement } from './bench.ts';

/** The output of `memory-probe.ts`. */
export interface MemoryProbe {
  bytesPerGame: number;
  garbagePerDecision: number;
}

export async function memory(games: number): Promise<Measurement[]> {
  const probe = join(import.meta.dirname, 'memory-probe.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', probe, String(games)]);
  const { bytesPerGame, garbagePerDecision } = JSON.parse(stdout) as MemoryProbe;
  return [
    { name: 'heap per live game', value: bytesPerGame / 1024, unit: 'kB', bar: { atMost: 120 } },
    { name: 'garbage per decision', value: garbagePerDecision / 1024, unit: 'kB', bar: { atMost: 20 } },
  ];
}
