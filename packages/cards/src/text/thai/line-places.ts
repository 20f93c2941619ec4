import type { LinePlace } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { LEFT_RIGHT } from './lexicon.ts';
import { named } from './nouns.ts';

/** Where in a battleline, after "ที่": "ปีกซ้ายของผู้ควบคุมมัน". */
export function linePlace(place: LinePlace, whose: string, context: RenderContext): string {
  if (place === 'anywhere') return `ตำแหน่งใดก็ได้ในแนวรบ${whose}`;
  switch (place.kind) {
    case 'flank':
      return `ปีก${LEFT_RIGHT[place.side]}${whose}`;
    case 'next-to':
      return `ตำแหน่งติดกันทาง${LEFT_RIGHT[place.side]}ของ${named(place.of, context)}`;
    case 'in-place-of':
      return `ตำแหน่งเดิมของ${named(place.of, context)}ในแนวรบ`;
  }
}
