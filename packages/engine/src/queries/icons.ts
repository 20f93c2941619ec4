/** Which bonus icons a card has [7]. */
import type { Game } from '../state/game.ts';
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
