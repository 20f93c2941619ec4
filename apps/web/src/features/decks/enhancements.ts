/** The rules for assigning a deck's icons to its cards. The server checks them again. */
import { HouseName } from '@amberhall/protocol';
import type { DeckCard } from '@amberhall/protocol';

/** Icons by the `dbId` of the card. */
export type Assigned = Readonly<Record<string, string[]>>;

/** Includes printed icons. */
const MAX_ICONS = 5;

/** Each kind of icon once, in order. */
export const kindsOf = (icons: readonly string[]): string[] => [...new Set(icons)];

/** Icons that are not assigned yet. */
export function iconsLeft(owned: readonly string[], assigned: Assigned): string[] {
  const left = [...owned];
  for (const icon of Object.values(assigned).flat()) {
    const place = left.indexOf(icon);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Says whether a card with `printed` icons has room for the icon. */
export function canTake(icon: string, icons: readonly string[], printed: number): boolean {
  const isHouse = (each: string): boolean => HouseName.safeParse(each).success;
  if (printed + icons.length >= MAX_ICONS) return false;
  return !isHouse(icon) || !icons.some(isHouse);
}

/** Why the icons cannot be saved yet. */
export function missingAssignment(
  cards: readonly DeckCard[],
  owned: readonly string[],
  assigned: Assigned,
): 'everyCard' | 'everyIcon' | undefined {
  if (cards.some(({ dbId }) => (assigned[dbId]?.length ?? 0) === 0)) return 'everyCard';
  return iconsLeft(owned, assigned).length > 0 ? 'everyIcon' : undefined;
}
