import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadyReplay } from '@amberhall/protocol';
import { replayQueries } from './api.ts';
import { chunkOf, firstLoaded } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import type { ReplayStore } from './replay-store.ts';

/**
 * Loads the needed part of a replay, and then its neighbors.
 *
 * @returns the loaded chunks, and whether the needed one cannot be loaded
 */
export function useReplayChunks({ gameId, steps }: ReadyReplay, replayStore: ReplayStore) {
  const { step, view } = replayStore();
  const client = useQueryClient();
  const number = chunkOf(step);
  const { data, isError, refetch } = useQuery(replayQueries.chunk(gameId, view, number));
  const chunks: Chunks = useCallback(
    (each) => client.getQueryData(replayQueries.chunk(gameId, view, each).queryKey),
    [client, gameId, view],
  );
  // Earlier log lines are in the previous chunks. The next ones are needed soon.
  const { data: before } = useQuery({
    ...replayQueries.chunk(gameId, view, Math.max(0, number - 1)),
    enabled: data !== undefined,
  });
  useEffect(() => {
    const next = number + 1;
    if (data && next <= chunkOf(steps)) void client.prefetchQuery(replayQueries.chunk(gameId, view, next));
  }, [client, data, gameId, view, number, steps]);
  const { earlier, loadEarlier } = useEarlier(gameId, replayStore);
  /** A new object whenever more is loaded. */
  const loaded = useMemo(() => ({ data, before, earlier }), [data, before, earlier]);
  return { chunks, loaded, loadEarlier, isError, retry: () => void refetch() };
}

/** How to load earlier log lines, and how often that was done. */
function useEarlier(gameId: string, replayStore: ReplayStore) {
  const client = useQueryClient();
  const [earlier, setEarlier] = useState(0);
  const loadEarlier = useCallback(async (): Promise<void> => {
    const { step, view } = replayStore.getState();
    const query = (each: number) => replayQueries.chunk(gameId, view, each);
    const wanted = firstLoaded((each) => client.getQueryData(query(each).queryKey), chunkOf(step)) - 1;
    if (wanted < 0) return;
    await client.fetchQuery(query(wanted));
    setEarlier((count) => count + 1);
  }, [client, gameId, replayStore]);
  return { earlier, loadEarlier };
}
