/** Gigantic creatures: two cards of a deck that are one creature in play [5.7]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, player } from '../../state/game.ts';
import { prepare } from '../../state/library.ts';
import { pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';

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

/**
 * Makes whole cards of a list: two halves among them are one, a half alone takes the other from the same hand. A half
 * without the other is left out, for it cannot enter play [5.7].
 */
export function* assemble(game: Game, cards: readonly CardId[]): Step<Whole[]> {
  const left = cards.slice();
  const whole: Whole[] = [];
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    if (!isHalf(game, id)) {
      whole.push({ card: id });
      continue;
    }
    const half = id;
    const beside = left.filter((other) => areHalves(game, half, other));
    const other = yield* chooseHalf(game, half, beside.length > 0 ? beside : halvesInHand(game, half));
    if (other === undefined) continue;
    left.splice(0, left.length, ...left.filter((one) => one !== other));
    whole.push(joined(game, half, other));
  }
  return whole;
}

/** Several that fit are a choice (prompts 23): they may carry different icons. */
export function* chooseHalf(
  game: Game,
  half: CardId,
  others: readonly CardId[],
  source: CardId = half,
): Step<CardId | undefined> {
  if (others.length < 2) return others[0];
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'gigantic-half',
    source,
    title: say('prompt.giganticHalf.text', { card: cardArg(game, half) }),
    cards: others,
    min: 1,
    max: 1,
  });
  return picked?.[0];
}
