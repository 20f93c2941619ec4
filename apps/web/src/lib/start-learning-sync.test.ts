import { NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { markLessonDone, useLessonProgress } from './lesson-progress.ts';
import { useSession } from './session.ts';
import { startLearningSync } from './start-learning-sync.ts';

let stop: () => void;
afterEach(() => stop());

const VISITOR = { status: 'anonymous', user: null, token: null } as const;

test('the progress of a visitor goes into the account at the login, and stays here until then', async () => {
  const sent = answerCalls({
    'POST /api/account/Mira/learning': { success: true, progress: NO_LEARNING_PROGRESS },
  });
  stop = startLearningSync();
  useSession.setState(VISITOR);
  markLessonDone('turn');
  expect(sent).toEqual([]);

  logIn(somebody());

  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ lessons: { done: ['turn'] } });
});

test('the progress of an account is removed if its login has ended before the page was opened', async () => {
  const lessons = { done: ['turn' as const], current: null };
  markLessonDone('turn');
  localStorage.setItem(
    'learningAccount',
    JSON.stringify({ userId: 7, progress: { ...NO_LEARNING_PROGRESS, lessons } }),
  );
  stop = startLearningSync();

  useSession.setState(VISITOR);

  await vi.waitFor(() => expect(useLessonProgress.getState().done).toEqual([]));
});
