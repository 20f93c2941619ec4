import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSoundSettings } from '../../../lib/sound/sound-settings.ts';
import { stubAudio } from '../../../test/sounds.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

let started: ReturnType<typeof stubAudio>;
beforeEach(() => {
  started = stubAudio();
});
afterEach(() => changeSoundSettings({ game: false, volume: 0.5 }));

const gainAmber = ({ store }: ReturnType<typeof renderBoard>) =>
  act(() =>
    store.setState({
      game: midGame(PROMPTS.main),
      rev: 2,
      events: [{ type: 'amberGained', player: 'Wren', amount: 1 }],
    }),
  );

test('the board is silent until sounds are switched on', () => {
  gainAmber(renderBoard(midGame()));
  expect(started).not.toHaveBeenCalled();

  changeSoundSettings({ game: true });
  gainAmber(renderBoard(midGame()));
  expect(started).toHaveBeenCalled();
});
