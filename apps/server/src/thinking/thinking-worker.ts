/** Runs in a thread of the pool: finds lines of play for strong bots. */
import { bestLine } from '@amberhall/bots';
import type { Choice, LineOfPlay } from '@amberhall/bots';
import { library } from '@amberhall/cards';

export function think(choice: Choice): LineOfPlay {
  return bestLine(library, choice);
}
