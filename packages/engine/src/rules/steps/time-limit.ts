/** The time limit: last turns, and the tiebreakers of a game without a winner [16.5]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { forgedKeys } from '../../queries/amounts.ts';
import { commit } from '../../events/commit.ts';
import { stop } from '../reactions/settle.ts';
import { heading, log } from '../../log/log.ts';
import { say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { PlayerId, WinReason } from '../../vocabulary.ts';
import { KEY_COLORS } from '../../vocabulary.ts';
import { BASE_KEY_COST } from '../../queries/forging.ts';

/** Each player ends one more turn. Then the next player forges, and the game is decided. */
export function callTime(game: Game): void {
  commit(game, { type: 'timeCalled' });
  log(game, game.state.activePlayer, 'log.timeCalled');
}

/** Each player has ended a turn since time was called. This turn ends after forging. */
export function isLastTurn(game: Game): boolean {
  const { timeCalled, seats } = game.state;
  return timeCalled !== null && seats.every((seat) => timeCalled.includes(seat));
}

/** The tiebreakers in their order: keys, amber, fewest chains, creatures, and last the first player of the game. */
export function* decideByTiebreak(game: Game): Step {
  for (const seat of game.state.seats) forgeLastKey(game, seat);
  const { winner, reason } = leader(game);
  commit(game, { type: 'gameWon', player: winner, reason });
  heading(game, 'win', winner, say('log.wonAfterTime', { player: { player: winner }, reason }));
  yield* stop();
}

/** Six amber count as a key, whatever keys cost now. */
function forgeLastKey(game: Game, id: PlayerId): void {
  const { keys, amber } = player(game, id);
  const color = KEY_COLORS.find((each) => !keys[each]);
  if (color === undefined || amber < BASE_KEY_COST) return;
  commit(game, { type: 'keyForged', player: id, color, cost: BASE_KEY_COST, pool: BASE_KEY_COST, cards: [] });
}

const TIEBREAKERS: readonly { reason: WinReason; score: (game: Game, id: PlayerId) => number }[] = [
  { reason: 'keys after time', score: (game, id) => forgedKeys(game, id) },
  { reason: 'amber after time', score: (game, id) => player(game, id).amber },
  { reason: 'chains after time', score: (game, id) => -player(game, id).chains },
  { reason: 'creatures after time', score: (game, id) => player(game, id).battleline.length },
];

function leader(game: Game): { winner: PlayerId; reason: WinReason } {
  const [first, second] = game.state.seats;
  for (const { reason, score } of TIEBREAKERS) {
    const lead = score(game, first) - score(game, second);
    if (lead !== 0) return { winner: lead > 0 ? first : second, reason };
  }
  return { winner: first, reason: 'first player after time' };
}
