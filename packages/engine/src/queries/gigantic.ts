/** Which cards are halves of a gigantic creature, and which halves match [5.7]. */
import type { CardId } from '../vocabulary.ts';
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { prepare } from '../state/library.ts';

/** A card to be played or put into play: the bottom half of a gigantic creature with the top half. */
export interface Whole {
  card: CardId;
  otherHalf?: CardId;
}

export function isHalf(game: Game, id: CardId): boolean {
  return card(game, id).copy === null && factsOf(game, id).gigantic !== undefined;
}

export const isTopHalf = (game: Game, id: CardId): boolean => factsOf(game, id).gigantic === 'top';

const factsOf = (game: Game, id: CardId) => prepare(game.library, card(game, id).slug).facts;

/** Says whether two cards form one creature. Any top half matches any bottom half of its title. */
export function areHalves(game: Game, one: CardId, other: CardId): boolean {
  const [first, second] = [factsOf(game, one), factsOf(game, other)];
  return (
    first.gigantic !== undefined &&
    second.gigantic !== undefined &&
    first.gigantic !== second.gigantic &&
    first.name === second.name
  );
}

/** Cards in the same hand that would complete it. */
export function halvesInHand(game: Game, id: CardId): readonly CardId[] {
  const { zone, owner } = card(game, id);
  if (zone !== 'hand') return [];
  return player(game, owner).hand.filter((other) => areHalves(game, id, other));
}

/**
 * Returns the card that represents one in hand: for a gigantic creature the bottom half, which has its power,
 * traits and text.
 *
 * @returns `undefined` for a half whose other half is missing
 */
export function bodyOf(game: Game, id: CardId): CardId | undefined {
  if (!isHalf(game, id)) return id;
  const others = halvesInHand(game, id);
  return factsOf(game, id).gigantic === 'bottom' && others.length > 0 ? id : others[0];
}

/** Combines two halves, whichever of them is given first. */
export function joined(game: Game, one: CardId, other: CardId): Whole {
  return factsOf(game, one).gigantic === 'bottom'
    ? { card: one, otherHalf: other }
    : { card: other, otherHalf: one };
}
