import { forkOf, resume } from '@amberhall/engine';
import type { CardLibrary, Decision, Fork, Game } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { promptOf } from '../answers.ts';
import type { LineOfPlay } from '../strong/lines-of-play.ts';
import { onwardAnswers } from '../strong/lines-of-play.ts';
import { follow, nextView } from '../strong/look-ahead.ts';
import type { Asked } from '../strong/look-ahead.ts';

/** A position that a player can reach within a turn. */
export interface ReachedPosition {
  game: Game;
  /** The answers of the player that lead to it. */
  path: LineOfPlay;
}

/**
 * Goes through the positions that a player can reach in a turn without answers of the opponent: those between two actions,
 * and those in which the game is over. Each position comes once; what has happened in the turn is part
 * of it. The search sees everything.
 *
 * @param fork where it begins
 * @param mostTries ends the search early: each try plays an action, or a part of one
 * @returns whether it has gone through all of them
 */
export function* reachablePositions(
  library: CardLibrary,
  fork: Fork,
  player: PlayerId,
  mostTries: number,
): Generator<ReachedPosition, boolean> {
  const known = new Set<string>();
  const waiting: { fork: Fork; before: LineOfPlay; path: LineOfPlay }[] = [{ fork, before: [], path: [] }];
  let tries = 0;
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (++tries > mostTries) return false;
    const game = resume(library, from.fork);
    if (!follow(game, player, from.path)) continue;
    const text = textOf(game);
    if (known.has(text) || game.state.turn !== fork.state.turn) continue;
    known.add(text);
    const path = [...from.before, ...from.path];
    const here = forkOf(game);
    if (path.length > 0 && (here !== null || game.state.winner !== null)) yield { game, path };
    const next = nextView(game);
    if (next?.player !== player) continue;
    const origin = here === null ? from : { fork: structuredClone(here), before: path, path: [] };
    for (const answer of answersTo(next)) waiting.push({ ...origin, path: [...origin.path, answer] });
  }
  return true;
}

/** Choosing a chosen card again would take it back. */
function answersTo({ view, player }: Asked): Decision[] {
  const prompt = promptOf(view, player);
  const chosen = new Set(prompt.selected);
  return onwardAnswers(view, prompt).filter((answer) => answer.kind !== 'card' || !chosen.has(answer.card));
}

/** Equal for positions from which the same can be reached. */
function textOf({ state, open }: Game): string {
  return JSON.stringify([{ ...state, random: null }, open.map(({ question }) => question)]);
}
