/** Gaining chains [4.5]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import { MOST_CHAINS } from '../../state/state.ts';
import type { Step } from '../../prompts/question.ts';
import type { PlayerId } from '../../vocabulary.ts';
import { happen } from '../reactions/happen.ts';

/** Gives a player chains, but never more than 24 in all. Nothing happens if they have 24 already. */
export function* gainChains(game: Game, id: PlayerId, wanted: number): Step {
  const amount = Math.min(wanted, MOST_CHAINS - player(game, id).chains);
  if (amount > 0) yield* happen(game, { type: 'chainsGained', player: id, amount });
}
