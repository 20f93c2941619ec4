import { PLAYABLE_SETS } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { PLAY_MODES, playGameOf } from './random-games.ts';

test.each(PLAYABLE_SETS.flatMap((set) => PLAY_MODES.map((mode) => ({ set, code: set.code, mode }))))(
  'a random game of $code ($mode) is the same for the same number',
  ({ set, mode }) => {
    const game = playGameOf(set, 1, mode);

    expect(playGameOf(set, 1, mode).journal).toEqual(game.journal);
    expect(playGameOf(set, 2, mode).journal).not.toEqual(game.journal);
    expect(mode === 'manual' || game.state.winReason === 'keys').toBe(true);
  },
);
