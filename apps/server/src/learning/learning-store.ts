/** Progress in lessons, puzzles and hints in the database. */
import { eq } from 'drizzle-orm';
import { mergeLearning, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { LearningProgress } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { learningProgress } from '../database/learning-schema.ts';

export class LearningStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(userId: number): Promise<LearningProgress> {
    const [row] = await this.#database
      .select()
      .from(learningProgress)
      .where(eq(learningProgress.userId, userId));
    // Merged, because another version of the site may have stored lessons that this one does not have.
    return mergeLearning(NO_LEARNING_PROGRESS, row?.progress ?? NO_LEARNING_PROGRESS);
  }

  /** Adds to what is stored. @returns what is stored then */
  merge(userId: number, progress: LearningProgress): Promise<LearningProgress> {
    return this.#database.transaction(async (transaction) => {
      await transaction
        .insert(learningProgress)
        .values({ userId, progress: NO_LEARNING_PROGRESS })
        .onConflictDoNothing();
      // Two devices at once must not overwrite what the other one adds.
      const [row] = await transaction
        .select()
        .from(learningProgress)
        .where(eq(learningProgress.userId, userId))
        .for('update');
      const merged = mergeLearning(row?.progress ?? NO_LEARNING_PROGRESS, progress);
      await transaction
        .update(learningProgress)
        .set({ progress: merged })
        .where(eq(learningProgress.userId, userId));
      return merged;
    });
  }
}
