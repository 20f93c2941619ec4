import type { LinePlace } from '@amberhall/engine/language';
import { SIDES } from './lexicon.ts';
import { named } from './nouns.ts';
import type { RenderContext } from '../render-context.ts';

/** Where in a battleline, before a verb: "당신의 왼쪽 측면에". */
export function linePlace(place: LinePlace, context: RenderContext, whose = '그 지배자의'): string {
  if (place === 'anywhere') return `${whose} 전선 어느 곳에나`;
  if (place.kind === 'flank') return `${whose} ${SIDES[place.side]} 측면에`;
  if (place.kind === 'next-to') return `${named(place.of, context)}의 바로 ${SIDES[place.side]}에`;
  return `전선에서 ${named(place.of, context)}의 자리에`;
}
