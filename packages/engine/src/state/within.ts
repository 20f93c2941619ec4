/** Fields of a game that hold only while something is looked at or carried out. */
import type { Game, ResolutionContext } from './game.ts';

/** The fields that the running rule sets for what it calls, and the board that queries read. */
export type Ambient = ResolutionContext & Pick<Game, 'board'>;

/** Looks at a game with another value in a field, and puts the old value back. */
export function within<Field extends keyof Ambient, T>(
  game: Game,
  field: Field,
  value: Ambient[Field],
  look: () => T,
): T {
  const previous = game[field];
  setAmbient(game, field, value);
  try {
    return look();
  } finally {
    setAmbient(game, field, previous);
  }
}

/** Sets a field. What cards are can depend on the fight, so the board is computed again with another one. */
export function setAmbient<Field extends keyof Ambient>(
  game: Game,
  field: Field,
  value: Ambient[Field],
): void {
  const ambient: { -readonly [Each in keyof Ambient]: Ambient[Each] } = game;
  ambient[field] = value;
  if (field === 'fight' && game.board?.reads) game.board = null;
}
