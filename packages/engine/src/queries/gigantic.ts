/** Which cards are halves of a gigantic creature, and which halves fit [5.7]. */
import type { CardId } from '../vocabulary.ts';
import type { Game } from '../state/game.ts';
import { card, player } from '../state/game.ts';
import { prepare } from '../state/library.ts';

/** A card to be played or put into play: the lower half of a gigantic creature with the upper one. */
export interface Whole {
  card: CardId;
  otherHalf?: CardId;
}

export function isHalf(game: Game, id: CardId): boolean {
  return card(game, id).copy === null && factsOf(game, id).gigantic !== undefined;
}

const factsOf = (game: Game, id: CardId) => prepare(game.library, card(game, id).slug).facts;

/** Do two cards make one creature? Copies are alike: any upper half fits any lower half of its title. */
export function areHalves(game: Game, one: CardId, other: CardId): boolean {
  const [first, second] = [factsOf(game, one), factsOf(game, other)];
  return (
    first.gigantic !== undefined &&
    second.gigantic !== undefined &&
    first.gigantic !== second.gigantic &&
    first.name === second.name
  );
}

/** Cards in the same hand that would make it whole. */
export function halvesInHand(game: Game, id: CardId): readonly CardId[] {
  const { zone, owner } = card(game, id);
  if (zone !== 'hand') return [];
  return player(game, owner).hand.filter((other) => areHalves(game, id, other));
}

/**
 * The card that stands for one in hand: of a gigantic creature the lower half, which has its power, traits and text.
 *
 * @returns `undefined` for a half whose other half is missing
 */
export function bodyOf(game: Game, id: CardId): CardId | undefined {
  if (!isHalf(game, id)) return id;
  const others = halvesInHand(game, id);
  return factsOf(game, id).gigantic === 'bottom' && others.length > 0 ? id : others[0];
}

/** Puts two halves together, whichever of them is named first. */
export function joined(game: Game, one: CardId, other: CardId): Whole {
  return factsOf(game, one).gigantic === 'bottom'
    ? { card: one, otherHalf: other }
    : { card: other, otherHalf: one };
}
