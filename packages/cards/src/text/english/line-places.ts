import type { LinePlace } from '@amberhall/engine/language';
import { named } from './nouns.ts';
import type { RenderContext } from '../render-context.ts';

/** Where in a battleline, after what is put there. */
export function linePlace(place: LinePlace, context: RenderContext, whose = 'its controller’s'): string {
  if (place === 'anywhere') return ` anywhere in ${whose} battleline`;
  if (place.kind === 'flank') return ` on ${whose} ${place.side} flank`;
  if (place.kind === 'next-to') return ` immediately to the ${place.side} of ${named(place.of, context)}`;
  return ` in the place of ${named(place.of, context)} in the battleline`;
}
