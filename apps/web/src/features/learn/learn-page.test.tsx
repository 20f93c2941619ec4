import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { PUZZLES } from '@amberhall/protocol';
import { useLessonProgress } from '../../lib/lesson-progress.ts';
import { usePuzzleProgress } from '../../lib/puzzle-progress.ts';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { LearnPage } from './learn-page.tsx';

beforeEach(() => {
  useLobby.setState({ ...initialLobby, connection: 'connected' });
  useLessonProgress.setState({ done: [], current: null });
});

const show = () =>
  render(
    <MemoryRouter>
      <LearnPage />
    </MemoryRouter>,
  );

test('the door leads a newcomer to the first of eleven lessons', () => {
  show();

  expect(screen.getByRole('button', { name: 'Start the first lesson' })).toHaveProperty('disabled', false);
  const lessons = screen.getByRole('region', { name: 'Lessons' });
  expect(within(lessons).getAllByRole('listitem')).toHaveLength(11);
  expect(screen.getByText('0 of 11 done')).toBeDefined();
});

test('a learner continues with the first lesson that is not done', () => {
  useLessonProgress.setState({ done: ['turn', 'play'] });
  show();

  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Start ?: Turn and house$/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Again ?: A turn$/ })).toBeDefined();
});

test('no lesson can be started without the lobby', () => {
  useLobby.setState({ connection: 'disconnected' });
  show();

  expect(screen.getByRole('button', { name: 'Start the first lesson' })).toHaveProperty('disabled', true);
});

test('the door lists the puzzles with their questions, and which are solved', () => {
  usePuzzleProgress.setState({ solved: ['punch'], current: null });
  show();

  const puzzles = within(screen.getByRole('region', { name: 'Puzzles' })).getAllByRole('button');
  expect(puzzles).toHaveLength(PUZZLES.length);
  expect(puzzles[0]?.textContent).toBe('Can you destroy every enemy creature this turn?, done');
  expect(puzzles[1]?.textContent).toBe('2Can you win this turn?');
});
