import { act, render } from '@testing-library/react';
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import type { GameStore } from '../board/game/game-store.ts';
import { chunk, readyReplay } from './fixture.ts';
import type { Chunks } from './replay-chunks.ts';
import { useReplayedGame } from './use-replayed-game.ts';

const only = chunk();
const here: Chunks = () => only;
const nowhere: Chunks = () => undefined;

interface Place {
  step: number;
  view?: ReplayView;
  chunks?: Chunks;
}

/** Follows a replay. @returns the board's state at each place */
function follow(first: Place, replay: ReadyReplay = readyReplay()) {
  const stores: GameStore[] = [];
  function Follower({ step, view = '1', chunks = here }: Place) {
    const store = useReplayedGame(replay, { step, view }, chunks, chunks);
    return <output ref={() => void stores.push(store)} />;
  }
  const { rerender } = render(<Follower {...first} />);
  return {
    state: () => stores.at(-1)!.getState(),
    go: (next: Place) => act(() => rerender(<Follower {...next} />)),
  };
}

test('the board shows the position with its log, as its viewpoint saw it', () => {
  const { state, go } = follow({ step: 3 });
  expect(state().game).toMatchObject({ seat: 'Wren', table: { players: { Wren: { amber: 13 } } } });
  expect(state().game?.lines.map(({ id }) => id)).toEqual([1, 2]);

  go({ step: 3, view: '2' });

  expect(state().game?.seat).toBe('Corvane');
});

test('a viewpoint that the viewer may not take is that of spectators', () => {
  const { frames } = readyReplay();
  const { state } = follow({ step: 1, view: '2' }, readyReplay({ frames: { spectator: frames.spectator } }));

  expect(state().game?.seat).toBeNull();
});

test('no winner is shown before the end', () => {
  const { state, go } = follow({ step: 4 });
  expect(state().game).toMatchObject({ winner: null, winReason: null });

  go({ step: 5 });

  expect(state().game).toMatchObject({ winner: 'Wren', winReason: 'keys' });
});

test('the next visible step is animated, whatever invisible ones lie between', () => {
  const { state, go } = follow({ step: 3 });
  const { rev } = state();

  go({ step: 5 });

  expect(state().rev).toBe(rev + 1);
  expect(state().events).toEqual([{ type: 'amberGained', player: 'Wren' }]);
});

test.each<[string, number, Place]>([
  ['a step back', 5, { step: 3 }],
  ['another viewpoint', 3, { step: 5, view: 'spectator' }],
])('%s is not animated', (_what, step, next) => {
  const { state, go } = follow({ step });
  const { rev } = state();

  go(next);

  expect(state().rev).toBe(rev + 2);
  expect(state().events).toEqual([]);
});

test('a jump over visible steps is not animated', () => {
  const { state, go } = follow({ step: 1 });
  const { rev } = state();

  go({ step: 5 });

  expect(state().rev).toBe(rev + 2);
});

test('more lines of the same position do not count as another one', () => {
  const { state, go } = follow({ step: 3 });
  const { rev } = state();

  go({ step: 3, chunks: (number) => (only && number === 0 ? only : undefined) });

  expect(state().rev).toBe(rev);
});

test('while the next part loads, the board stays at the last position', () => {
  const { state, go } = follow({ step: 3 });
  const before = state();

  go({ step: 5, chunks: nowhere });
  expect(state()).toBe(before);
  go({ step: 5 });

  expect(state().game?.table.players['Wren']?.amber).toBe(15);
});
