/** Thinks badly: for the seed `forever` it never answers, for `crash` it throws, else it finds an empty line. */
import type { Choice, LineOfPlay } from '@amberhall/bots';

export function think({ seed }: Choice): LineOfPlay {
  while (seed === 'forever');
  if (seed === 'crash') throw new Error('this worker is broken');
  return [{ kind: 'control', control: seed }];
}
