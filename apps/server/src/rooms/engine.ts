/** The engine as rooms use it: games begun and played again, their viewpoints, their journal. */
import type { Decision, JournalEntry, Opening } from '@amberhall/engine';
import type { LogLine, PlayerId, TableView, Viewer } from '@amberhall/engine/vocabulary';
import type { TableFeed } from './channel.ts';

export type { Decision, JournalEntry, Opening };

/** What became of a decision; a refused one changed nothing. */
export type Decided = { ok: true } | { ok: false; code: 'STALE_PROMPT' | 'NOT_OFFERED' | 'NOT_YOUR_PROMPT' };

/** A game under way. Everything but `play` only reads. */
export interface Play {
  /** @throws when the engine fails, after which the game must be played again from its journal */
  play(player: PlayerId, decision: Decision, promptId: string | undefined): Decided;
  readonly journal: readonly JournalEntry[];
  readonly over: { winner: PlayerId | null; reason: 'keys' | 'concede' } | null;
  feed(viewer: Viewer): TableFeed;
  /** Log lines since the last call for this viewer. */
  newLines(viewer: Viewer): LogLine[];
  view(viewer: Viewer): TableView;
}

export interface PlayEngine {
  begin(opening: Opening): Play;
  /** @throws when the journal does not fit the rules as they are now */
  again(opening: Opening, journal: readonly JournalEntry[]): Play;
}

export const engine: PlayEngine = {
  begin() {
    throw new Error('The engine cannot be reached');
  },
  again() {
    throw new Error('The engine cannot be reached');
  },
};
