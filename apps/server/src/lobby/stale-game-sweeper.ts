/** Looks after games that nobody looks after any more: forgotten, stuck, on a node that is gone, or with news that are due. */
import type { Logger } from 'pino';
import type { Book } from './game-directory.ts';
import type { Entry } from './game-entry.ts';
import type { Nodes } from './node-registry.ts';
import type { Draft } from './directory-replica.ts';

export interface CaretakerParts {
  book: Book;
  nodes: Nodes;
  /** Which of the games have ended, or never were. */
  overOf: (ids: readonly string[]) => Promise<string[]>;
  now: () => Date;
  logger: Logger;
}

/** A game without a sign of life is removed, if it has not started. */
export const PENDING_IDLE_MS = 15 * 60_000;
/** The same for a game of a tournament, which waits for its players. */
const TOURNAMENT_IDLE_MS = 24 * 60 * 60_000;
/** A start takes a few seconds, unless the lobby that was about it is gone. */
const STUCK_START_MS = 20_000;
const CLOSED_IDLE = 'The game was closed, since nothing happened in it for a while.';
const START_LOST = 'The game could not be started. Please try again.';

export class Caretaker {
  readonly #parts: CaretakerParts;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: CaretakerParts, intervalMs: number) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.round(), intervalMs).unref();
    parts.nodes.listen(() => void this.#tryTo(() => this.#closeOver(this.#onDeadNodes())));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  round(): Promise<void> {
    return this.#tryTo(async () => {
      await this.#clearIdle();
      await this.#tellResults();
      await this.#closeOver(await this.#homeless());
    });
  }

  async #tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'The games of the lobby could not be looked after');
    }
  }

  async #clearIdle(): Promise<void> {
    const { book, now } = this.#parts;
    const needsCare = ({ phase, challonge, lastSignOfLife }: Entry) => {
      const idleMs = challonge === null ? PENDING_IDLE_MS : TOURNAMENT_IDLE_MS;
      const silentMs = now().getTime() - lastSignOfLife.getTime();
      return (
        (phase === 'pending' && silentMs > idleMs) || (phase === 'starting' && silentMs > STUCK_START_MS)
      );
    };
    if (![...book.all()].some(needsCare)) return;
    await book.change((draft) => {
      for (const entry of [...draft.all()].filter(needsCare)) tidy(draft, entry);
    });
  }

  /** Of games that spectators see with a delay. */
  async #tellResults(): Promise<void> {
    const { book, now } = this.#parts;
    const isDue = ({ resultOutAt }: Entry) => (resultOutAt?.getTime() ?? Infinity) <= now().getTime();
    if (![...book.all()].some(isDue)) return;
    await book.change((draft) => {
      for (const { id } of [...draft.all()].filter(isDue)) {
        Object.assign(draft.edit(id) ?? {}, { resultOutAt: null });
      }
    });
  }

  /** Closes those of the games that have ended: their node has forgotten them since, or is gone. */
  async #closeOver(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { book, overOf } = this.#parts;
    const over = await overOf(ids);
    if (over.length === 0) return;
    await book.change((draft) => {
      for (const id of over) if (draft.get(id)?.phase === 'started') draft.remove(id, null);
    });
  }

  #onDeadNodes(): string[] {
    const { book, nodes } = this.#parts;
    return [...book.all()]
      .filter(({ phase, node }) => phase === 'started' && !nodes.isLiving(node ?? ''))
      .map(({ id }) => id);
  }

  /** Started games that are on no table. */
  async #homeless(): Promise<string[]> {
    const { book, nodes } = this.#parts;
    const started = [...book.all()].filter(
      ({ phase, node }) => phase === 'started' && nodes.isLiving(node ?? ''),
    );
    const byNode = Map.groupBy(started, ({ node }) => node ?? '');
    const lacking = await Promise.allSettled(
      [...byNode].map(([node, entries]) =>
        nodes.lackingAt(
          node,
          entries.map(({ id }) => id),
        ),
      ),
    );
    // A node that does not answer in time is asked again in the next round.
    const answers = lacking.flatMap((asked) => (asked.status === 'fulfilled' ? asked.value : []));
    return [...this.#onDeadNodes(), ...answers];
  }
}

function tidy(draft: Draft, { id, phase, practice }: Entry): void {
  if (phase === 'pending') return draft.remove(id, CLOSED_IDLE);
  if (practice) return draft.remove(id, START_LOST);
  Object.assign(draft.edit(id) ?? {}, { phase: 'pending', failure: START_LOST });
}
