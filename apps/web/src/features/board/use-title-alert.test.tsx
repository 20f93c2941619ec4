import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from './fixture/game.ts';
import { GameProvider } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
import { useTitleAlert } from './use-title-alert.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  document.title = 'Play';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A player in another window who is asked. */
function callSomebody() {
  const store = createGameStore({ connection: 'connected', rev: 1, game: midGame(PROMPTS.main) });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  return renderHook(useTitleAlert, {
    wrapper: ({ children }) => (
      <GameProvider store={store} connection={connection} onLeave={() => {}}>
        {children}
      </GameProvider>
    ),
  });
}

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the title blinks until the player returns to the window', () => {
  callSomebody();

  after(500);
  expect(document.title).toBe('Alert!');
  after(500);
  expect(document.title).toBe('Play');
  after(500);
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(document.title).toBe('Play');
});

test('the page after the board keeps its own title', () => {
  const { unmount } = callSomebody();
  after(500);

  document.title = 'Lobby';
  unmount();

  expect(document.title).toBe('Lobby');
});

test('a title that changed meanwhile is restored', () => {
  callSomebody();

  document.title = 'Spielen';
  after(500);
  expect(document.title).toBe('Alert!');
  after(500);

  expect(document.title).toBe('Spielen');
});
