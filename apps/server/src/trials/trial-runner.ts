/** Plays the trials of the queue in the threads of the bots. */
import { trialReport } from '@amberhall/bots';
import type { TrialGame } from '@amberhall/bots';
import { TRIAL_GAMES } from '@amberhall/protocol';
import type { DeckStore } from '../decks/deck-store.ts';
import { deckListOf } from '../decks/deck-cards.ts';
import type { ThinkingPool } from '../thinking/thinking-pool.ts';
import { WorkRunner } from '../thinking/work-runner.ts';
import type { WorkRunnerParts } from '../thinking/work-runner.ts';
import type { TrialRow, TrialStore } from './trial-store.ts';

export interface TrialRunnerParts extends Pick<
  WorkRunnerParts<TrialGame, TrialRow>,
  'name' | 'version' | 'now' | 'logger'
> {
  trialStore: TrialStore;
  deckStore: Pick<DeckStore, 'byId'>;
  thinking: Pick<ThinkingPool, 'trialGame'>;
  /** The games of one trial. */
  games?: number;
}

const HELD_MS = 60_000;

export function trialRunner(parts: TrialRunnerParts): WorkRunner<TrialGame, TrialRow> {
  const { trialStore, deckStore, thinking, games = TRIAL_GAMES, ...process } = parts;
  return new WorkRunner({
    ...process,
    queue: trialStore.queue,
    begin: async ({ deckId }) => {
      const deck = await deckStore.byId(deckId);
      if (deck?.houses.length !== 3) return null;
      const list = deckListOf(deck);
      return { pieces: games, piece: (number) => thinking.trialGame({ deck: list, number }) };
    },
    cancel: ({ deckId }) => trialStore.cancel(deckId),
    finish: (row, done, at) => trialStore.finish(row, trialReport(done), parts.version, at),
    failure: 'Could not try a deck',
    heldMs: HELD_MS,
  });
}
