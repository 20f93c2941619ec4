/** The progress of a user in lessons, puzzles and hints is stored in their account, for their other devices. */
import { LearningReply } from '@amberhall/protocol';
import type { LearningProgress, User } from '@amberhall/protocol';
import { create } from 'zustand';
import { call } from './http.ts';
import {
  forgetLearningAccount,
  hasUnsentProgress,
  learningAccount,
  storeLearningAccount,
} from './learning-account.ts';
import {
  addProgress,
  followProgress,
  forgetProgress,
  localProgress,
  reloadProgress,
} from './learning-progress.ts';
import { isWorthRetrying } from './query-client.ts';
import { useSession } from './session.ts';
import type { Session } from './session.ts';

/** Milliseconds in which changes are collected. */
const SEND_DELAY_MS = 500;
/** Milliseconds until a failed call is repeated; each wait is twice as long as the one before. */
const RETRY_MS = { first: 5000, longest: 300_000 } as const;
/** Milliseconds that the server has for its answer, and while the user waits for the end of a logout. */
const ANSWER_MS = { usual: 15_000, logout: 3000 } as const;

/** Whether the progress of the account is awaited in a browser that does not know it yet. */
export const useLearningSync = create<{ isLoading: boolean }>(() => ({ isLoading: false }));

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let running = 0;

/** @returns a function that stops it */
export function syncLearningProgress(): () => void {
  followSession(useSession.getState(), { status: 'starting', user: null, token: null });
  const stops = [useSession.subscribe(followSession), followProgress(sendSoon)];
  addEventListener('online', retryNow);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('online', retryNow);
    clearTimeout(timer);
  };
}

/** Fetches what other devices have added, unless a call is under way. */
export function refreshProgress(): void {
  if (running === 0) void exchangeProgress(ANSWER_MS.usual);
}

/** Sends what the account does not have yet, if the server answers soon. */
export async function sendBeforeLogout(): Promise<void> {
  if (hasUnsentProgress(learningAccount())) await exchangeProgress(ANSWER_MS.logout);
}

function followSession(session: Session, before: Session): void {
  const isNewUser = before.status !== 'member' || session.user?.id !== before.user.id;
  if (session.status === 'member' && isNewUser) enter(session.user);
  if (session.status === 'anonymous' && before.status !== 'anonymous') leave();
}

function enter({ id }: User): void {
  const account = learningAccount();
  // The progress of a visitor goes into the account, and that of another user does not.
  if (account && account.userId !== id) forgetProgress();
  else reloadProgress();
  if (account?.userId !== id) storeLearningAccount({ userId: id, progress: null });
  useLearningSync.setState({ isLoading: !learningAccount()?.progress });
  failures = 0;
  void exchangeProgress(ANSWER_MS.usual);
}

/** What the account has is removed from this browser. The rest waits for the next login of the same user. */
function leave(): void {
  const account = learningAccount();
  if (account === undefined) return reloadProgress();
  if (hasUnsentProgress(account)) return;
  forgetProgress();
  forgetLearningAccount();
}

function sendSoon(): void {
  if (useSession.getState().status !== 'member') return;
  if (hasUnsentProgress(learningAccount())) exchangeIn(SEND_DELAY_MS);
}

function retryNow(): void {
  if (failures > 0) void exchangeProgress(ANSWER_MS.usual);
}

function exchangeIn(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void exchangeProgress(ANSWER_MS.usual), wait);
}

/** Sends what the account does not have yet, or else fetches what it has. A failure is repeated later. */
async function exchangeProgress(answerMs: number): Promise<void> {
  clearTimeout(timer);
  const { status, user } = useSession.getState();
  if (status !== 'member') return;
  running++;
  try {
    const progress = await callFor(user, answerMs);
    if (useSession.getState().user?.id === user.id) receive(user, progress);
    failures = 0;
  } catch (error) {
    const wait = Math.min(RETRY_MS.first * 2 ** failures++, RETRY_MS.longest);
    if (isWorthRetrying(error as Error)) exchangeIn(wait);
  } finally {
    running--;
    if (running === 0) useLearningSync.setState({ isLoading: false });
  }
}

async function callFor({ username }: User, answerMs: number): Promise<LearningProgress> {
  const { progress } = await call(`/api/account/${encodeURIComponent(username)}/learning`, {
    ...(hasUnsentProgress(learningAccount()) && { method: 'POST', body: localProgress() }),
    reply: LearningReply,
    signal: AbortSignal.timeout(answerMs),
  });
  return progress;
}

function receive({ id }: User, progress: LearningProgress): void {
  storeLearningAccount({ userId: id, progress });
  addProgress(progress);
}
