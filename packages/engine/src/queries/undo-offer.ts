/** Which moves a player can take back, and whether they can be repeated. */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../vocabulary.ts';
import { opponentOf } from '../state/game.ts';
import { lineLength } from '../state/history.ts';

/** The number of requests of one player in one game. */
export const UNDO_REQUESTS = 5;

/** Returns how a player could take back their last move now; `null`: not at all. */
export function undoFor(game: Game, player: PlayerId): { at: number; free: boolean } | null {
  const { undo, undoRequests, undoRefusedBy } = game.state.agreements;
  if (undo === 'off' || game.history.origin === null || game.state.step === 'over') return null;
  const at = game.history.moves.findLast((move) => move.player === player && move.counts)?.at;
  if (at === undefined) return null;
  if (isFree(game, player, at)) return { at, free: true };
  const mayAsk =
    undo === 'request' &&
    (undoRequests[player] ?? 0) < UNDO_REQUESTS &&
    !undoRefusedBy.includes(opponentOf(game, player));
  return mayAsk ? { at, free: false } : null;
}

/** No hidden information has been revealed since, and the opponent has decided nothing. */
function isFree(game: Game, player: PlayerId, at: number): boolean {
  const { line, sealed } = game.history;
  if (sealed > at) return false;
  for (let place = at; place < lineLength(game); place++) {
    const entry = game.journal[line === null ? place : (line[place] ?? place)];
    if (entry?.player !== player) return false;
  }
  return true;
}

export function canRedo({ history, state }: Game, who: PlayerId): boolean {
  return history.undone?.player === who && state.step !== 'over';
}
