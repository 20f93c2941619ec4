import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/program.ts';
import type { Project } from './areas.ts';
import type { Reply, Request } from './test-process.ts';

/** A process that runs tests of one project; it is started again after a test that never ends. */
export class TestProcess {
  readonly #project: Project;
  #child: ChildProcess | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** @throws if the process ends without an answer */
  async ask<Kind extends Reply['kind']>(
    request: Request,
    kind: Kind,
  ): Promise<Extract<Reply, { kind: Kind }>> {
    const child = (this.#child ??= startTests(this.#project));
    child.send(request);
    const reply = await nextReply(child);
    if (reply.kind !== kind) throw new Error(`Expected ${kind}, got ${reply.kind}`);
    // The kind was just compared.
    return reply as Extract<Reply, { kind: Kind }>;
  }

  /** Ends the process and all that it started, at once. */
  kill(): void {
    if (this.#child) killGroup(this.#child);
    this.#child = undefined;
  }

  /** Lets the process clear up and waits for its end. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child?.connected) return;
    child.disconnect();
    await once(child, 'exit');
  }
}

const alive = new Set<ChildProcess>();

/** The leader of a process group, so that a worker in an endless loop can be ended with it. */
function startTests(project: Project): ChildProcess {
  const child = fork(join(import.meta.dirname, 'test-process.ts'), [project], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

async function nextReply(child: ChildProcess): Promise<Reply> {
  const ended = new AbortController();
  try {
    const [reply] = (await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('The process that runs the tests has ended');
      }),
    ])) as [Reply];
    return reply;
  } finally {
    ended.abort();
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  for (const child of alive) killGroup(child);
});
