/** Analyses the games of the queue in the threads of the bots. */
import { analyseTurn } from '@amberhall/bots';
import type { AnalysisStep } from '@amberhall/bots';
import type { AnalysedTurn } from '@amberhall/protocol';
import type { ReplayStore } from '../replays/replay-store.ts';
import { setupOf } from '../replays/stored-game.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { nameOf } from '../accounts/person.ts';
import type { ThinkingPool } from '../thinking/thinking-pool.ts';
import { ThreadStartError } from '../thinking/work-thread.ts';
import { WorkRunner } from '../thinking/work-runner.ts';
import type { Work, WorkRunnerParts } from '../thinking/work-runner.ts';
import type { AnalysisRow, AnalysisStore } from './analysis-store.ts';
import { renamedLines } from './renamed-lines.ts';

export interface AnalysisRunnerParts extends Pick<
  WorkRunnerParts<AnalysedTurn, AnalysisRow>,
  'name' | 'version' | 'now' | 'logger'
> {
  analysisStore: AnalysisStore;
  replayStore: Pick<ReplayStore, 'find' | 'decisionsOf'>;
  thinking: Pick<ThinkingPool, 'analysisStep'>;
  /** The effort for one turn. */
  playouts?: number;
  samples?: number;
}

/** A turn takes a few seconds of processor time. */
const PLAYOUTS = 80;
const SAMPLES = 40;
/** A turn can take minutes on a busy machine. */
const HELD_MS = 10 * 60_000;

export function analysisRunner(parts: AnalysisRunnerParts): WorkRunner<AnalysedTurn, AnalysisRow> {
  const { analysisStore, name, version, now, logger } = parts;
  return new WorkRunner({
    name,
    version,
    now,
    logger,
    queue: analysisStore.queue,
    begin: (row) => analysisOf(row, parts),
    cancel: (row) => analysisStore.cancel(row),
    finish: (row, done, at) => analysisStore.finish(row, done, at),
    failure: 'Could not analyse a game',
    heldMs: HELD_MS,
  });
}

/** @returns `null` if the game or its player is gone */
async function analysisOf(
  { gameId, userId, turns }: AnalysisRow,
  { replayStore, thinking, playouts = PLAYOUTS, samples = SAMPLES, logger }: AnalysisRunnerParts,
): Promise<Work<AnalysedTurn> | null> {
  const stored = await replayStore.find(gameId);
  const seat = stored?.players.findIndex(({ row }) => row.userId === userId) ?? -1;
  if (stored === undefined || seat === -1) return null;
  const setup = setupOf(stored);
  const names = setup.players.map(({ person }) => nameOf(person));
  const game = {
    opening: openingOf(setup, stored.game.seed),
    journal: (await replayStore.decisionsOf(gameId)).map(({ player, decision }) => ({ player, decision })),
    player: names[seat] ?? '',
  };
  const seatOf = (player: string): string => String(names.indexOf(player) + 1);
  const estimate = async (turn: number): Promise<AnalysedTurn['estimate']> => {
    const options = { seed: `${gameId} ${turn}`, playouts, samples };
    try {
      const analysed = await resultOf(analyseTurn({ ...game, turn }, options), thinking);
      if (analysed === null) return null;
      const { played, preferred, margin } = analysed;
      return {
        played: { ...played, lines: renamedLines(played.lines, seatOf) },
        preferred: { ...preferred, lines: renamedLines(preferred.lines, seatOf) },
        margin,
      };
    } catch (error) {
      // Another turn would fail too. The analysis stays in the queue.
      if (error instanceof ThreadStartError) throw error;
      logger.warn({ err: error, gameId, turn }, 'A turn cannot be analysed');
      return null;
    }
  };
  return {
    pieces: turns.length,
    piece: async (number) => {
      const { turn, step } = turns[number] ?? { turn: 0, step: 0 };
      return { turn, step, estimate: await estimate(turn) };
    },
  };
}

async function resultOf<Result>(
  analysis: Generator<AnalysisStep, Result, unknown>,
  thinking: AnalysisRunnerParts['thinking'],
): Promise<Result> {
  let next = analysis.next();
  while (next.done !== true) next = analysis.next(await thinking.analysisStep(next.value));
  return next.value;
}
