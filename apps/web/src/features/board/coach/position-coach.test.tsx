import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameView, PositionGoal } from '@amberhall/protocol';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { beginPositionQuestion, usePositionQuestion } from '../../../lib/position-question.ts';
import { withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import { CoachSlot } from './coach-slot.tsx';

const GAME = 'game-1';
const START = withTable(midGame(PROMPTS.main), { turn: 3, activePlayer: WREN });
const QUESTION = 'Which creature fights first?';

beforeEach(() => {
  localStorage.clear();
  usePositionQuestion.setState({ current: null });
});

function show(goal: PositionGoal, gameId = GAME) {
  beginPositionQuestion(GAME, { key: 'k1', question: QUESTION, goal, createdAt: '2026-11-27T08:00:00.000Z' });
  const store = createGameStore({ connection: 'connected', rev: 1, game: START });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  render(
    <MemoryRouter>
      <GameProvider store={store} connection={connection} onLeave={() => {}}>
        <CoachSlot gameId={gameId} />
        <p>The rest of the board</p>
      </GameProvider>
    </MemoryRouter>,
  );
  return (game: GameView) => act(() => store.setState({ game }));
}

const sentence = async (): Promise<string | null> => (await screen.findByRole('status')).textContent;

test('the question of a shared position stays for the whole game', async () => {
  const update = show('play');
  expect(await sentence()).toBe(QUESTION);
  expect(screen.getByRole('link', { name: 'To the position' }).getAttribute('href')).toBe('/position/k1');

  update(withTable(START, { turn: 4, activePlayer: CORVANE }));

  expect(await sentence()).toBe(QUESTION);
});

test('a position to win is won or over with its turn', async () => {
  const update = show('win');
  await sentence();

  update(withTable(START, { turn: 4, activePlayer: CORVANE }));
  expect(await sentence()).toBe('The turn is over without a win.');

  update(withTable(START, { winner: WREN, winReason: 'keys' }));
  expect(await sentence()).toBe('Solved. Well played!');
});

test('a player who closes the question plays on without it', async () => {
  show('play');

  await userEvent.click(await screen.findByRole('button', { name: 'Close the question' }));

  expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
  expect(usePositionQuestion.getState().current).toBeNull();
});
