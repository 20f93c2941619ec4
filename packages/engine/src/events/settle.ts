/** The state check after every batch of events [9.6]. */
import type { Game } from '../game.ts';
import { activeFirst, card, player } from '../game.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId } from '../vocabulary.ts';
import { powerOf } from '../characteristics/queries.ts';
import { forgedKeys } from '../effects/amounts.ts';
import { heading } from '../log/log.ts';
import { destroy } from '../steps/destroy.ts';
import { say } from '../prompts/ask.ts';
import { commit } from './commit.ts';

/** Forged keys that win the game [4.6]. */
export const KEYS_TO_WIN = 3;

/** Ends a won game and destroys creatures without power or with lethal damage. */
export function* settle(game: Game): Step {
  checkForWinner(game);
  if (game.state.winner !== null) yield* stop();
  const doomed = withoutPower(game);
  if (doomed.length > 0)
    yield* destroy(
      game,
      doomed.map((id) => ({ card: id })),
    );
}

/** The game is over: the rule under way is left where it is, and never resumed. */
export function* stop(): Step {
  for (;;) yield [];
}

function checkForWinner(game: Game): void {
  if (game.state.winner !== null) return;
  for (const id of activeFirst(game)) {
    if (forgedKeys(game, id) < KEYS_TO_WIN) continue;
    commit(game, { type: 'gameWon', player: id, reason: 'keys' });
    heading(game, 'win', id, say('log.won', { player: { player: id } }));
    return;
  }
}

function withoutPower(game: Game): CardId[] {
  const doomed: CardId[] = [];
  for (const seat of game.state.seats) {
    for (const id of player(game, seat).battleline) {
      const { damage, tagged } = card(game, id);
      if (!tagged && damage >= Math.max(0, powerOf(game, id))) doomed.push(id);
    }
  }
  return doomed;
}
