import type { Amount } from '@amberhall/engine/language';
import { quantity } from './amounts.ts';
import { AMBER } from './lexicon.ts';
import type { Speech } from './speech.ts';

/** "+1{amber}", "–1{amber}", "+1{amber} za każde …". */
export function signed(by: Amount, speech: Speech, unit: string = AMBER): string {
  if (typeof by === 'number' && by < 0) return `–${-by}${unit}`;
  if (typeof by === 'object' && by.kind === 'per' && by.times < 0)
    return `–${quantity({ ...by, times: -by.times }, unit, speech)}`;
  const words = quantity(by, unit, speech);
  // "tyle siły, ile …" has no number for the sign.
  return /^\d/.test(words) ? `+${words}` : words;
}
