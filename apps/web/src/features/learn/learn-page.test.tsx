import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { LESSONS, NO_LEARNING_PROGRESS, PUZZLES } from '@amberhall/protocol';
import type { LessonId } from '@amberhall/protocol';
import { useLearningSync } from '../../lib/learning-sync.ts';
import { useLessonProgress } from '../../lib/lesson-progress.ts';
import { usePuzzleProgress } from '../../lib/puzzle-progress.ts';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { pendingGame } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { LearnPage } from './learn-page.tsx';

beforeEach(() => {
  useLobby.setState({ ...initialLobby, connection: 'connected' });
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

test.each([
  ['no lesson', [], 'A turn'],
  ['two lessons', ['turn', 'play'], 'Turn and house'],
  ['all lessons', LESSONS.map(({ id }) => id), 'A turn'],
] satisfies [string, LessonId[], string][])(
  'a learner who has done %s finds one lesson marked as the next',
  (_, done, next) => {
    useLessonProgress.setState({ done });
    show();

    const lessons = within(screen.getByRole('region', { name: 'Lessons' })).getAllByRole('listitem');
    const marked = lessons.filter((lesson) => lesson.getAttribute('aria-current') === 'step');
    expect(marked.map((lesson) => within(lesson).getByRole('heading').firstChild?.textContent)).toEqual([
      next,
    ]);
  },
);

test.each([
  ['a visitor', 'anonymous', /^Short lessons .* You need no account/],
  ['a user whose login is being tried', 'starting', /^Short lessons .* Your account remembers/],
] as const)('%s reads who remembers the progress', (_who, status, sentence) => {
  useSession.setState({ status, user: null, token: null });
  show();

  expect(screen.getByText(sentence)).toBeDefined();
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

describe('a lesson', () => {
  test('that is started is the one that the coach knows', async () => {
    const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-1' } });
    const user = openPage(<LearnPage />, '/learn');

    await user.click(screen.getByRole('button', { name: /^Start ?: Turn and house$/ }));

    await waitFor(() => expect(useLessonProgress.getState().current).not.toBeNull());
    const { lesson, ...rest } = useLessonProgress.getState().current ?? {};
    expect(rest).toMatchObject({ gameId: 'game-1', step: 0, isLeft: false });
    const { position } = LESSONS.find(({ id }) => id === lesson) ?? {};
    expect(lobby.commands).toEqual([['practice', { position, botLevel: 'steady' }]]);
  });

  test('that is refused can be started again, and is not the one of the coach', async () => {
    const lobby = await connectTestLobby({ practice: { ok: false, code: 'BAD_REQUEST', message: 'No.' } });
    const user = openPage(<LearnPage />, '/learn');
    const start = () => screen.getByRole('button', { name: 'Start the first lesson' });

    await user.click(start());
    await waitFor(() => expect(start()).toHaveProperty('disabled', false));
    await user.click(start());

    await waitFor(() => expect(lobby.commands).toHaveLength(2));
    expect(useLessonProgress.getState().current).toBeNull();
  });

  test('does not replace a game with somebody else', () => {
    show();

    act(() => useLobby.setState({ pending: pendingGame() }));

    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  });

  test('follows when all of them are done: the first one again', () => {
    useLessonProgress.setState({ done: LESSONS.map(({ id }) => id) });
    show();

    expect(screen.getByText(`${LESSONS.length} of ${LESSONS.length} done`)).toBeDefined();
    // One for each lesson, and the large one for the first.
    expect(screen.getAllByRole('button', { name: /^Again/ })).toHaveLength(LESSONS.length + 1);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

test('a puzzle that is started is the one whose question the board asks', async () => {
  const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-1' } });
  const user = openPage(<LearnPage />, '/learn');
  const puzzles = within(screen.getByRole('region', { name: 'Puzzles' })).getAllByRole('button');

  await user.click(puzzles[1] ?? document.body);

  await waitFor(() =>
    expect(usePuzzleProgress.getState().current).toMatchObject({
      gameId: 'game-1',
      puzzle: PUZZLES[1]?.id,
    }),
  );
  expect(lobby.commands).toEqual([['practice', { position: PUZZLES[1]?.position, botLevel: 'steady' }]]);
});

test('only members have shared positions', async () => {
  const sent = answerCalls({ 'GET /api/position-links': { success: true, links: [] } });
  openPage(<LearnPage />);
  expect(sent).toEqual([]);

  act(() => logIn(somebody()));

  await waitFor(() => expect(sent).toHaveLength(1));
});

describe('the progress of a member', () => {
  const LEARNING = 'GET /api/account/Mira/learning';

  test('is fetched when the page opens, and when its user returns to it', async () => {
    logIn(somebody());
    let { lessons } = NO_LEARNING_PROGRESS;
    const sent = answerCalls({
      'GET /api/position-links': { success: true, links: [] },
      [LEARNING]: () => ({ body: { success: true, progress: { ...NO_LEARNING_PROGRESS, lessons } } }),
    });
    const fetched = () => sent.filter(({ call }) => call === LEARNING).length;
    openPage(<LearnPage />, '/learn');
    await waitFor(() => expect(fetched()).toBe(1));

    lessons = { done: ['turn', 'house'], current: null };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByText('2 of 11 done')).toBeDefined();
    expect(fetched()).toBe(2);
  });

  test('is not shown as nothing until it is known', () => {
    show();

    act(() => useLearningSync.setState({ isLoading: true }));
    expect(screen.queryByText(/^0 of/)).toBeNull();
    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);

    act(() => useLearningSync.setState({ isLoading: false }));
    expect(screen.getByText('0 of 11 done')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start the first lesson' })).toHaveProperty('disabled', false);
  });
});
