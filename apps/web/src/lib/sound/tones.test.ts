import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubAudio } from '../../test/sounds.ts';
import type * as soundSettings from './sound-settings.ts';
import type * as tones from './tones.ts';
import type { Tone } from './tones.ts';

const BELL: Tone = { wave: 'sine', pitch: 440, at: 0, seconds: 0.3, strength: 1 };

let started: ReturnType<typeof stubAudio>;

const audio = { state: 'running', resume: async () => {} };

class FakeAudio {
  get state() {
    return audio.state;
  }
  currentTime = 0;
  destination = {};
  resume = () => audio.resume();
}

let playTones: typeof tones.playTones;
let changeSoundSettings: typeof soundSettings.changeSoundSettings;
beforeEach(async () => {
  started = stubAudio();
  vi.stubGlobal('AudioContext', FakeAudio);
  // The module keeps the first audio context, which another test may have made.
  vi.resetModules();
  ({ playTones } = await import('./tones.ts'));
  ({ changeSoundSettings } = await import('./sound-settings.ts'));
});
afterEach(() => {
  changeSoundSettings({ lobby: true, game: false, volume: 0.5 });
  vi.unstubAllGlobals();
});

test('sounds of a game are off by default, those of the lobby are on', () => {
  playTones('game', [BELL]);
  expect(started).not.toHaveBeenCalled();

  playTones('lobby', [BELL]);
  expect(started).toHaveBeenCalledTimes(1);
});

test('an enabled group plays its tones', () => {
  changeSoundSettings({ game: true });

  playTones('game', [BELL, { ...BELL, at: 0.2 }]);

  expect(started.mock.calls).toEqual([[0], [0.2]]);
});

test('no volume: nothing is played', () => {
  changeSoundSettings({ volume: 0 });

  playTones('lobby', [BELL]);

  expect(started).not.toHaveBeenCalled();
});

test('the choice is stored in the browser', () => {
  changeSoundSettings({ game: true, volume: 0.8 });

  expect(JSON.parse(localStorage.getItem('sound') ?? '')).toEqual({ lobby: true, game: true, volume: 0.8 });
});

/** A browser that allows sounds when the test says so. */
function sleep() {
  playTones('lobby', [BELL]);
  started.mockClear();
  const waking = Promise.withResolvers<void>();
  Object.assign(audio, { state: 'suspended', resume: () => waking.promise });
  return async () => {
    audio.state = 'running';
    waking.resolve();
    await waking.promise;
    await Promise.resolve();
  };
}

test('sounds that could not play in time are dropped', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const wake = sleep();

  for (let times = 0; times < 5; times++) playTones('lobby', [BELL]);
  vi.advanceTimersByTime(10_000);
  await wake();
  vi.useRealTimers();

  expect(started).not.toHaveBeenCalled();
});

test('a sound plays once the browser allows it', async () => {
  const wake = sleep();

  playTones('lobby', [BELL]);
  await wake();

  expect(started).toHaveBeenCalledTimes(1);
});
