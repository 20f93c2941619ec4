/** The position that a text gives a creature in a battleline. */
import type { LinePlace } from '../language/effects.ts';
import type { Game } from '../state/game.ts';
import { player } from '../state/game.ts';
import type { Bindings } from '../state/state.ts';
import { cardsMeant } from './targets.ts';
import type { CardId } from '../vocabulary.ts';

export function placeInLine(game: Game, place: LinePlace, bindings: Bindings): FixedPlace {
  if (place === 'anywhere') return 'anywhere';
  if (place.kind === 'flank') return (line) => (place.side === 'left' ? 0 : line.length);
  const [of] = cardsMeant(game, place.of, bindings);
  if (of === undefined) return 'anywhere';
  if (place.kind === 'next-to') {
    return (line) => {
      const index = line.indexOf(of);
      return index < 0 ? undefined : index + (place.side === 'right' ? 1 : 0);
    };
  }
  const { left = null, right = null } = game.state.lastKnown[of] ?? {};
  return (line) => {
    if (left !== null && line.includes(left)) return line.indexOf(left) + 1;
    if (right !== null && line.includes(right)) return line.indexOf(right);
    return player(game, bindings.you).battleline.length === 0 ? 0 : undefined;
  };
}

/** A position fixed by a text: any that the player chooses, or one of the line; `undefined` if it does not exist. */
export type FixedPlace = 'anywhere' | ((line: readonly CardId[]) => number | undefined);
