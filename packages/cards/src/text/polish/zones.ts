import type { ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { listed, z } from './grammar.ts';
import { ZONES } from './lexicon.ts';
import { after } from './nouns.ts';
import { owned } from './players.ts';
import type { Speech } from './speech.ts';

/** Writes the zone of a noun phrase: "ze swojej ręki", or "na twojej ręce" if the cards are only counted. */
export function zoneWords(zone: ZonePhrase, isPlace: boolean, isEither: boolean, speech: Speech): string {
  if (zone.kind === 'under')
    return `${isPlace ? 'pod' : 'spod'} ${after(zone.card, isPlace ? 'ins' : 'gen', speech)}`;
  const names: readonly ZoneName[] = typeof zone.name === 'string' ? [zone.name] : zone.name;
  const places = names.map((name) => {
    if (name === 'play') return isPlace ? 'w grze' : 'z gry';
    const { noun, in: preposition } = ZONES[name];
    return isPlace
      ? `${preposition} ${owned(noun, { case: 'loc', many: false }, zone.of, speech)}`
      : z(owned(noun, { case: 'gen', many: false }, zone.of, speech));
  });
  return listed(places, isEither ? 'lub' : 'i');
}

/** "na swoją rękę", "do talii jej właściciela" */
export function into(
  name: Exclude<ZoneName, 'play'>,
  of: Parameters<typeof owned>[2],
  speech: Speech,
): string {
  const { noun, into: preposition } = ZONES[name];
  const wanted = preposition === 'na' ? 'acc' : 'gen';
  return `${preposition} ${owned(noun, { case: wanted, many: false }, of, speech)}`;
}
