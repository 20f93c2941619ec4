/** Runs in a thread of the pool: finds lines of play for strong bots, and plays games of trials. */
import { bestLine, playTrialGame } from '@amberhall/bots';
import type { Choice, LineOfPlay, TrialGame } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';

export function think(choice: Choice): LineOfPlay {
  return bestLine(library, choice);
}

export function playGame({ deck, number }: { deck: DeckList; number: number }): TrialGame {
  return playTrialGame(library, deck, number);
}
