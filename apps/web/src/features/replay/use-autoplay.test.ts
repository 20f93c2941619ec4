import { act, renderHook } from '@testing-library/react';
import type { ReplayChunk } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunk, readyReplay } from './fixture.ts';
import { createReplayStore } from './replay-store.ts';
import { useAutoplay } from './use-autoplay.ts';

const EVENT_MS = 1400;
const PROMPT_MS = 550;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Plays a replay from a position. @returns its store, and a function that tells that a chunk is loaded */
function play(step: number, chunks: () => ReplayChunk | undefined = () => chunk()) {
  const store = createReplayStore({ step, view: '1' });
  const replay = readyReplay();
  let loaded = 0;
  const { rerender, unmount } = renderHook(() => useAutoplay(store, replay, chunks, loaded));
  act(() => store.setState({ isPlaying: true }));
  const load = () => {
    loaded++;
    rerender();
  };
  return { store, load, unmount };
}
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a position with events stays longer than one with only a prompt', () => {
  const { store } = play(1);

  pass(EVENT_MS - 1);
  expect(store.getState().step).toBe(1);
  pass(1);
  expect(store.getState().step).toBe(3);

  pass(PROMPT_MS);
  expect(store.getState().step).toBe(5);
});

test('a higher speed shortens the wait', () => {
  const { store } = play(1);
  act(() => store.setState({ speed: 4 }));

  pass(EVENT_MS / 4);

  expect(store.getState().step).toBe(3);
});

test('the playback stops at the end', () => {
  const { store } = play(5);

  pass(0);

  expect(store.getState()).toMatchObject({ step: 5, isPlaying: false });
});

test('a pause keeps the position', () => {
  const { store } = play(1);

  act(() => store.setState({ isPlaying: false }));
  pass(10 * EVENT_MS);

  expect(store.getState().step).toBe(1);
});

test('the playback waits for positions that are not loaded', () => {
  const loaded: ReplayChunk[] = [];
  const { store, load } = play(1, () => loaded[0]);

  pass(10 * EVENT_MS);
  expect(store.getState().step).toBe(1);

  loaded.push(chunk());
  load();
  pass(EVENT_MS);
  expect(store.getState().step).toBe(3);
});

test('nothing moves after the page was left', () => {
  const { store, unmount } = play(1);

  unmount();
  pass(10 * EVENT_MS);

  expect(store.getState().step).toBe(1);
});
