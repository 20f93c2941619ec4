/** Runs in a thread of the pool: finds lines of play for strong bots, plays games of trials, and analyses games. */
import { analysisStep, bestLine, playTrialGame } from '@amberhall/bots';
import type { AnalysisStep, Choice, LineOfPlay, TrialGame } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';

export function think(choice: Choice): LineOfPlay {
  return bestLine(library, choice);
}

export function playGame({ deck, number }: { deck: DeckList; number: number }): TrialGame {
  return playTrialGame(library, deck, number);
}

export function analyse(step: AnalysisStep): unknown {
  return analysisStep(library, step);
}
