/** Drawing cards [4.5]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { happen } from '../reactions/happen.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { settle } from '../reactions/settle.ts';
import { log } from '../../log/log.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { chainPenalty, handLimit } from '../../queries/hand-limit.ts';

/** Draws cards one at a time. An empty deck first takes the shuffled discard pile. @returns the cards drawn */
export function* drawCards(game: Game, id: PlayerId, wanted: number): Step<CardId[]> {
  const drawn: CardId[] = [];
  const events: GameEvent[] = [];
  for (let count = 0; count < wanted; count++) {
    if (player(game, id).deck.length === 0) yield* takeBackDiscard(game, id);
    const [top] = player(game, id).deck;
    if (top === undefined) break;
    const event: GameEvent = { type: 'cardDrawn', card: top, player: id, step: game.state.step };
    if (yield* isReplaced(game, event)) continue;
    commit(game, { type: 'cardMoved', card: top, from: 'deck', to: 'hand', player: id });
    commit(game, event);
    events.push(event);
    drawn.push(top);
  }
  if (drawn.length === 0) return drawn;
  log(game, id, 'log.draw', { number: drawn.length });
  yield* settle(game);
  yield* react(game, events);
  return drawn;
}

function* takeBackDiscard(game: Game, id: PlayerId): Step {
  const cards = player(game, id).discard.slice();
  if (cards.length === 0) return;
  for (const one of cards)
    commit(game, { type: 'cardMoved', card: one, from: 'discard', to: 'deck', player: id, silent: true });
  yield* happen(game, { type: 'deckShuffled', player: id, withDiscard: true });
}

/** Refills a hand: draws up to the limit minus the chain penalty if the hand is below it, and sheds one chain. */
export function* refillHand(game: Game, id: PlayerId, limit: number = handLimit(game, id)): Step {
  const { hand, chains } = player(game, id);
  if (hand.length >= limit) return;
  const wanted = Math.max(0, limit - hand.length - chainPenalty(chains));
  yield* drawCards(game, id, wanted);
  if (chains > 0) yield* happen(game, { type: 'chainShed', player: id });
}
