/**
 * Thinks badly: for the seed `forever` it never answers, for `crash` it throws, for `exit` its thread ends, for
 * `playouts` it presses their number, else the seed.
 */
import type { AnalysisStep, Choice, LineOfPlay, TrialGame, TrialNumber } from '@amberhall/bots';

export function think({ seed, playouts }: Choice): LineOfPlay {
  while (seed === 'forever');
  if (seed === 'crash') throw new Error('this worker is broken');
  // In a thread, this ends the thread.
  if (seed === 'exit') process.exit(1);
  return [{ kind: 'control', control: seed === 'playouts' ? `${playouts}` : seed }];
}

export function analyse({ kind }: AnalysisStep): string {
  return kind;
}

export function playGame({ number }: TrialNumber): TrialGame {
  return { number, result: 'none', keys: 0, turns: [], cards: [] };
}
