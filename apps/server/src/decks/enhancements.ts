/** Bonus icons of a deck whose source did not say on which cards they are. */
import { FACTS, MAX_ICONS } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { DeckCard } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';
import { isPending } from './deck-cards.ts';

export const ENHANCEMENT_TEXTS = {
  everyCard: 'You need to assign enhancements to all cards that have them.',
  everyIcon: 'You need to assign all enhancements before saving the deck.',
  final: 'This deck’s enhancements are already assigned and cannot be changed.',
  foreign: 'This deck does not have these enhancements.',
  tooMany: 'A card can have at most 5 bonus icons. At most one of them can be a house icon.',
} as const;

/** The icons that the cards of a deck provide, as a list with duplicates. */
export function ownedIcons(cards: readonly DeckCard[]): string[] {
  return cards.flatMap(({ id, count }) =>
    Array.from({ length: count }, () => FACTS.get(id)?.enhances ?? []).flat(),
  );
}

/**
 * The cards with their assigned icons: every icon of the deck, on the enhanced cards.
 *
 * @param assigned icons by the `dbId` of the card
 * @throws {Problem} with the texts for missing or wrong icons
 */
export function withAssignedIcons(
  cards: readonly DeckCard[],
  assigned: Readonly<Record<string, string[]>>,
): DeckCard[] {
  const pending = cards.filter(isPending);
  if (pending.length === 0) throw refused(ENHANCEMENT_TEXTS.final);
  const ids = new Set(pending.map(({ dbId }) => String(dbId)));
  if (Object.keys(assigned).some((id) => !ids.has(id))) throw refused(ENHANCEMENT_TEXTS.foreign);
  if (pending.some(({ dbId }) => (assigned[dbId]?.length ?? 0) === 0)) {
    throw refused(ENHANCEMENT_TEXTS.everyCard);
  }
  checkIcons(ownedIcons(cards), Object.values(assigned).flat());
  return cards.map((card) => {
    const icons = assigned[card.dbId];
    if (icons === undefined || !isPending(card)) return card;
    checkRoom(card, icons);
    return { ...card, enhancements: icons };
  });
}

function checkIcons(owned: readonly string[], used: readonly string[]): void {
  const left = [...owned];
  for (const icon of used) {
    const index = left.indexOf(icon);
    if (index === -1) throw refused(ENHANCEMENT_TEXTS.foreign);
    left.splice(index, 1);
  }
  if (left.length > 0) throw refused(ENHANCEMENT_TEXTS.everyIcon);
}

function checkRoom({ id }: DeckCard, icons: readonly string[]): void {
  const houses = icons.filter((icon) => (HOUSES as readonly string[]).includes(icon));
  const count = (FACTS.get(id)?.amber ?? 0) + icons.length;
  if (count > MAX_ICONS || houses.length > 1) throw refused(ENHANCEMENT_TEXTS.tooMany);
}
