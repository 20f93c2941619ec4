/** Which bonus icons a card has [7]. */
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import type { BonusIcon, CardId } from '../vocabulary.ts';
import { printOf } from './board.ts';
import { prepare } from '../state/library.ts';
import { BONUS_ICONS } from '../vocabulary.ts';

/** The icons on a card that can be resolved, printed amber first [7.1]. */
export function iconsOf(game: Game, id: CardId): BonusIcon[] {
  const { slug, enhancements } = printOf(game, id);
  const printed = Array.from({ length: prepare(game.library, slug).facts.amber }, () => 'amber' as const);
  const added = enhancements.filter((icon): icon is BonusIcon =>
    (BONUS_ICONS as readonly string[]).includes(icon),
  );
  return [...printed, ...added];
}

/**
 * Says how many bonus icons are on a card: printed amber and all enhancements, house icons included [7.8].
 *
 * @param which counts the icons of this kind only
 */
export function countIcons(game: Game, id: CardId, which?: BonusIcon): number {
  // The icons of a gigantic creature are on its top half [5.7].
  const bearer = card(game, id).otherHalf ?? id;
  if (which !== undefined) return iconsOf(game, bearer).filter((icon) => icon === which).length;
  const { slug, enhancements } = printOf(game, bearer);
  return prepare(game.library, slug).facts.amber + enhancements.length;
}
