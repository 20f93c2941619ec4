import { decideAs, forkOf, isVisible, sampleFor, seedRandom } from '@amberhall/engine';
import type { CardLibrary, Fork, Game } from '@amberhall/engine';
import type { CardId, PlayerId } from '@amberhall/engine/vocabulary';
import { noPause } from '../pause.ts';
import type { Pause } from '../pause.ts';
import { bestLine } from '../strong/best-line.ts';
import type { LineOfPlay } from '../strong/lines-of-play.ts';
import { MAX_DECISIONS, nextView, policyFor } from '../strong/look-ahead.ts';
import { strongBot } from '../strong/strong-bot.ts';
import { TurnRecorder } from './turn-line.ts';
import type { TurnLine } from './turn-line.ts';

export interface PlanInput {
  /** Where the player chooses a house. */
  fork: Fork;
  player: PlayerId;
  /** Equal seeds give equal plans. */
  seed: string;
  /** For each choice of the turn. */
  playouts: number;
  /** The best lines that were found so far, one for each choice. */
  found: readonly LineOfPlay[];
}

/** A turn of the strong bot. */
export interface PlannedTurn extends TurnLine {
  /** It shows a hidden card to its player, and the rest depends on what that is. */
  isOpen: boolean;
}

/**
 * Lets the strong bot play a turn in a sample of the hidden cards, up to the action that shows one of them to its player.
 *
 * @returns the turn, or the line of one more choice, so that one step is short
 */
export function planStep(
  library: CardLibrary,
  input: PlanInput,
  pause: Pause = noPause,
): PlannedTurn | LineOfPlay {
  const { fork, player, seed, playouts, found } = input;
  const game = sampleFor(library, fork, player, seedRandom(`${seed} plan`));
  const hidden = hiddenCards(game, player);
  const recorder = new TurnRecorder(game, player);
  const policy = policyFor(game, seed, pause);
  const bot = strongBot(seed);
  let choices = 0;
  /** The length of the log with the first line of the current action. */
  let logLength = 0;
  for (let count = 0; count < MAX_DECISIONS && game.state.turn === fork.state.turn; count++) {
    pause();
    const next = nextView(game);
    if (next === undefined) break;
    if (next.player !== player) {
      if (!policy(next)) break;
      continue;
    }
    const here = forkOf(game);
    if (here !== null && hidden.some((id) => isSeen(game, player, id)))
      return { ...recorder.line(logLength), isOpen: true };
    if (here !== null) logLength = game.log.length + 1;
    const line = here === null ? undefined : found[choices++];
    if (here !== null && line === undefined)
      return bestLine(library, { fork: here, player, seed: `${seed} ${choices}`, playouts }, pause);
    const decision = bot.choose(next.view, player, line);
    if (!recorder.take(player, () => decideAs(game, player, decision))) break;
  }
  return { ...recorder.line(), isOpen: false };
}

/** The cards that a player cannot see. */
export function hiddenCards(game: Game, player: PlayerId): CardId[] {
  return Object.keys(game.state.cards).filter((id) => !isSeen(game, player, id));
}

function isSeen(game: Game, player: PlayerId, id: CardId): boolean {
  return id in game.state.cards && isVisible(game, player, id);
}
