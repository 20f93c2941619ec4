/** Why a click on a card has no effect, for the player who clicks. */
import type { Game, OpenQuestion } from '../state/game.ts';
import { card } from '../state/game.ts';
import { obstacleToAct } from '../queries/main-actions.ts';
import type { Obstacle } from '../queries/obstacle.ts';
import { obstacle } from '../queries/obstacle.ts';
import { obstacleToAttack } from '../queries/use-legality.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { cardNamed } from './names.ts';
import { textFor } from './texts.ts';
import type { Text, ViewId } from './types.ts';

/**
 * Returns why a player cannot act with a card in hand or in play now.
 *
 * @returns `null` if they can, or if the card is elsewhere; a card that can only be discarded has a reason
 */
export function obstacleFor(game: Game, player: PlayerId, id: CardId): Text | null {
  if (game.state.step === 'over' || !isAtHand(game, player, id)) return null;
  const found = obstacleNow(game, player, id);
  return found === null ? null : textFor(game, found, { kind: 'player', player });
}

/** Like `obstacleFor`, with the card's name in the view of this player. */
export function obstacleForNamed(game: Game, player: PlayerId, name: ViewId): Text | null {
  const id = cardNamed(game, name, { kind: 'player', player });
  return id === undefined ? null : obstacleFor(game, player, id);
}

/** Of a hidden card there is nothing to say. */
function isAtHand(game: Game, player: PlayerId, id: CardId): boolean {
  const { zone, owner } = card(game, id);
  return zone === 'play' || (zone === 'hand' && owner === player);
}

function obstacleNow(game: Game, player: PlayerId, id: CardId): Obstacle | null {
  const open = game.open.find(({ question, answer }) => question.player === player && answer === null);
  if (open === undefined)
    return obstacle(game.state.activePlayer === player ? 'obstacle.waiting' : 'obstacle.notYourTurn');
  return obstacleIn(game, open, player, id);
}

function obstacleIn(game: Game, { question }: OpenQuestion, player: PlayerId, id: CardId): Obstacle | null {
  const { purpose, source, selectable, selected } = question;
  if (purpose === 'main-step' || purpose === 'card-action') return obstacleToAct(game, player, id);
  if (selectable.includes(id) || selected.includes(id)) return null;
  if (selectable.length === 0) return obstacle('obstacle.answerFirst');
  const isAttack = purpose === 'attack' && source !== null;
  return (isAttack ? obstacleToAttack(game, source, id) : null) ?? obstacle('obstacle.notTarget');
}
