/** The account that the progress in this browser belongs to. Without one, it is that of a visitor. */
import { LearningProgress, mergeLearning, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import { z } from 'zod';
import { localProgress } from './learning-progress.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { LEARNING_ACCOUNT_KEY } from './storage-keys.ts';

const LearningAccount = z.strictObject({
  userId: z.int(),
  /** What the server is known to have stored; `null` before its first answer. */
  progress: LearningProgress.nullable(),
});
type LearningAccount = z.infer<typeof LearningAccount>;

export function learningAccount(): LearningAccount | undefined {
  const stored = LearningAccount.safeParse(readStored(LEARNING_ACCOUNT_KEY));
  return stored.success ? stored.data : undefined;
}

export const storeLearningAccount = (account: LearningAccount): void =>
  writeStored(LEARNING_ACCOUNT_KEY, account);

export const forgetLearningAccount = (): void => removeStored(LEARNING_ACCOUNT_KEY);

/** @returns whether this browser knows of progress that the account may not have */
export function hasUnsentProgress(account: LearningAccount | undefined): boolean {
  const sent = account?.progress ?? NO_LEARNING_PROGRESS;
  // Merged progress has one form, so that equal progress is equal text.
  const textOf = (progress: LearningProgress): string => JSON.stringify(mergeLearning(sent, progress));
  return textOf(localProgress()) !== textOf(sent);
}
