import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from './fixture/game.ts';
import { GameProvider } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
import { useDesktopNotice } from './use-desktop-notice.ts';
import { stubNotifications } from '../../test/desktop-notices.ts';

let shown: ReturnType<typeof stubNotifications>;

beforeEach(() => {
  shown = stubNotifications();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function waitForATurn() {
  const store = createGameStore({ connection: 'connected', rev: 1, game: midGame(PROMPTS.waiting) });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  renderHook(useDesktopNotice, {
    wrapper: ({ children }) => (
      <GameProvider store={store} connection={connection} onLeave={() => {}}>
        {children}
      </GameProvider>
    ),
  });
  act(() => store.setState({ game: midGame(PROMPTS.main) }));
}

test('a turn that begins in another window is told on the desktop', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  waitForATurn();

  expect(shown).toHaveBeenCalledExactlyOnceWith('Your turn');
});

test('a turn that begins in the window with the focus needs no notice', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  waitForATurn();

  expect(shown).not.toHaveBeenCalled();
});
