/** The question of the shared position that the user of this browser plays. */
import { PositionLinkEntry } from '@amberhall/protocol';
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'positionQuestion';

const PositionQuestion = z.object({
  /** `null` without a running game that belongs to a shared position. */
  current: z
    .object({ gameId: z.string(), link: PositionLinkEntry.pick({ key: true, question: true, goal: true }) })
    .nullable(),
});
type PositionQuestion = z.infer<typeof PositionQuestion>;

export const usePositionQuestion = create<PositionQuestion>(() => {
  const stored = PositionQuestion.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { current: null };
});

function save(state: PositionQuestion): void {
  usePositionQuestion.setState(state);
  writeStored(STORAGE_KEY, state);
}

export function beginPositionQuestion(gameId: string, { key, question, goal }: PositionLinkEntry): void {
  save({ current: { gameId, link: { key, question, goal } } });
}

/** The game goes on without its question. */
export function leavePositionQuestion(): void {
  save({ current: null });
}
