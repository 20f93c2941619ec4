/** Helpers for tests of taking back moves. */
import { checkpoint, decide } from '@amberhall/engine';
import type { Checkpoint, Game, RecordedDecision } from '@amberhall/engine';

/** Gives a decision to the game. @throws if it is refused */
export function must(game: Game, player: string, decision: RecordedDecision): void {
  const decided = decide(game, player, decision);
  if (!decided.ok) throw new Error(`${player}: ${JSON.stringify(decision)} is refused: ${decided.code}`);
}

/** Everything of a position that a player could notice, as text. */
export const position = ({ state, open }: Game) =>
  JSON.stringify([{ ...state, agreements: null }, open.map(({ question }) => question)]);

/** A copy of the game's checkpoint each time, as a server has it. */
export function keptPosition(game: Game): (() => Checkpoint) | undefined {
  const text = JSON.stringify(checkpoint(game));
  return text === 'null' ? undefined : () => JSON.parse(text) as Checkpoint;
}
