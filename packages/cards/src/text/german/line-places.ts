import type { LinePlace, PlayerRef } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { feminine } from './grammar.ts';
import { LEFT_RIGHT } from './lexicon.ts';
import { named } from './nouns.ts';
import { owned } from './players.ts';

const LINE = feminine('Schlachtreihe', 'Schlachtreihen');
const FLANK = feminine('Flanke', 'Flanken');

/** Where in a battleline, after what is put there. */
export function linePlace(place: LinePlace, whose: PlayerRef, context: RenderContext): string {
  if (place === 'anywhere') return `an beliebiger Stelle in ${owned(whose, LINE, 'dat', context)}`;
  if (place.kind === 'flank')
    return `an ${owned(whose, FLANK, 'dat', context, { stems: [LEFT_RIGHT[place.side]] })}`;
  if (place.kind === 'next-to')
    return `unmittelbar ${place.side === 'left' ? 'links' : 'rechts'} von ${named(place.of, 'dat', context)}`;
  return `an der Stelle von ${named(place.of, 'dat', context)} in der Schlachtreihe`;
}
