/** Why a card cannot be used, played or attacked now, as a message to the player who wants to. */
import type { MessageKey } from '../messages.ts';
import type { Message } from '../prompts/question.ts';
import type { Game } from '../state/game.ts';
import { card, cardArg, player } from '../state/game.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { ActiveStatement } from './board.ts';

type ObstacleKey = Extract<MessageKey, `obstacle.${string}`>;

export interface Obstacle extends Message {
  key: ObstacleKey;
}

export function obstacle(key: ObstacleKey, args?: Message['args']): Obstacle {
  return args === undefined ? { key } : { key, args };
}

/** A text forbids it: that of another card, or its own. */
export function forbiddenBy(
  game: Game,
  id: CardId,
  { bindings: { self } }: ActiveStatement<'cannot'>,
): Obstacle {
  return self === id
    ? obstacle('obstacle.itself')
    : obstacle('obstacle.forbidden', { card: cardArg(game, self) });
}

/** It does not belong to the active house, and nothing else permits it. */
export function notOfTheHouse(game: Game, who: PlayerId): Obstacle {
  const { activeHouse: house } = player(game, who);
  return house === null ? obstacle('obstacle.noHouse') : obstacle('obstacle.house', { house: { house } });
}

/** Exhausted, because it has just entered play or because it was used. */
export function exhaustedNow(game: Game, id: CardId): Obstacle {
  const isFresh = card(game, id).enteredTurn === game.state.turn;
  return obstacle(isFresh ? 'obstacle.fresh' : 'obstacle.exhausted');
}
