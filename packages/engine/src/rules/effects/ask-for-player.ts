import type { Game } from '../../state/game.ts';
import { opponentOf } from '../../state/game.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { askedBy } from './choose-targets.ts';

/** "A player": the active player says which of the two [20.37.3]. */
export function* askForPlayer(game: Game, source: CardId): Step<PlayerId> {
  const { activePlayer } = game.state;
  const picked = yield* choose(activePlayer, 'player', {
    title: askedBy(game, source),
    text: say('prompt.player.text'),
    source,
    controls: [
      control('player', say('button.me'), { value: 'self' }),
      control('player', say('button.opponent'), { value: 'opponent' }),
    ],
  });
  return picked.value === 'self' ? activePlayer : opponentOf(game, activePlayer);
}
