import type { Fork } from '@amberhall/engine';
import type { House, LogLine, PlayerId } from '@amberhall/engine/vocabulary';
import type { LineOfPlay } from '../strong/lines-of-play.ts';
import type { JudgeInput } from './judge-actions.ts';
import type { PlanInput, PlannedTurn } from './planned-turn.ts';
import type { FindInput, PlayedTurn } from './played-turn.ts';
import type { TurnAction, TurnLine } from './turn-line.ts';

/** The steps of an analysis. Each is short, so that they can take turns with other work in a thread. */
export interface AnalysisSteps {
  playedTurn(input: FindInput): Promise<PlayedTurn | null>;
  planStep(input: PlanInput): Promise<PlannedTurn | LineOfPlay>;
  judgeActions(input: JudgeInput): Promise<number[]>;
}

export interface AnalysisOptions {
  /** Equal seeds give equal estimates. */
  seed: string;
  /** For each choice of the planned turn. */
  playouts: number;
  /** In how many samples of the hidden cards the two lines are compared. */
  samples: number;
}

/** A line of a turn, and what it is worth. */
export interface JudgedLine {
  house: House | null;
  lines: readonly LogLine[];
  /** The estimated chance to win after it, between 0 and 1. */
  chance: number;
}

/** What was played in a turn beside what the strong bot would have played. */
export interface AnalysedTurn {
  played: JudgedLine;
  /** `isOpen`: it shows a hidden card to its player, and the rest depends on what that is. */
  preferred: JudgedLine & { isOpen: boolean };
  /** Half the length of the 95 % interval of the difference between the chances. */
  margin: number;
}

/**
 * Compares what a player did in a turn with what the strong bot would have done. Nothing that the player could not see at
 * the beginning of the turn decides about the result, except through what the player did.
 *
 * @returns `null` if the player had nothing to choose in the turn, or it was corrected by hand
 */
export async function analyseTurn(
  steps: AnalysisSteps,
  input: FindInput,
  options: AnalysisOptions,
): Promise<AnalysedTurn | null> {
  const found = await steps.playedTurn(input);
  return found && compareWithPlan(steps, found, input.player, options);
}

/** Compares a turn with that of the strong bot. */
export async function compareWithPlan(
  steps: AnalysisSteps,
  { fork, line }: PlayedTurn,
  player: PlayerId,
  { seed, playouts, samples }: AnalysisOptions,
): Promise<AnalysedTurn> {
  const plan = await planTurn(steps, { fork, player, seed, playouts });
  const input = { fork, player, seed };
  const played = await judge(steps, { ...input, actions: line.actions }, samples);
  const preferred = await judge(steps, { ...input, actions: plan.actions }, samples);
  return {
    played: judged(line, played),
    preferred: { ...judged(plan, preferred), isOpen: plan.isOpen },
    margin: DEVIATIONS * standardError(preferred.map((chance, number) => chance - (played[number] ?? 0))),
  };
}

/** More choices than a turn has. */
const MAX_CHOICES = 100;

async function planTurn(
  steps: AnalysisSteps,
  input: { fork: Fork; player: PlayerId; seed: string; playouts: number },
): Promise<PlannedTurn> {
  const found: LineOfPlay[] = [];
  while (found.length < MAX_CHOICES) {
    const planned = await steps.planStep({ ...input, found });
    if ('actions' in planned) return planned;
    found.push(planned);
  }
  throw new Error('a planned turn does not end');
}

/** The samples of one step. */
const SAMPLES_A_STEP = 10;

async function judge(
  steps: AnalysisSteps,
  input: { fork: Fork; player: PlayerId; seed: string; actions: readonly TurnAction[] },
  samples: number,
): Promise<number[]> {
  const chances: number[] = [];
  while (chances.length < samples) {
    const from = chances.length;
    const to = Math.min(samples, from + SAMPLES_A_STEP);
    chances.push(...(await steps.judgeActions({ ...input, from, to })));
  }
  return chances;
}

function judged({ house, lines }: TurnLine, chances: readonly number[]): JudgedLine {
  return { house, lines, chance: mean(chances) };
}

/** Standard errors in a 95 % interval. */
const DEVIATIONS = 1.96;

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function standardError(list: readonly number[]): number {
  const middle = mean(list);
  const squares = list.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / (list.length * Math.max(1, list.length - 1)));
}
