import type { EventPhrase, Select } from '@amberhall/engine/language';
import type { RenderContext } from './render-context.ts';

/** Splits the side from a noun phrase: "friendly creature" is a creature that you control. */
export function splitSide(what: Select): { owner?: 'you' | 'opponent' | 'that-player'; rest: Select } {
  const side = what.where.find(
    (filter) => filter.kind === 'side' || (filter.kind === 'controlled-by' && filter.who === 'that-player'),
  );
  if (!side) return { rest: what };
  const rest = { ...what, where: what.where.filter((filter) => filter !== side) };
  if (side.kind !== 'side') return { owner: 'that-player', rest };
  return { owner: side.side === 'friendly' ? 'you' : 'opponent', rest };
}

/** Lets later words refer to the opponent as "they": "…, they lose 2". */
export function rememberOpponent(phrase: EventPhrase, context: RenderContext): void {
  if ('by' in phrase && phrase.by === 'opponent') context.they = 'opponent';
}
