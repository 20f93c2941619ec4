import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameView } from '@amberhall/protocol';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cardQueries } from '../../../cards/index.ts';
import { beginLesson, saveLessonStep, useLessonProgress } from '../../../lib/lesson-progress.ts';
import { CATALOGUE } from '../fixture/catalogue.ts';
import { withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import { CoachSlot } from './coach-slot.tsx';

const GAME = 'game-1';
/** The learner is about to choose a house, in the first turn of an arranged game. */
const START = withPlayer(withTable(midGame(PROMPTS.main), { turn: 3, activePlayer: WREN }), WREN, {
  activeHouse: null,
});

function show(game: GameView) {
  const client = new QueryClient();
  client.setQueryData(cardQueries.catalogue().queryKey, CATALOGUE);
  const store = createGameStore({ connection: 'connected', rev: 1, game });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <GameProvider store={store} connection={connection} onLeave={() => {}}>
          <CoachSlot gameId={GAME} />
        </GameProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return (next: GameView) => act(() => store.setState({ game: next }));
}

const sentence = async (): Promise<string | null> => (await screen.findByRole('status')).textContent;

test('the coach says what to do, and goes on when it is done', async () => {
  beginLesson(GAME, 'turn');
  const update = show(START);
  expect(await sentence()).toMatch(/Choose Untamed\.$/);

  update(withPlayer(START, WREN, { activeHouse: 'untamed' }));

  expect(await sentence()).toMatch(/^Cards with a green edge/);
  expect(screen.getByText('2 of 6')).toBeDefined();
  expect(useLessonProgress.getState().current?.step).toBe(1);
});

test('a lesson goes on at its open step after a reload', async () => {
  beginLesson(GAME, 'turn');
  saveLessonStep(4);

  show(withPlayer(START, WREN, { activeHouse: 'untamed' }));

  expect(await sentence()).toMatch(/^End your turn/);
});

test('the last step marks the lesson as done, and offers the next one', async () => {
  beginLesson(GAME, 'turn');
  saveLessonStep(5);

  show(withPlayer(START, WREN, { keys: { red: true, blue: false, yellow: false } }));

  expect(await sentence()).toMatch(/^You have forged a key/);
  expect(screen.getByRole('button', { name: 'Next lesson' })).toBeDefined();
  expect(useLessonProgress.getState().done).toEqual(['turn']);
});

test('a learner who took another way can start again', async () => {
  beginLesson(GAME, 'turn');
  const update = show(START);
  await sentence();

  update(withTable(START, { turn: 4, activePlayer: CORVANE }));

  expect(await sentence()).toMatch(/start the lesson again/);
  expect(screen.getByRole('button', { name: 'Start again' })).toBeDefined();
});

test('a skipped lesson leaves the game without the coach', async () => {
  beginLesson(GAME, 'turn');
  show(START);

  await userEvent.click(await screen.findByRole('button', { name: 'Skip the lesson' }));

  expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
});

test('other games have no coach', () => {
  beginLesson('another game', 'turn');
  show(START);

  expect(screen.queryByRole('status')).toBeNull();
});
