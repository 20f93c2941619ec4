/** Token creatures: a facedown card of the deck stands for the reference card [5.6]. */
import type { Game } from '../game.ts';
import { player } from '../game.ts';
import { happen } from '../events/happen.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { choosePlace } from './battleline.ts';

/** Makes one token creature. @returns the card, or `null` without a deck or a token reference card */
export function* makeToken(game: Game, maker: PlayerId, ready: boolean): Step<CardId | null> {
  const { deck, tokenCreature } = player(game, maker);
  const [top] = deck;
  if (top === undefined || tokenCreature === null) return null;
  const index = yield* choosePlace(game, top, maker, {
    deploy: false,
    cancellable: false,
    face: tokenCreature,
  });
  yield* happen(game, {
    type: 'cardEntered',
    card: top,
    player: maker,
    from: 'deck',
    index: index ?? 0,
    exhausted: !ready,
    facedown: true,
  });
  return top;
}
