import type { Quantifier, ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { listed } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { named } from './nouns.ts';
import { whose } from './players.ts';
import type { Telling } from './render-context.ts';

/** Where the cards of a noun phrase are: "from your hand", or "in your hand" where they are only counted. */
export function place(zone: ZonePhrase, quantifier: Quantifier, telling: Telling): string {
  const counted = quantifier.kind === 'bare';
  if (zone.kind === 'under') return `under ${named(zone.card, telling)}`;
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const piles = names.filter((name) => name !== 'play').map((name) => ZONES[name]);
  const link = quantifier.kind === 'choose' ? 'or' : 'and';
  const from = counted ? 'in' : 'from';
  const owned = piles.length > 0 ? [`${from} ${whose(zone.of, telling)} ${listed(piles, link)}`] : [];
  return listed([...owned, ...(names.includes('play') ? [`${from} play`] : [])], link);
}
