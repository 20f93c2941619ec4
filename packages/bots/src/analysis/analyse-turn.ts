import type { CardLibrary } from '@amberhall/engine';
import type { House, LogLine, PlayerId } from '@amberhall/engine/vocabulary';
import { noPause } from '../pause.ts';
import type { Pause } from '../pause.ts';
import type { LineOfPlay } from '../strong/lines-of-play.ts';
import { judgeActions } from './judge-actions.ts';
import type { JudgeInput } from './judge-actions.ts';
import { planStep } from './planned-turn.ts';
import type { PlanInput, PlannedTurn } from './planned-turn.ts';
import { playedTurn } from './played-turn.ts';
import type { FindInput, PlayedTurn } from './played-turn.ts';
import type { TurnLine } from './turn-line.ts';

/** A step of an analysis. Each is short, so that steps can take turns with other work in a thread. */
export type AnalysisStep =
  | { kind: 'find'; input: FindInput }
  | { kind: 'plan'; input: PlanInput }
  | { kind: 'judge'; input: JudgeInput };

/** An analysis that waits for the result of each step. */
export type Analysis<Result> = Generator<AnalysisStep, Result, unknown>;

/** Carries out a step. */
export function analysisStep(
  library: CardLibrary,
  { kind, input }: AnalysisStep,
  pause: Pause = noPause,
): unknown {
  switch (kind) {
    case 'find':
      return playedTurn(library, input, pause);
    case 'plan':
      return planStep(library, input, pause);
    case 'judge':
      return judgeActions(library, input, pause);
  }
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

/** The line that was played in a turn, beside the line of the strong bot. */
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
export function* analyseTurn(input: FindInput, options: AnalysisOptions): Analysis<AnalysedTurn | null> {
  const found = (yield { kind: 'find', input }) as PlayedTurn | null;
  return found && (yield* compareWithPlan(found, input.player, options));
}

/** Compares a turn with that of the strong bot. */
export function* compareWithPlan(
  { fork, line }: PlayedTurn,
  player: PlayerId,
  { seed, playouts, samples }: AnalysisOptions,
): Analysis<AnalysedTurn> {
  const plan = yield* planTurn({ fork, player, seed, playouts });
  const input = { fork, player, seed };
  const played = yield* judge({ ...input, actions: line.actions }, samples);
  const preferred = yield* judge({ ...input, actions: plan.actions }, samples);
  return {
    played: judged(line, played),
    preferred: { ...judged(plan, preferred), isOpen: plan.isOpen },
    margin: DEVIATIONS * standardError(preferred.map((chance, number) => chance - (played[number] ?? 0))),
  };
}

/** More choices than a turn has. */
const MAX_CHOICES = 100;

function* planTurn(input: Omit<PlanInput, 'found'>): Analysis<PlannedTurn> {
  const found: LineOfPlay[] = [];
  while (found.length < MAX_CHOICES) {
    const planned = (yield { kind: 'plan', input: { ...input, found } }) as PlannedTurn | LineOfPlay;
    if ('actions' in planned) return planned;
    found.push(planned);
  }
  throw new Error('a planned turn does not end');
}

/** The samples of one step. */
const SAMPLES_A_STEP = 10;

function* judge(input: Omit<JudgeInput, 'from' | 'to'>, samples: number): Analysis<number[]> {
  const chances: number[] = [];
  while (chances.length < samples) {
    const from = chances.length;
    const to = Math.min(samples, from + SAMPLES_A_STEP);
    chances.push(...((yield { kind: 'judge', input: { ...input, from, to } }) as number[]));
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
