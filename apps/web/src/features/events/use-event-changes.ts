import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLobby } from '../../lib/lobby/store.ts';
import type { LobbyState } from '../../lib/lobby/state.ts';

/** Many results of a round arrive together. One request is enough for them. */
const COLLECT_MS = 300;

/**
 * Fetches a query again when an event changes, and after the connection was lost, because changes are not sent again.
 *
 * @param id only changes of this event count
 */
export function useEventChanges(queryKey: QueryKey | undefined, id?: number): void {
  const queryClient = useQueryClient();
  const fetchAgain = useEffectEvent(() => {
    if (queryKey) void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = useLobby.subscribe((lobby, before) => {
      if (timer !== undefined || !(isBack(lobby, before) || isChanged(lobby, before, id))) return;
      timer = setTimeout(() => {
        timer = undefined;
        fetchAgain();
      }, COLLECT_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [id]);
}

const isBack = ({ connection }: LobbyState, before: LobbyState): boolean =>
  connection === 'connected' && before.connection !== 'connected';

const isChanged = ({ eventChanges }: LobbyState, before: LobbyState, id: number | undefined): boolean =>
  eventChanges !== before.eventChanges &&
  (id === undefined ? eventChanges.length > 0 : eventChanges.some((change) => change.id === id));
