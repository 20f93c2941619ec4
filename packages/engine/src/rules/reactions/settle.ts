/** The state check after every batch of events [9.6]. */
import type { Game } from '../../state/game.ts';
import { activeFirst, card, player } from '../../state/game.ts';
import type { Step } from '../../prompts/question.ts';
import { powerOf } from '../../queries/card-queries.ts';
import { boardOf, statements } from '../../queries/board.ts';
import { areTopsRevealed, revealTops } from '../steps/top-of-deck.ts';
import { forgedKeys } from '../../queries/amounts.ts';
import { holds } from '../../queries/conditions.ts';
import { run } from '../effects/run.ts';
import { heading } from '../../log/log.ts';
import type { Doomed } from '../steps/destroy.ts';
import { destroy } from '../steps/destroy.ts';
import { discardLooping } from '../steps/leave-play.ts';
import { NOTHING_TO_DO, say } from '../../prompts/ask.ts';
import type { CardId } from '../../vocabulary.ts';
import { commit } from '../../events/commit.ts';
import { settleControl } from './settle-control.ts';
import { misplaced, settleRows } from './settle-rows.ts';
import { keysToWin } from '../../queries/forging.ts';
import { isReplacing } from '../../queries/replacements.ts';
import { withinStep } from '../steps/within-step.ts';

/** Ends a won game, moves cards to their controllers, and destroys creatures without power or with lethal damage. */
export function settle(game: Game): Step {
  checkForWinner(game);
  return isSettled(game) ? NOTHING_TO_DO : settleAll(game);
}

/** Most events need no action, so this check is fast. */
function isSettled(game: Game): boolean {
  const { looping, statements, of } = boardOf(game);
  if (game.state.winner !== null || looping.length > 0) return false;
  if (statements['controlled-by'] !== undefined || statements['as-soon-as'] !== undefined) return false;
  if (statements['reveals-top'] !== undefined && !areTopsRevealed(game)) return false;
  for (const seat of game.state.seats) {
    const { battleline, artifacts, revealedTop } = player(game, seat);
    if (revealedTop !== null && statements['reveals-top'] === undefined) return false;
    for (const id of battleline) {
      if (card(game, id).baseController !== seat || of.get(id)?.type !== 'creature') return false;
      if (isPowerless(game, id)) return false;
    }
    for (const id of artifacts) {
      if (card(game, id).baseController !== seat || of.get(id)?.type === 'creature') return false;
    }
  }
  return true;
}

function* settleAll(game: Game): Step {
  if (game.state.winner !== null) yield* stop();
  yield* settleControl(game);
  if (misplaced(game) !== null) yield* settleRows(game);
  if (boardOf(game).looping.length > 0) yield* endLoopOfStatements(game);
  yield* destroyPowerless(game);
  yield* carryOutConditions(game);
  revealTops(game);
}

/** Ends the loop of cards whose standing effects undo each other endlessly. */
function endLoopOfStatements(game: Game): Step {
  return discardLooping(game, boardOf(game).looping);
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

/**
 * "If …, destroy this" happens as soon as the condition is true. One that is already resolving does not start
 * again.
 */
function* carryOutConditions(game: Game): Step {
  for (const { node, key, bindings } of statements(game, 'as-soon-as')) {
    if (isReplacing(game, key) || !holds(game, node.if, bindings)) continue;
    yield* withinStep(game, 'replacing', [...game.replacing, key], () => run(game, node.do, bindings));
  }
}

/** The game is over. The current rule stops where it is, unless both players want to continue [16.6]. */
export function* stop(): Step {
  yield [];
}

/** Keys win nothing after the result [16.6]. */
function checkForWinner(game: Game): void {
  if (game.state.winner !== null || game.state.result !== null) return;
  for (const id of activeFirst(game)) {
    if (forgedKeys(game, id) < keysToWin(game, id)) continue;
    commit(game, { type: 'gameWon', player: id, reason: 'keys' });
    heading(game, 'win', id, say('log.won', { player: { player: id } }));
    return;
  }
}

function withoutPower(game: Game): Doomed[] {
  const doomed: Doomed[] = [];
  for (const seat of game.state.seats) {
    for (const id of player(game, seat).battleline) if (isPowerless(game, id)) doomed.push({ card: id });
  }
  return doomed;
}

/**
 * Says whether a creature has no power left, or damage equal to its power. One that is being destroyed does not
 * count.
 */
function isPowerless(game: Game, id: CardId): boolean {
  const { damage, tagged } = card(game, id);
  return !tagged && damage >= Math.max(0, powerOf(game, id));
}
