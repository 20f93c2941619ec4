import type { PlayerRef, Target, ZoneName, ZonePhrase } from '@amberhall/engine/language';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

export function zone(of: PlayerRef | 'a-player', ...names: [ZoneName, ...ZoneName[]]): ZonePhrase {
  const [only, ...others] = names;
  return { kind: 'zone', of, name: others.length === 0 ? only : names };
}

export function topOfDeck(of: PlayerRef, number: Num): ZonePhrase {
  return { kind: 'zone', of, name: 'deck', top: numberOf(number) };
}

export function topOfDiscardPile(of: PlayerRef, number: Num): ZonePhrase {
  return { kind: 'zone', of, name: 'discard', top: numberOf(number) };
}

export function bottomOfDiscardPile(of: PlayerRef, number: Num): ZonePhrase {
  return { kind: 'zone', of, name: 'discard', bottom: numberOf(number) };
}

export function bottomOfDeck(of: PlayerRef, number: Num): ZonePhrase {
  return { kind: 'zone', of, name: 'deck', bottom: numberOf(number) };
}

/** The discard pile of one player. The choice of a card determines which. */
export const aDiscardPile: ZonePhrase = zone('a-player', 'discard');
export const aHand: ZonePhrase = zone('a-player', 'hand');
export const anArchives: ZonePhrase = zone('a-player', 'archives');
export const aPurgedZone: ZonePhrase = zone('a-player', 'purged');
export const under = (card: Target): ZonePhrase => ({ kind: 'under', card });
