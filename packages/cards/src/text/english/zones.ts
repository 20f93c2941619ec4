import type { Quantifier, ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { listed } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { named } from './nouns.ts';
import { whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

/** Writes the zone of a noun phrase: "from your hand", or "in your hand" if the cards are only counted. */
export function zoneWords(zone: ZonePhrase, quantifier: Quantifier, context: RenderContext): string {
  const counted = quantifier.kind === 'bare';
  if (zone.kind === 'under') return `under ${named(zone.card, context)}`;
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const piles = names.filter((name) => name !== 'play').map((name) => ZONES[name]);
  const link = quantifier.kind === 'choose' ? 'or' : 'and';
  const from = counted ? 'in' : 'from';
  const isOfAnybody = zone.of === 'a-player' && !names.includes('discard');
  const owner = isOfAnybody ? 'a player’s' : whose(zone.of, context);
  const owned = piles.length > 0 ? [`${from} ${owner} ${listed(piles, link)}`] : [];
  return listed([...owned, ...(names.includes('play') ? [`${from} play`] : [])], link);
}
