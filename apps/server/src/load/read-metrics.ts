import type { Member } from '../testing/cluster.ts';

/** Reads the metrics of a process. @returns the value of a metric by its name; 0 for an unknown one */
export async function readMetrics({ address }: Member): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}
