import type { Game } from '../../state/game.ts';
import type { Ambient } from '../../state/within.ts';
import { setAmbient } from '../../state/within.ts';
import type { Step } from '../../prompts/question.ts';

/** Carries out a rule with another value in a field of the game, and puts the old value back. */
export function* withinStep<Field extends keyof Ambient, T>(
  game: Game,
  field: Field,
  value: Ambient[Field],
  run: () => Step<T>,
): Step<T> {
  const previous = game[field];
  setAmbient(game, field, value);
  try {
    return yield* run();
  } finally {
    setAmbient(game, field, previous);
  }
}
