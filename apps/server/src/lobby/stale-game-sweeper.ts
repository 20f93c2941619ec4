/** Sweeps up games that need attention: abandoned, stuck, on a dead node, or with a due update. */
import type { Logger } from 'pino';
import type { GameDirectory } from './game-directory.ts';
import type { GameEntry } from './game-entry.ts';
import type { NodeRegistry } from './node-registry.ts';
import type { DirectoryTransaction } from './directory-replica.ts';

export interface StaleGameSweeperParts {
  directory: GameDirectory;
  nodes: NodeRegistry;
  /** Returns which of the games have ended or never existed. */
  notRunning: (ids: readonly string[]) => Promise<string[]>;
  now: () => Date;
  logger: Logger;
}

/** An unstarted game without activity for this long is removed. */
export const PENDING_IDLE_MS = 15 * 60_000;
/** The same for a tournament game, which waits for its players. */
const TOURNAMENT_IDLE_MS = 24 * 60 * 60_000;
/** A start takes a few seconds, unless its lobby process died. */
const STUCK_START_MS = 20_000;
const CLOSED_IDLE = 'The game was closed because it was inactive.';
const UNANSWERED = 'Your challenge was not answered in time.';
const START_LOST = 'The game could not be started. Please try again.';

export class StaleGameSweeper {
  readonly #parts: StaleGameSweeperParts;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  constructor(parts: StaleGameSweeperParts, intervalMs: number) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.sweep(), intervalMs).unref();
    parts.nodes.listen(() => void this.#logErrors(() => this.#closeFinished(this.#gamesOnDeadNodes())));
  }

  /** Starts nothing any more. Resolves once nothing is being removed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  sweep(): Promise<void> {
    return this.#logErrors(async () => {
      await this.#closeIdle();
      await this.#closeUnanswered();
      await this.#publishResults();
      await this.#closeFinished(await this.#orphanedGames());
    });
  }

  async #logErrors(work: () => Promise<void>): Promise<void> {
    if (this.#isStopped) return;
    const running = work().catch((error: unknown) => {
      this.#parts.logger.error({ err: error }, 'Could not remove stale games');
    });
    this.#running.add(running);
    await running;
    this.#running.delete(running);
  }

  async #closeIdle(): Promise<void> {
    const { directory, now } = this.#parts;
    const needsCare = ({ phase, challonge, lastSignOfLife }: GameEntry) => {
      const idleMs = challonge === null ? PENDING_IDLE_MS : TOURNAMENT_IDLE_MS;
      const silentMs = now().getTime() - lastSignOfLife.getTime();
      return (
        (phase === 'pending' && silentMs > idleMs) || (phase === 'starting' && silentMs > STUCK_START_MS)
      );
    };
    if (![...directory.all()].some(needsCare)) return;
    await directory.change((transaction) => {
      for (const entry of [...transaction.all()].filter(needsCare)) closeStale(transaction, entry);
    });
  }

  /** Ends challenges that nobody has answered. */
  async #closeUnanswered(): Promise<void> {
    const { directory, now } = this.#parts;
    const isOver = ({ challenge }: GameEntry) => (challenge?.until.getTime() ?? Infinity) <= now().getTime();
    if (![...directory.all()].some(isOver)) return;
    await directory.change((transaction) => {
      for (const { id } of [...transaction.all()].filter(isOver)) transaction.remove(id, UNANSWERED);
    });
  }

  /** For games that spectators see with a delay. */
  async #publishResults(): Promise<void> {
    const { directory, now } = this.#parts;
    const isDue = ({ resultOutAt }: GameEntry) => (resultOutAt?.getTime() ?? Infinity) <= now().getTime();
    if (![...directory.all()].some(isDue)) return;
    await directory.change((transaction) => {
      for (const { id } of [...transaction.all()].filter(isDue)) {
        Object.assign(transaction.edit(id) ?? {}, { resultOutAt: null });
      }
    });
  }

  /** Closes finished games whose node has forgotten them or is gone. */
  async #closeFinished(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { directory, notRunning } = this.#parts;
    const over = await notRunning(ids);
    if (over.length === 0) return;
    await directory.change((transaction) => {
      for (const id of over) if (transaction.get(id)?.phase === 'started') transaction.remove(id, null);
    });
  }

  #gamesOnDeadNodes(): string[] {
    const { directory, nodes } = this.#parts;
    return [...directory.all()]
      .filter(({ phase, node }) => phase === 'started' && !nodes.isAlive(node ?? ''))
      .map(({ id }) => id);
  }

  /** Started games without a room. */
  async #orphanedGames(): Promise<string[]> {
    const { directory, nodes } = this.#parts;
    const started = [...directory.all()].filter(
      ({ phase, node }) => phase === 'started' && nodes.isAlive(node ?? ''),
    );
    const byNode = Map.groupBy(started, ({ node }) => node ?? '');
    const lacking = await Promise.allSettled(
      [...byNode].map(([node, entries]) =>
        nodes.missingAt(
          node,
          entries.map(({ id }) => id),
        ),
      ),
    );
    // A node that does not answer in time is asked again in the next sweep.
    const answers = lacking.flatMap((asked) => (asked.status === 'fulfilled' ? asked.value : []));
    return [...this.#gamesOnDeadNodes(), ...answers];
  }
}

function closeStale(transaction: DirectoryTransaction, { id, phase, practice }: GameEntry): void {
  if (phase === 'pending') return transaction.remove(id, CLOSED_IDLE);
  if (practice) return transaction.remove(id, START_LOST);
  Object.assign(transaction.edit(id) ?? {}, { phase: 'pending', failure: START_LOST });
}
