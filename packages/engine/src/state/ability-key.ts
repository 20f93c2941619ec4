/** How abilities are told apart. */
import type { CardId } from '../vocabulary.ts';
import type { LastingEffect } from './state.ts';

type LastingId = LastingEffect['id'];

/** Equal as long as the same card has the ability for the same reason. */
export interface AbilityKey {
  /** The card whose text it is, or the lasting effect. */
  readonly source: CardId | LastingId;
  /** Its place in the text, and how a card gained it from there. Empty for a lasting effect itself. */
  readonly path: string;
  /** What triggered it: the place of an event in its batch, or the card that it would save. */
  readonly event?: number | CardId;
}

/** Returns a key as text, for sets and for the state. */
export function keyOf({ source, path, event }: AbilityKey): string {
  const ability = typeof source === 'number' ? `lasting/${source}${path}` : `${source}/${path}`;
  if (event === undefined) return ability;
  return typeof event === 'number' ? `${ability}@${event}` : `${ability}!${event}`;
}

/** Returns the key of an ability as text, whatever triggered it. */
export const abilityOf = ({ source, path }: AbilityKey): string => keyOf({ source, path });

/** Says whether two keys belong to the same ability, whatever triggered it. */
export function sameAbility(one: AbilityKey, other: AbilityKey): boolean {
  return one.source === other.source && one.path === other.path;
}
