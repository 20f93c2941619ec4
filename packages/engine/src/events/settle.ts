/** The state check after every batch of events [9.6]. */
import type { Game } from '../game.ts';
import { activeFirst, card, player } from '../game.ts';
import type { Step } from '../prompts/question.ts';
import { powerOf } from '../characteristics/queries.ts';
import { boardOf, statements } from '../characteristics/board.ts';
import { forgedKeys } from '../effects/amounts.ts';
import { holds } from '../effects/conditions.ts';
import { run } from '../effects/run.ts';
import { heading } from '../log/log.ts';
import type { Doomed } from '../steps/destroy.ts';
import { destroy } from '../steps/destroy.ts';
import { departAndMove } from '../steps/leave-play.ts';
import { say } from '../prompts/ask.ts';
import { commit } from './commit.ts';
import { react } from './react.ts';
import { settleControl } from './control.ts';
import { settleRows } from './rows.ts';

/** Forged keys that win the game [4.6]. */
export const KEYS_TO_WIN = 3;

/** Ends a won game, hands cards to their controllers, destroys creatures without power or with lethal damage. */
export function* settle(game: Game): Step {
  checkForWinner(game);
  if (game.state.winner !== null) yield* stop();
  yield* settleControl(game);
  yield* settleRows(game);
  yield* leaveLoop(game);
  yield* destroyPowerless(game);
  yield* carryOutConditions(game);
}

/** Cards whose standing effects undo each other for ever are put into the discard pile; that is not destruction [0.13]. */
function* leaveLoop(game: Game): Step {
  const { looping } = boardOf(game);
  if (looping.length === 0) return;
  const { events } = yield* departAndMove(
    game,
    looping.map((id) => ({ card: id, to: 'discard' as const })),
    true,
  );
  yield* settle(game);
  yield* react(game, events);
}

function* destroyPowerless(game: Game): Step {
  const doomed = withoutPower(game);
  if (doomed.length === 0) return;
  const warded = new Set(doomed.map((one) => one.card).filter((id) => card(game, id).warded));
  yield* destroy(game, doomed);
  // Losing a ward instead does not give a creature any power [13.2].
  const again = withoutPower(game).filter((one) => warded.has(one.card));
  if (again.length > 0) yield* destroy(game, again);
}

/** "If …, destroy this": happens as soon as it is true; one that is under way does not begin again. */
function* carryOutConditions(game: Game): Step {
  for (const { node, key, bindings } of statements(game, 'as-soon-as')) {
    if (game.replacing.includes(key) || !holds(game, node.if, bindings)) continue;
    game.replacing.push(key);
    yield* run(game, node.do, bindings);
    game.replacing.pop();
  }
}

/** The game is over: the rule under way is left where it is, unless both players want to go on [16.6]. */
export function* stop(): Step {
  yield [];
}

/** After the result keys win nothing any more [16.6]. */
function checkForWinner(game: Game): void {
  if (game.state.winner !== null || game.state.result !== null) return;
  for (const id of activeFirst(game)) {
    if (forgedKeys(game, id) < KEYS_TO_WIN) continue;
    commit(game, { type: 'gameWon', player: id, reason: 'keys' });
    heading(game, 'win', id, say('log.won', { player: { player: id } }));
    return;
  }
}

function withoutPower(game: Game): Doomed[] {
  const doomed: Doomed[] = [];
  for (const seat of game.state.seats) {
    for (const id of player(game, seat).battleline) {
      const { damage, tagged } = card(game, id);
      if (!tagged && damage >= Math.max(0, powerOf(game, id))) doomed.push({ card: id });
    }
  }
  return doomed;
}
