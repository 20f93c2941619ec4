import { PLAYABLE_SETS } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { PLAY_MODES, playGameOf } from './random-games.ts';

/** Each set in one of the modes, in turn; `npm run cards:play` plays all of them in all modes. */
const GAMES = PLAYABLE_SETS.map((set, index) => ({
  set,
  code: set.code,
  mode: PLAY_MODES[index % PLAY_MODES.length] ?? 'plain',
}));

test.each(GAMES)('a random game of $code ($mode) is the same for the same number', ({ set, mode }) => {
  const game = playGameOf(set, 1, mode);

  expect(playGameOf(set, 1, mode).journal).toEqual(game.journal);
  expect(playGameOf(set, 2, mode).journal).not.toEqual(game.journal);
  expect(mode === 'manual' || game.state.winReason === 'keys').toBe(true);
});
