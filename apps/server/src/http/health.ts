/** What operators ask a process: liveness, readiness, measurements, draining. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { answerDrain } from './drain-calls.ts';
import type { DrainParts } from './drain-calls.ts';

/** A metric, read on request. */
export interface Gauge {
  name: string;
  help: string;
  read: () => number;
}

export interface HealthParts {
  drain: DrainParts;
  /** Rejects while the program cannot serve. */
  checkReady: () => Promise<void>;
  gauges: readonly Gauge[];
}

export function answerHealth(app: FastifyInstance, { checkReady, gauges, drain }: HealthParts): void {
  answerDrain(app, drain);

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await checkReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });

  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send([...processGauges, ...gauges].map(metricText).join('')),
  );
}

/** Milliseconds between two timers. Shorter ones would keep an idle program busy. What is measured includes them. */
const RESOLUTION_MS = 5;
/** The longest delay of timers and messages since the last request. */
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

const processGauges: readonly Gauge[] = [
  {
    name: 'amberhall_event_loop_delay_max_seconds',
    help: 'The longest delay of a timer since the last reading, while the program was blocked.',
    read: () => {
      const longest = Math.max(0, delays.max / 1e6 - RESOLUTION_MS) / 1e3;
      delays.reset();
      return longest;
    },
  },
  {
    name: 'process_uptime_seconds',
    help: 'Seconds since the start of the program.',
    read: () => process.uptime(),
  },
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the program, the embedded database included.',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_heap_used_bytes',
    help: 'Memory of JavaScript objects.',
    read: () => process.memoryUsage().heapUsed,
  },
  {
    name: 'process_external_memory_bytes',
    help: 'Memory outside the JavaScript heap: buffers of sockets and files.',
    read: () => process.memoryUsage().external,
  },
  {
    name: 'process_active_handles',
    help: 'Open sockets, timers, threads and files.',
    read: () => process.getActiveResourcesInfo().length,
  },
  {
    name: 'process_cpu_seconds_total',
    help: 'Processor time used since the start.',
    read: () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  },
];

function metricText({ name, help, read }: Gauge): string {
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${read()}\n`;
}
