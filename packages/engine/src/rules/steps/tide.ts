/** The tide [5.9]. */
import type { Game } from '../../state/game.ts';
import { statements } from '../../queries/board.ts';
import { playersMeant } from '../../queries/named-players.ts';
import { happen } from '../reactions/happen.ts';
import { confirm, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { PlayerId } from '../../vocabulary.ts';
import { gainChains } from './gain-chains.ts';

/** Chains for raising the tide in the main step. */
const CHAINS_TO_RAISE = 3;

export function canRaiseTide(game: Game, id: PlayerId): boolean {
  if (!game.state.tideInPlay) return false;
  return !statements(game, 'cannot').some(
    ({ node, bindings }) =>
      node.what === 'raise-tide' &&
      typeof node.who === 'string' &&
      playersMeant(game, node.who, bindings).includes(id),
  );
}

/** Asks, and raises the tide for three chains [20.40]. */
export function* payForTide(game: Game, id: PlayerId): Step {
  const sure = yield* confirm(id, 'raise-tide', {
    title: say('prompt.raiseTide.title'),
    text: say('prompt.raiseTide.text'),
  });
  if (!sure) return;
  yield* gainChains(game, id, CHAINS_TO_RAISE);
  yield* raiseTide(game, id);
}

/** Makes the tide high for this player. A tide that is already high is not raised again. @returns whether it changed */
export function* raiseTide(game: Game, id: PlayerId): Step<boolean> {
  if (game.state.tide === id || !canRaiseTide(game, id)) return false;
  const happened = yield* happen(game, { type: 'tideRaised', player: id });
  return happened.length > 0;
}
