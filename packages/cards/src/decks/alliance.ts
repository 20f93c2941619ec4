/** Restrictions for alliance decks, which combine three houses of several decks [18.5]. */
import type { CardSlug } from '@amberhall/engine/vocabulary';
import type { DeckCard } from './deck.ts';

/** Restricted cards with the sets in which they are restricted. */
const RESTRICTED: ReadonlyMap<CardSlug, readonly number[]> = new Map([
  ['befuddle', [600]],
  ['ghostform', [452, 600]],
  ['heart-of-the-forest', [435]],
  ['infurnace', [452, 479, 874]],
  ['jervi', [700]],
  ['key-abduction', [341, 435, 609, 700]],
  ['legionary-trainer', [600]],
  ['reiteration', [886]],
  ['strategic-feint', [886]],
  ['united-action', [452, 496]],
  ['winds-of-death', [600, 609]],
]);
const AT_MOST_ONCE: readonly CardSlug[] = ['key-abduction'];

export type RestrictionViolation =
  | { code: 'SEVERAL_RESTRICTED_CARDS'; cards: CardSlug[] }
  | { code: 'RESTRICTED_TO_ONE_COPY'; card: CardSlug };

/** Returns how an alliance of the set with these cards violates the restricted list [18.5]. */
export function restrictionViolations(
  expansion: number,
  cards: readonly Pick<DeckCard, 'card' | 'count'>[],
): RestrictionViolation[] {
  const restricted = cards.filter(({ card }) => RESTRICTED.get(card)?.includes(expansion));
  const titles = [...new Set(restricted.map(({ card }) => card))];
  const repeated = AT_MOST_ONCE.filter((title) => {
    const copies = restricted.filter(({ card }) => card === title);
    return copies.reduce((total, { count }) => total + count, 0) > 1;
  });
  return [
    ...(titles.length > 1 ? [{ code: 'SEVERAL_RESTRICTED_CARDS' as const, cards: titles }] : []),
    ...repeated.map((card) => ({ code: 'RESTRICTED_TO_ONE_COPY' as const, card })),
  ];
}
