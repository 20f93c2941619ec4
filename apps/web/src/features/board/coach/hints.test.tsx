import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameView } from '@amberhall/protocol';
import { PRACTICE_BOT } from '@amberhall/protocol';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { hintsLeft, noteHint, useHintProgress } from '../../../lib/hint-progress.ts';
import { BoardLayout } from '../board-layout.tsx';
import { cardQueries } from '../../../cards/index.ts';
import { CATALOGUE } from '../fixture/catalogue.ts';
import { withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import { CoachSlot } from './coach-slot.tsx';

const GAME = 'game-1';

/** A main step against the bot, with nothing urgent. */
function mainStep(): GameView {
  const game = withPlayer(withPlayer(midGame(PROMPTS.main), WREN, { amber: 0 }), CORVANE, { amber: 0 });
  const { [CORVANE]: bot } = game.people;
  return { ...game, people: { ...game.people, ...(bot && { [PRACTICE_BOT]: bot }) } };
}

function show(game: GameView) {
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <GameProvider store={store} connection={connection} onLeave={() => {}}>
          <BoardLayout />
          <CoachSlot gameId={GAME} />
        </GameProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return (next: GameView) => act(() => store.setState({ game: next }));
}

const hint = () => screen.findByRole('region', { name: 'Coach' });
const noHint = () => screen.queryByRole('region', { name: 'Coach' });

describe('hints against the bot', () => {
  test('name a card that can be played, and then the next thing', async () => {
    show(mainStep());
    expect((await hint()).textContent).toMatch(/You can play .+\. Cards cost nothing\./);

    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));

    expect((await hint()).textContent).toMatch(/is ready: reap with it/);
  });

  test('say first what is urgent', async () => {
    show(withPlayer(mainStep(), CORVANE, { amber: 6, keyCost: 6 }));

    expect((await hint()).textContent).toMatch(/Your opponent forges a key next turn/);
  });

  test('are silent while a target is chosen', async () => {
    const update = show(mainStep());
    await hint();

    update({ ...mainStep(), table: midGame(PROMPTS.attack).table });

    expect(noHint()).toBeNull();
  });

  test('end for good when the player wants no more', async () => {
    show(mainStep());

    await hint();
    await userEvent.click(screen.getByRole('button', { name: 'No more hints' }));

    expect(noHint()).toBeNull();
    expect(useHintProgress.getState().isOff).toBe(true);
  });
});

describe('the hints that are left', () => {
  test('are those that the game has not shown, and end with the third game', () => {
    noteHint('one', 'play');
    expect(hintsLeft(useHintProgress.getState(), 'one')).not.toContain('play');
    noteHint('two', 'play');
    noteHint('three', 'check');

    expect(hintsLeft(useHintProgress.getState(), 'three')).toEqual(['danger']);
    expect(hintsLeft(useHintProgress.getState(), 'four')).toEqual([]);
  });
});
