import { act } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { setPreference } from '../settings/preferences.ts';

interface Flight {
  card: string;
  duration: number;
  setsOff: number;
  arrives: number;
  playState: AnimationPlayState;
}

const flights: Flight[] = [];

/** Without a browser nothing moves or has a position: every pile is far from every card. */
beforeEach(() => {
  flights.length = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-pile') ? new DOMRect(0, 0, 60, 80) : new DOMRect(500, 500, 100, 140);
  });
  Element.prototype.animate = function (this: Element, keyframes, timing) {
    const frames = keyframes as Keyframe[];
    const { duration } = timing as { duration: number };
    const at = (index: number) => Number(frames[index]?.['offset']) * duration;
    const flight: Flight = {
      card: this.getAttribute('data-card-id') ?? '',
      duration,
      setsOff: at(1),
      arrives: at(2),
      playState: 'running',
    };
    flights.push(flight);
    const animation = Object.assign(new EventTarget(), {
      pause: () => {
        flight.playState = 'paused';
      },
      play: () => {
        flight.playState = 'running';
      },
    });
    return Object.defineProperty(animation, 'playState', { get: () => flight.playState }) as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setPreference({ motion: true });
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const withHand = (game: GameView, hand: readonly string[]): GameView => {
  const side = { ...game.table.players[WREN]!, hand: [...hand] };
  return { ...game, table: { ...game.table, players: { ...game.table.players, [WREN]: side } } };
};

test('cards drawn together start one after the other and count as moving until the last arrives', async () => {
  const game = midGame(PROMPTS.main);
  const { hand } = game.table.players[WREN]!;
  const { store } = renderBoard(withHand(game, hand.slice(0, -3)));

  act(() => store.setState({ rev: 2, game }));
  await vi.waitFor(() => expect(flights.map(({ card }) => card)).toEqual(hand.slice(-3)));

  expect(flights.map(({ setsOff }) => Math.round(setsOff))).toEqual([0, 60, 120]);
  expect(flights.map(({ arrives }) => Math.round(arrives))).toEqual([240, 300, 360]);
  expect(flights.map(({ duration }) => duration)).toEqual([360, 360, 360]);
});

test('cards wait at their start until they are painted there', async () => {
  const game = midGame(PROMPTS.main);
  const { hand } = game.table.players[WREN]!;
  const { store } = renderBoard(withHand(game, hand.slice(0, -2)));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const nextFrame = () => frames.splice(0).forEach((callback) => callback(0));
  const states = () => flights.map(({ playState }) => playState);

  act(() => store.setState({ rev: 2, game }));
  nextFrame();
  expect(states()).toEqual(['paused', 'paused']);
  for (let frame = 0; frame < 3; frame++) nextFrame();
  expect(states()).toEqual(['paused', 'paused']);
  nextFrame();

  expect(states()).toEqual(['running', 'running']);
});

test.each<{ reason: string; set: () => void; rev?: number }>([
  { reason: 'the user has switched motion off', set: () => setPreference({ motion: false }) },
  {
    reason: 'the system asks for reduced motion',
    set: () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') })),
  },
  {
    reason: 'the page is hidden',
    set: () => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true),
  },
  { reason: 'messages were missed', set: () => {}, rev: 3 },
])('no card flies when $reason', ({ set, rev = 2 }) => {
  const game = midGame(PROMPTS.main);
  const { hand } = game.table.players[WREN]!;
  const { store } = renderBoard(withHand(game, hand.slice(0, -2)));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  set();

  act(() => store.setState({ rev, game }));
  frames.splice(0).forEach((callback) => callback(0));

  expect(flights).toEqual([]);
});

test('a creature that enters play flies above the creatures that lie beside its place', async () => {
  const game = midGame(PROMPTS.main);
  const [newcomer = '', ...others] = game.table.players[CORVANE]!.battleline;
  const { store } = renderBoard(withPlayer(game, CORVANE, { battleline: others }));
  const heightOf = (card: string) =>
    document.querySelector(`[data-card-id="${card}"]`)?.closest('li')?.style.zIndex;

  act(() => store.setState({ rev: 2, game }));
  await vi.waitFor(() => expect(flights.map(({ card }) => card)).toContain(newcomer));

  expect(heightOf(newcomer)).toBe('20');
  expect(others.map(heightOf)).toEqual(others.map(() => ''));
});
