/** Token creatures: a facedown card of the deck that counts as the reference card [5.6]. */
import type { Game } from '../../state/game.ts';
import { card, player } from '../../state/game.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { choosePlace } from './battleline.ts';
import { entering, placingAsToken } from './enter-play.ts';
import type { FixedPlace } from '../../queries/line-position.ts';

export interface TokenEntry {
  ready: boolean;
  place?: FixedPlace;
}

/** Makes one token creature. @returns the card, or `null` without a deck or a token reference card */
export function* makeToken(game: Game, maker: PlayerId, entry: TokenEntry): Step<CardId | null> {
  const [top] = player(game, maker).deck;
  if (top === undefined || !(yield* putAsToken(game, top, maker, entry))) return null;
  return top;
}

/** Puts a card into play facedown. @returns `false` if its owner has no token creature */
export function* putAsToken(
  game: Game,
  id: CardId,
  controller: PlayerId,
  { ready, place }: TokenEntry,
): Step<boolean> {
  const { tokenCreature } = player(game, card(game, id).owner);
  if (tokenCreature === null) return false;
  const index = yield* choosePlace(game, id, controller, {
    ...placingAsToken(game, id, controller),
    cancellable: false,
    face: tokenCreature,
    ...(place !== undefined && { place }),
  });
  const event = entering(game, id, { side: controller }, { index: index ?? 0, facedown: true });
  yield* happen(game, ready ? { ...event, exhausted: false } : event);
  return true;
}
