import { mergeLearning, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { LearningProgress, LessonId } from '@amberhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import type { Answer, SentCall } from '../test/server.ts';
import { reloadProgress } from './learning-progress.ts';
import { refreshProgress, sendBeforeLogout, syncLearningProgress, useLearningSync } from './learning-sync.ts';
import { beginLesson, markLessonDone, saveLessonStep, useLessonProgress } from './lesson-progress.ts';
import { markPuzzleSolved, usePuzzleProgress } from './puzzle-progress.ts';
import { stopHints, useHintProgress } from './hint-progress.ts';
import { signOut, useSession } from './session.ts';

const MIRA = somebody();
const NILS = somebody([], { id: 8, username: 'Nils', name: 'Nils' });
const GAME = '0b0ed1a6-3c0f-4c0f-9f57-3a2f6a1f7a01';

const GET = 'GET /api/account/Mira/learning';
const POST = 'POST /api/account/Mira/learning';

/** What the server has of each account, as it stores it. */
let accounts: Map<string, LearningProgress>;
let sent: SentCall[];
/** Answers in place of the server's own. */
let failure: Answer | undefined;
let stop: () => void;

const progressOf = (name: string): LearningProgress => accounts.get(name) ?? NO_LEARNING_PROGRESS;
const lessons = (...done: LessonId[]): LearningProgress => ({
  ...NO_LEARNING_PROGRESS,
  lessons: { done, current: null },
});
const doneHere = (): readonly LessonId[] => useLessonProgress.getState().done;

function answer(name: string): Answer {
  if (failure) return failure;
  const { body } = sent.at(-1) ?? {};
  if (body !== undefined) accounts.set(name, mergeLearning(progressOf(name), body as LearningProgress));
  return { body: { success: true, progress: progressOf(name) } };
}

beforeEach(() => {
  vi.useFakeTimers();
  accounts = new Map();
  failure = undefined;
  sent = answerCalls({
    [GET]: () => answer('Mira'),
    [POST]: () => answer('Mira'),
    'GET /api/account/Nils/learning': () => answer('Nils'),
    'POST /api/account/Nils/learning': () => answer('Nils'),
  });
  useSession.setState({ status: 'anonymous', user: null, token: null });
  stop = syncLearningProgress();
});
afterEach(() => stop());

/** Answers arrive, and what is collected meanwhile is sent. */
const settle = () => vi.advanceTimersByTimeAsync(1000);
const calls = (): string[] => sent.map(({ call }) => call);

describe('after a login', () => {
  test('the progress of the visitor goes into the account, and both have all of it', async () => {
    accounts.set('Mira', { ...lessons('keys'), puzzles: { solved: ['bait'], current: null } });
    markLessonDone('turn');
    markPuzzleSolved('punch');
    stopHints();

    logIn(MIRA);
    await settle();

    expect(calls()).toEqual([POST]);
    expect(progressOf('Mira')).toEqual({
      lessons: { done: ['turn', 'keys'], current: null },
      puzzles: { solved: ['punch', 'bait'], current: null },
      hints: { isOff: true, games: [] },
    });
    expect(doneHere()).toEqual(['turn', 'keys']);
    expect(usePuzzleProgress.getState().solved).toEqual(['punch', 'bait']);
  });

  test('the progress of other devices is shown, with the open lesson and the hints', async () => {
    const current = { gameId: GAME, begunAt: 5, isLeft: false, lesson: 'play', step: 2 } as const;
    const hints = { isOff: false, games: [{ id: GAME, seen: ['reap' as const] }] };
    accounts.set('Mira', { ...NO_LEARNING_PROGRESS, lessons: { done: ['turn'], current }, hints });

    logIn(MIRA);
    await settle();

    expect(calls()).toEqual([GET]);
    expect(useLessonProgress.getState()).toEqual({ done: ['turn'], current });
    expect(useHintProgress.getState()).toEqual(hints);
  });

  test('the progress is still unknown until the first answer, and known at the next login', async () => {
    logIn(MIRA);
    expect(useLearningSync.getState().isLoading).toBe(true);
    await settle();
    expect(useLearningSync.getState().isLoading).toBe(false);

    useSession.setState({ status: 'unreachable', user: null, token: null });
    logIn(MIRA);

    expect(useLearningSync.getState().isLoading).toBe(false);
  });

  test('the progress is still unknown if the page was closed before the first answer', () => {
    logIn(MIRA);
    stop();
    useSession.setState({ status: 'starting', user: null, token: null });
    useLearningSync.setState({ isLoading: false });

    stop = syncLearningProgress();
    logIn(MIRA);

    expect(useLearningSync.getState().isLoading).toBe(true);
  });

  test('a server that does not answer keeps nobody waiting', async () => {
    failure = { status: 500, body: {} };

    logIn(MIRA);
    await settle();

    expect(useLearningSync.getState().isLoading).toBe(false);
  });

  test('a new token changes nothing', async () => {
    logIn(MIRA);
    await settle();

    useSession.setState({ status: 'member', user: MIRA, token: 'token-2' });
    await settle();

    expect(calls()).toEqual([GET]);
  });
});

describe('the progress of a user', () => {
  beforeEach(async () => {
    logIn(MIRA);
    await settle();
    sent.length = 0;
  });

  test('is sent after a moment, in one call', async () => {
    beginLesson(GAME, 'turn');
    saveLessonStep(1);
    markLessonDone('turn');
    await settle();

    expect(calls()).toEqual([POST]);
    expect(progressOf('Mira').lessons).toMatchObject({ done: ['turn'], current: { step: 1 } });
  });

  test('that the account has already is not sent', async () => {
    markLessonDone('turn');
    await settle();
    markLessonDone('turn');
    await settle();

    expect(calls()).toEqual([POST]);
  });

  test('that grows while a call is under way is sent as well', async () => {
    markLessonDone('turn');
    await vi.advanceTimersByTimeAsync(500);
    markLessonDone('house');
    await settle();

    expect(progressOf('Mira').lessons.done).toEqual(['turn', 'house']);
  });

  test('is kept while the server cannot be reached, and sent later', async () => {
    failure = { status: 503, body: {} };
    markLessonDone('turn');
    await settle();
    expect(doneHere()).toEqual(['turn']);
    expect(progressOf('Mira')).toEqual(NO_LEARNING_PROGRESS);

    failure = undefined;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });

  test('is sent ever more rarely while the server cannot be reached, and at once when it can', async () => {
    failure = { status: 503, body: {} };
    markLessonDone('turn');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.length).toBeLessThan(7);

    failure = undefined;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);

    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });

  test('is sent again soon after a failure that follows a success', async () => {
    failure = { status: 503, body: {} };
    markLessonDone('turn');
    await vi.advanceTimersByTimeAsync(60_000);
    failure = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    failure = { status: 503, body: {} };
    markLessonDone('house');
    await settle();

    failure = undefined;
    await vi.advanceTimersByTimeAsync(6000);

    expect(progressOf('Mira').lessons.done).toEqual(['turn', 'house']);
  });

  test('is known to be sent, although an earlier answer comes later', async () => {
    const early = Promise.withResolvers<Response>();
    const answered = fetch;
    vi.stubGlobal('fetch', () => early.promise);
    refreshProgress();
    vi.stubGlobal('fetch', answered);
    markLessonDone('turn');
    await settle();
    early.resolve(Response.json({ success: true, progress: NO_LEARNING_PROGRESS }));
    await settle();

    signOut();

    expect(doneHere()).toEqual([]);
  });

  test('that the server refuses is not sent again and again', async () => {
    failure = { status: 400, body: { success: false, message: 'No.' } };
    markLessonDone('turn');
    await vi.advanceTimersByTimeAsync(600_000);

    expect(calls()).toEqual([POST]);
  });

  test('is sent at the next visit if the page was closed before', async () => {
    markLessonDone('turn');
    stop();
    useSession.setState({ status: 'starting', user: null, token: null });

    stop = syncLearningProgress();
    logIn(MIRA);
    await settle();

    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });

  test('of other devices is fetched when a page asks for it', async () => {
    accounts.set('Mira', lessons('keys'));

    refreshProgress();
    refreshProgress();
    await settle();

    expect(calls()).toEqual([GET]);
    expect(doneHere()).toEqual(['keys']);
  });

  test('is sent again after the login has ended and its user has logged in again', async () => {
    useSession.setState({ status: 'ended', user: MIRA, token: null });
    markLessonDone('turn');
    refreshProgress();
    await settle();
    expect(calls()).toEqual([]);

    logIn(MIRA);
    await settle();

    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });
});

describe('after a logout', () => {
  beforeEach(async () => {
    logIn(MIRA);
    markLessonDone('turn');
    await settle();
  });

  test('nothing of it is left in this browser', () => {
    signOut();

    expect(doneHere()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('the next user gets nothing of it', async () => {
    signOut();
    logIn(NILS);
    await settle();

    expect(progressOf('Nils')).toEqual(NO_LEARNING_PROGRESS);
    expect(doneHere()).toEqual([]);
  });

  test('what a visitor does next goes into the next account, alone', async () => {
    signOut();
    markLessonDone('house');
    logIn(NILS);
    await settle();

    expect(progressOf('Nils').lessons.done).toEqual(['house']);
    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });

  test('what could not be sent waits for the same user', async () => {
    failure = { status: 503, body: {} };
    markLessonDone('house');
    await sendBeforeLogout();
    signOut();
    failure = undefined;

    logIn(MIRA);
    await settle();

    expect(progressOf('Mira').lessons.done).toEqual(['turn', 'house']);
  });

  test('what could not be sent does not go into another account', async () => {
    failure = { status: 503, body: {} };
    markLessonDone('house');
    await sendBeforeLogout();
    signOut();
    failure = undefined;

    logIn(NILS);
    await settle();

    expect(progressOf('Nils')).toEqual(NO_LEARNING_PROGRESS);
    expect(doneHere()).toEqual([]);
  });

  test('what a login could not send does not go into another account', async () => {
    signOut();
    failure = { status: 503, body: {} };
    markLessonDone('house');
    logIn(MIRA);
    await settle();
    signOut();
    failure = undefined;

    logIn(NILS);
    await settle();

    expect(progressOf('Nils')).toEqual(NO_LEARNING_PROGRESS);
  });

  test('an answer that comes late is ignored', async () => {
    refreshProgress();
    signOut();
    await settle();

    expect(doneHere()).toEqual([]);
  });
});

describe('before a logout', () => {
  test('what is not sent yet is sent', async () => {
    logIn(MIRA);
    await settle();
    markLessonDone('turn');

    await sendBeforeLogout();

    expect(progressOf('Mira').lessons.done).toEqual(['turn']);
  });

  test('nothing is sent if the account has everything', async () => {
    logIn(MIRA);
    await settle();
    sent.length = 0;

    await sendBeforeLogout();

    expect(calls()).toEqual([]);
  });
});

describe('another tab', () => {
  test('that logs out and in as another user leaves nothing of the first user here', async () => {
    logIn(MIRA);
    markLessonDone('turn');
    await settle();
    // The other tab has forgotten the progress of Mira, and stored that of Nils.
    localStorage.clear();
    localStorage.setItem('learningAccount', JSON.stringify({ userId: NILS.id, progress: lessons('keys') }));
    localStorage.setItem('lessons', JSON.stringify(lessons('keys').lessons));
    accounts.set('Nils', lessons('keys'));

    logIn(NILS);
    await settle();

    expect(progressOf('Nils').lessons.done).toEqual(['keys']);
    expect(doneHere()).toEqual(['keys']);
  });

  test('that logs out leaves nothing here', async () => {
    logIn(MIRA);
    markLessonDone('turn');
    await settle();
    localStorage.clear();

    signOut();

    expect(doneHere()).toEqual([]);
  });
});

test('a login that has ended while the site was closed leaves nothing that the account has', async () => {
  logIn(MIRA);
  markLessonDone('turn');
  await settle();
  stop();
  useSession.setState({ status: 'starting', user: null, token: null });
  reloadProgress();
  expect(doneHere()).toEqual(['turn']);

  stop = syncLearningProgress();
  signOut();

  expect(doneHere()).toEqual([]);
});
