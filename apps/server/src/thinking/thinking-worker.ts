/** Runs in a thread of the pool: finds lines of play for strong bots, plays games of trials, and analyses games. */
import { analysisStep, bestLine, playTrialGame } from '@amberhall/bots';
import type { AnalysisStep, Choice, LineOfPlay, TrialGame } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';

/**
 * Milliseconds without work after each playout, which takes one or two. Without them, a decision of a person waits until the
 * system takes the processor from this thread.
 */
const PAUSE_MS = 1;
const never = new Int32Array(new SharedArrayBuffer(4));

export function think(choice: Choice): LineOfPlay {
  return bestLine(library, choice, pause);
}

function pause(): void {
  Atomics.wait(never, 0, 0, PAUSE_MS);
}

export function playGame({ deck, number }: { deck: DeckList; number: number }): TrialGame {
  return playTrialGame(library, deck, number);
}

export function analyse(step: AnalysisStep): unknown {
  return analysisStep(library, step);
}
