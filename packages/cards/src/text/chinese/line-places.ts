import type { LinePlace } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { LEFT_RIGHT } from './lexicon.ts';
import { named } from './nouns.ts';

/** Where in a battleline: "其控制者的左侧翼". */
export function linePlace(place: LinePlace, whose: string, context: RenderContext): string {
  if (place === 'anywhere') return `${whose}战线的任意位置`;
  switch (place.kind) {
    case 'flank':
      return `${whose}${LEFT_RIGHT[place.side]}侧翼`;
    case 'next-to':
      return `紧邻${named(place.of, context)}${LEFT_RIGHT[place.side]}侧的位置`;
    case 'in-place-of':
      return `战线中${named(place.of, context)}原本的位置`;
  }
}
