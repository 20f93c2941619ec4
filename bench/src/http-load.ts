/** Calls a server repeatedly and measures the time of each answer. */
import { Agent, request } from 'node:http';
import { median, quantile } from './statistics.ts';

export interface CallToMeasure {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The expected status. */
  status: number;
}

export interface Load {
  calls: number;
  /** Simultaneous calls. */
  atOnce: number;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds of the 10th percentile, which is least affected by other work of the machine. */
  fast: number;
  median: number;
  p95: number;
  p99: number;
}

/** @throws if an answer has another status than expected */
export async function measure(
  address: string,
  call: CallToMeasure,
  { calls, atOnce }: Load,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let left = calls;
  const caller = async (): Promise<void> => {
    while (left-- > 0) times.push(await timeOf(agent, address, call));
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return {
    perSecond: calls / seconds,
    fast: quantile(times, 0.1),
    median: median(times),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

/** Returns the milliseconds until the last byte. */
function timeOf(agent: Agent, address: string, { method, path, headers, body, status }: CallToMeasure) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begin = performance.now();
  const sent = request(`${address}${path}`, { agent, method, headers }, (answer) => {
    answer.resume().on('end', () => {
      if (answer.statusCode === status) resolve(performance.now() - begin);
      else reject(new Error(`${method} ${path} was answered with ${answer.statusCode}`));
    });
  });
  sent.on('error', reject).end(body);
  return promise;
}
