import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useLessonProgress } from '../../lib/lesson-progress.ts';
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

test('the door leads a newcomer to the first of six lessons', () => {
  show();

  expect(screen.getByRole('button', { name: 'Start the first lesson' })).toHaveProperty('disabled', false);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('0 of 6 done')).toBeDefined();
});

test('a learner continues with the first lesson that is not done', () => {
  useLessonProgress.setState({ done: ['turn', 'play'] });
  show();

  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start: Turn and house' }).textContent).toBe('Start');
  expect(screen.getByRole('button', { name: 'Start: A turn' }).textContent).toBe('Again');
});

test('no lesson can be started without the lobby', () => {
  useLobby.setState({ connection: 'disconnected' });
  show();

  expect(screen.getByRole('button', { name: 'Start the first lesson' })).toHaveProperty('disabled', true);
});
