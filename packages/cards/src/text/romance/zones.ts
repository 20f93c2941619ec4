import type { Quantifier, ZoneName, ZonePhrase } from '@amberhall/engine/language';
import type { RomanceContext } from './context.ts';
import { listed } from './grammar.ts';
import { named } from './nouns.ts';
import { owned } from './players.ts';

/** Writes the zone of a noun phrase: "from your hand", or "in your hand" if the cards are only counted. */
export function zoneWords(zone: ZonePhrase, quantifier: Quantifier, context: RomanceContext): string {
  const { language } = context;
  if (zone.kind === 'under') return `${language.words.under} ${named(zone.card, context)}`;
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const from = quantifier.kind === 'bare' ? language.words.in : language.words.from;
  const piles = names.filter((name) => name !== 'play');
  const owner = zone.of;
  const fromPlay = quantifier.kind === 'bare' || piles.length === 0 ? undefined : language.words.fromPlay;
  const said = piles.map((name) => `${from} ${owned(language.zones[name], owner, context)}`);
  const isInPlay = names.includes('play');
  return listed(
    [...said, ...(isInPlay ? [fromPlay ?? language.words.inPlay] : [])],
    quantifier.kind === 'choose' ? language.words.or : language.words.and,
  );
}
