import { sampleFor, seedRandom } from '@amberhall/engine';
import type { CardLibrary, Fork } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { Pause } from '../pause.ts';
import { playOn, policyFor } from '../strong/look-ahead.ts';
import { hiddenCards } from './planned-turn.ts';
import { followLine } from './turn-line.ts';
import type { TurnAction } from './turn-line.ts';
import { winChance } from '../strong/win-chance.ts';

export interface JudgeInput {
  fork: Fork;
  player: PlayerId;
  seed: string;
  /** The actions of the player in the turn. */
  actions: readonly TurnAction[];
  /** The first sample and the one after the last. */
  from: number;
  to: number;
}

/** The end of the opponent's turn. */
const TURNS_AHEAD = 2;

/** Returns the chances to win after the actions, in samples of the hidden cards. Equal seeds give equal samples. */
export function judgeActions(
  library: CardLibrary,
  { fork, player, seed, actions, from, to }: JudgeInput,
  pause: Pause,
): number[] {
  return Array.from({ length: to - from }, (_, index) => {
    pause();
    // The samples differ from those in which a turn was planned, or its luck would count as skill.
    const sampleSeed = `${seed} judge ${from + index}`;
    const game = sampleFor(library, fork, player, seedRandom(sampleSeed));
    const hidden = new Set(hiddenCards(game, player));
    followLine(game, player, { actions, hidden, policy: policyFor(game, sampleSeed, pause) });
    const turns = fork.state.turn + TURNS_AHEAD - game.state.turn;
    playOn(game, turns, policyFor(game, sampleSeed, pause));
    return winChance(game, player);
  });
}
