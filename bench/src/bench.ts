/** One number, and the bar it should reach. */
export interface Measurement {
  /** What was measured, e.g. `decisions per second, engine alone`. */
  readonly name: string;
  readonly value: number;
  /** E.g. `/s`, `ms`, `bytes`. */
  readonly unit: string;
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface BenchOptions {
  /** A few seconds at most: shows that the benchmark runs, not how fast we are. */
  readonly short: boolean;
}

/** What every `*.bench.ts` of this folder exports under the name `bench`. */
export type Bench = (options: BenchOptions) => readonly Measurement[] | Promise<readonly Measurement[]>;

/** Says whether a measurement reaches its bar; without a bar it does. */
export function reachesBar({ value, bar }: Measurement): boolean {
  if (bar === undefined) return true;
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}
