import type { Deck } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deckQueries } from '../../lib/deck-queries.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { importDeck } from './api.ts';
import { linkProblem } from './deck-links.ts';

/** One link of the import. */
export type BulkRow = { link: string } & (
  | { state: 'waiting' | 'running' | 'invalid' }
  | { state: 'done'; deck: Deck }
  | { state: 'failed'; reasons: readonly string[] }
);

/** Imports decks one after the other, so that neither our server nor the deck service is overloaded. */
export function useBulkImport() {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const stop = useCallback((): void => {
    isStopped.current = true;
  }, []);
  // The page is closed or the user has changed, so that the import must stop.
  useEffect(() => stop, [stop]);

  const updateRow = (row: BulkRow): void =>
    setRows((current) => current.map((each) => (each.link === row.link ? row : each)));

  const importOne = async (link: string): Promise<BulkRow> => {
    if (linkProblem(link) !== undefined) return { link, state: 'invalid' };
    try {
      return { link, state: 'done', deck: await importDeck(link) };
    } catch (error) {
      const failure = failureOf(error);
      return { link, state: 'failed', reasons: failure.kind === 'failed' ? failure.texts : [] };
    }
  };
  const start = async (links: readonly string[]): Promise<void> => {
    isStopped.current = false;
    setRunning(true);
    setRows(links.map((link) => ({ link, state: 'waiting' })));
    for (const link of links) {
      if (isStopped.current) break;
      updateRow({ link, state: 'running' });
      updateRow(await importOne(link));
    }
    setRunning(false);
    await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
  };
  return { rows, isRunning, start, stop };
}
