import type { Effect, Lifespan } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';

const SPANS: Readonly<Partial<Record<Lifespan, string>>> = {
  turn: 'für den Rest des Zuges',
  'opponent-next-turn': 'im nächsten Zug deines Gegners',
  'your-next-turn': 'in deinem nächsten Zug',
  'until-your-next-turn': 'bis zum Beginn deines nächsten Zuges',
  'through-your-next-turn': 'bis zum Ende deines nächsten Zuges',
  'that-players-next-turn': 'im nächsten Zug dieses Spielers',
};

/** How long a statement holds. */
export function spanOf(
  { until, once, whose, endsAfter }: Extract<Effect, { kind: 'lasting' }>,
  context: RenderContext,
): string {
  if (once || whose || endsAfter) return untranslated('a span');
  if (until === 'while-in-play') return `bis „${context.title}“ das Spiel verlässt,`;
  return SPANS[until] ?? untranslated('a span');
}
