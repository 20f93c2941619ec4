/** Runs in a thread of the pool: finds lines of play for strong bots, plays games of trials, and analyses games. */
import { analysisStep, bestLine, playTrialGame } from '@amberhall/bots';
import type { AnalysisStep, Choice, LineOfPlay, TrialGame, TrialNumber } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import { pauseAfterWork } from './pauses.ts';

const pause = pauseAfterWork();

export function think(choice: Choice): LineOfPlay {
  return bestLine(library, choice, pause);
}

export function playGame(game: TrialNumber): TrialGame {
  return playTrialGame(library, game, pause);
}

export function analyse(step: AnalysisStep): unknown {
  return analysisStep(library, step, pause);
}
