import { beforeEach, describe, expect, test } from 'vitest';
import { chunk, readyReplay } from './fixture.ts';
import { createReplayActions } from './replay-actions.ts';
import type { ReplayActions } from './replay-actions.ts';
import { createReplayStore } from './replay-store.ts';
import type { ReplayStore } from './replay-store.ts';

let store: ReplayStore;
let actions: ReplayActions;
beforeEach(() => {
  store = createReplayStore({ step: 2, view: '1' });
  store.setState({ isPlaying: true });
  actions = createReplayActions(store, readyReplay(), () => chunk());
});
const state = () => store.getState();

describe('a step by hand stops the playback and leads', () => {
  test.each<[string, keyof ReplayActions, number]>([
    ['to the beginning', 'first', 0],
    ['to the end', 'last', 5],
    ['forward past what nobody sees', 'next', 3],
    ['back past what nobody sees', 'previous', 0],
    ['to the next turn', 'nextTurn', 3],
    ['to the beginning of this turn', 'previousTurn', 1],
  ])('%s', (_where, name, step) => {
    (actions[name] as () => void)();

    expect(state()).toMatchObject({ step, isPlaying: false });
  });

  test('to a given position', () => {
    actions.goTo(4);

    expect(state()).toMatchObject({ step: 4, isPlaying: false });
  });

  test('not beyond the ends', () => {
    actions.last();
    actions.next();
    expect(state().step).toBe(5);

    actions.first();
    actions.previous();
    expect(state().step).toBe(0);
  });
});

test('the playback pauses and goes on where it is', () => {
  actions.togglePlaying();
  expect(state()).toMatchObject({ step: 2, isPlaying: false });

  actions.togglePlaying();
  expect(state()).toMatchObject({ step: 2, isPlaying: true });
});

test('the playback begins again at the end', () => {
  actions.last();

  actions.togglePlaying();

  expect(state()).toMatchObject({ step: 0, isPlaying: true });
});

test('the speeds follow each other, and the slowest follows the fastest', () => {
  const speeds = Array.from({ length: 4 }, () => {
    actions.changeSpeed();
    return state().speed;
  });

  expect(speeds).toEqual([2, 4, 0.5, 1]);
});

test('the viewpoints follow each other without moving the replay', () => {
  actions.changeSides();
  actions.changeSides();
  expect(state()).toMatchObject({ view: 'spectator', step: 2, isPlaying: true });

  actions.changeSides();
  actions.lookFrom('2');
  expect(state()).toMatchObject({ view: '2', step: 2 });
});
