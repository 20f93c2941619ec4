import { forkOf, resume, sampleFor, seedRandom } from '@amberhall/engine';
import type { CardLibrary, Fork, Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { noPause } from '../pause.ts';
import type { Pause } from '../pause.ts';
import { linesOfPlay } from './lines-of-play.ts';
import type { FoundLine, LineOfPlay } from './lines-of-play.ts';
import { follow, playOn, policyFor } from './look-ahead.ts';
import { bestAfterHalving } from './sequential-halving.ts';
import { winChance } from './win-chance.ts';

/** A choice of an action or a house that waits for its player. */
export interface Choice {
  fork: Fork;
  player: PlayerId;
  /** Equal seeds give equal answers. */
  seed: string;
  /** The most games that are played out, at a few milliseconds of processor time each. */
  playouts: number;
}

/** The end of the opponent's turn, where keys, amber and the board can be compared. */
const TURNS_AHEAD = 2;

/**
 * Returns the line of play with the best results, after at most `playouts` playouts. Every line is played out in the same
 * samples of the hidden cards. The line of a house can go on with the first action after it.
 */
export function bestLine(
  library: CardLibrary,
  { fork, player, seed, playouts }: Choice,
  pause: Pause = noPause,
): LineOfPlay {
  const samples: Fork[] = [];
  const sample = (number: number): Game => {
    pause();
    // Copying a sample takes half the time of dealing it again.
    samples[number] ??= dealtAnew(library, fork, player, `${seed} ${number}`);
    return resume(library, samples[number]);
  };
  const found = linesOfPlay(() => sample(0), player);
  const others = found.slice(1);
  const withFirstActions = ({ line }: FoundLine) => firstActions(library, sample(0), line, pause);
  const isHouse = fork.at === 'choose-house' && others.length > 1;
  const further = isHouse ? others.flatMap(withFirstActions) : [];
  const lines = [...found.slice(0, 1), ...bestFirst(others), ...bestFirst(further)];
  const playedOut = ({ line }: FoundLine, number: number): number => {
    const game = sample(number);
    follow(game, player, line);
    const policy = policyFor(game, `${seed} ${number}`, pause);
    playOn(game, fork.state.turn + TURNS_AHEAD - game.state.turn, policy);
    return winChance(game, player);
  };
  // A first round with half of the playouts leaves enough for the others.
  const promising = lines.slice(0, Math.max(2, playouts >> 1));
  return bestAfterHalving(promising, playouts, playedOut)?.line ?? [];
}

/** The game with other hidden cards. */
function dealtAnew(library: CardLibrary, fork: Fork, player: PlayerId, seed: string): Fork {
  const dealt = forkOf(sampleFor(library, fork, player, seedRandom(seed)));
  if (dealt === null) throw new Error('a sample does not begin where its game was');
  return dealt;
}

/**
 * The line of a house, continued by every first action after it: the sensible bot's turn alone does not tell what a house is
 * worth.
 */
function firstActions(library: CardLibrary, game: Game, house: LineOfPlay, pause: Pause): FoundLine[] {
  const player = game.state.activePlayer;
  follow(game, player, house);
  const here = forkOf(game);
  if (here === null) return [];
  const copy = () => {
    pause();
    return resume(library, here);
  };
  const [, ...actions] = linesOfPlay(copy, player);
  return actions.map((action) => ({ ...action, line: [...house, ...action.line] }));
}

/** The lines with the best positions right after them come first. */
function bestFirst(lines: readonly FoundLine[]): FoundLine[] {
  return lines.toSorted((one, other) => other.value - one.value);
}
