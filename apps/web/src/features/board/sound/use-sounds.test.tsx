import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSoundSettings } from '../../../lib/sound/sound-settings.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const started = vi.fn<(when: number) => void>();

const parameter = {
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
};

class FakeNode {
  frequency = parameter;
  gain = parameter;
  connect = (to: unknown) => to;
  start = started;
  stop = () => {};
}

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
}

beforeEach(() => {
  started.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeNode);
});
afterEach(() => {
  changeSoundSettings({ game: false, volume: 0.5 });
  vi.unstubAllGlobals();
});

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
