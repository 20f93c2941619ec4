import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadyReplay } from '@amberhall/protocol';
import { replayQueries } from './api.ts';
import { chunkOf, firstLoaded } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import type { ReplayStore } from './replay-store.ts';

/**
 * Loads the part of a replay that is looked at, and then those beside it.
 *
 * @returns those that are here, and whether the one that is needed cannot be had
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
  // What had been told before is in the parts before; those that come next are wanted soon.
  const { data: before } = useQuery({
    ...replayQueries.chunk(gameId, view, Math.max(0, number - 1)),
    enabled: data !== undefined,
  });
  useEffect(() => {
    const next = number + 1;
    if (data && next <= chunkOf(steps)) void client.prefetchQuery(replayQueries.chunk(gameId, view, next));
  }, [client, data, gameId, view, number, steps]);
  const { earlier, loadEarlier } = useEarlier(gameId, replayStore);
  /** Another one whenever there is more to show. */
  const loaded = useMemo(() => ({ data, before, earlier }), [data, before, earlier]);
  return { chunks, loaded, loadEarlier, isError, retry: () => void refetch() };
}

/** How to get what was told before everything that is here, and how often that was done. */
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
