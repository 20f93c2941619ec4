import type { Deck } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deckQueries } from '../../lib/deck-queries.ts';
import { CallError } from '../../lib/http.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { importDeck } from './api.ts';
import { linkProblem } from './deck-links.ts';

/** One link of the import. */
export type BulkRow = { link: string } & (
  | { state: 'waiting' | 'running' | 'invalid' }
  /** The server wants no call before this time (ms since 1970). */
  | { state: 'paused'; until: number }
  | { state: 'done'; deck: Deck }
  | { state: 'failed'; reasons: readonly string[] }
);

/** A link for which the server asks for more seconds than these fails. */
const MAX_PAUSE_SECONDS = 600;
/** So often, the import waits for the same link. */
const MAX_PAUSES = 5;

/** Imports decks one after the other, so that neither our server nor the deck service is overloaded. */
export function useBulkImport() {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  const stop = useCallback((): void => run.current?.abort(), []);
  // The page is closed or the user has changed, so that the import must stop.
  useEffect(() => stop, [stop]);

  const updateRow = (row: BulkRow): void =>
    setRows((current) => current.map((each) => (each.link === row.link ? row : each)));

  const importOne = async (link: string, signal: AbortSignal, pauses = 0): Promise<BulkRow> => {
    if (linkProblem(link) !== undefined) return { link, state: 'invalid' };
    updateRow({ link, state: 'running' });
    try {
      return { link, state: 'done', deck: await importDeck(link) };
    } catch (error) {
      const seconds = error instanceof CallError ? error.retryAfter : undefined;
      if (seconds !== undefined && seconds <= MAX_PAUSE_SECONDS && pauses < MAX_PAUSES) {
        updateRow(pausedRow(link, seconds));
        await pause(seconds, signal);
        return signal.aborted ? { link, state: 'waiting' } : importOne(link, signal, pauses + 1);
      }
      const failure = failureOf(error);
      return { link, state: 'failed', reasons: failure.kind === 'failed' ? failure.texts : [] };
    }
  };
  const start = async (links: readonly string[]): Promise<void> => {
    const { signal } = (run.current = new AbortController());
    setRunning(true);
    setRows(links.map((link) => ({ link, state: 'waiting' })));
    for (const link of links) {
      if (signal.aborted) break;
      updateRow(await importOne(link, signal));
    }
    setRunning(false);
    await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
  };
  return { rows, isRunning, start, stop };
}

const pausedRow = (link: string, seconds: number): BulkRow => ({
  link,
  state: 'paused',
  until: Date.now() + seconds * 1000,
});

/** Ends after the time, or as soon as the import is stopped. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}
