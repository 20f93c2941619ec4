/** One number, with the limit it should keep. */
export interface Measurement {
  /** What was measured, e.g. `decisions per second, engine alone`. */
  readonly name: string;
  readonly value: number;
  /** E.g. `/s`, `ms`, `bytes`. */
  readonly unit: string;
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface BenchOptions {
  /** Runs for a few seconds at most: shows that the benchmark works, and measures nothing reliable. */
  readonly short: boolean;
}

/** The function that every `*.bench.ts` of this folder exports under the name `bench`. */
export type Bench = (options: BenchOptions) => readonly Measurement[] | Promise<readonly Measurement[]>;

/** Returns whether a measurement keeps its limit; true if it has none. */
export function reachesBar({ value, bar }: Measurement): boolean {
  if (bar === undefined) return true;
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}
