import type { PendingGame } from '@amberhall/protocol';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { useOpponentNotice } from './use-opponent-notice.ts';
import { stubNotifications } from '../../test/desktop-notices.ts';
import { stubAudio } from '../../test/sounds.ts';

let shown: ReturnType<typeof stubNotifications>;

beforeEach(() => {
  shown = stubNotifications();
  vi.useFakeTimers();
});

const alone = pendingGame();
const both = pendingGame({ players: seated(playerNamed('Mira'), playerNamed('Nils')) });

function wait(first: PendingGame, viewer = 'Mira') {
  const { rerender } = renderHook(({ game }) => useOpponentNotice(game, viewer), {
    initialProps: { game: first },
  });
  return (game: PendingGame) => rerender({ game });
}

test('the owner is told that an opponent has joined', () => {
  const change = wait(alone);
  expect(shown).not.toHaveBeenCalled();

  change(both);

  expect(shown).toHaveBeenCalledExactlyOnceWith('Nils has joined the game');
});

test('the owner hears two notes when an opponent has joined', () => {
  const started = stubAudio();
  const change = wait(alone);
  expect(started).not.toHaveBeenCalled();

  change(both);

  expect(started.mock.calls).toEqual([[0], [0.14]]);
});

test('an opponent who was there at first is no news', () => {
  wait(both);

  expect(shown).not.toHaveBeenCalled();
});

test('a change of the game does not tell about the same opponent again', () => {
  const change = wait(alone);

  change(both);
  change({ ...both, spectators: [] });

  expect(shown).toHaveBeenCalledOnce();
});

test('the next opponent after one who has left is told', () => {
  const change = wait(alone);

  change(both);
  change(alone);
  change(pendingGame({ players: seated(playerNamed('Mira'), playerNamed('Olga')) }));

  expect(shown.mock.calls).toEqual([['Nils has joined the game'], ['Olga has joined the game']]);
});

test('whoever joins is not told', () => {
  const change = wait(pendingGame({ players: seated(playerNamed('Mira')) }), 'Nils');

  change(both);

  expect(shown).not.toHaveBeenCalled();
});
