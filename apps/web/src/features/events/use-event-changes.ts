import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLobby } from '../../lib/lobby/store.ts';
import type { LobbyState } from '../../lib/lobby/state.ts';

/** Everybody hears of a change in the same moment. Their requests are spread over this time. */
const PAGE_SPREAD_MS = 700;
const NOTICE_SPREAD_MS = 3000;

/**
 * Fetches a query again when an event changes, and after the connection was lost, because changes are not sent again.
 *
 * @param id only changes of this event count
 * @param kind of the query: pages follow changes sooner than what every user has open
 */
export function useEventChanges(
  queryKey: QueryKey,
  { id, kind = 'page' }: { id?: number; kind?: 'page' | 'notices' } = {},
): void {
  const queryClient = useQueryClient();
  const fetchAgain = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    const spread = kind === 'page' ? PAGE_SPREAD_MS : NOTICE_SPREAD_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = useLobby.subscribe((lobby, before) => {
      if (timer !== undefined || !(isBack(lobby, before) || isChanged(lobby, before, id))) return;
      timer = setTimeout(() => {
        timer = undefined;
        fetchAgain();
      }, Math.random() * spread);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [id, kind]);
}

const isBack = ({ connection }: LobbyState, before: LobbyState): boolean =>
  connection === 'connected' && before.connection !== 'connected';

const isChanged = ({ eventChanges }: LobbyState, before: LobbyState, id: number | undefined): boolean =>
  eventChanges !== before.eventChanges &&
  (id === undefined ? eventChanges.length > 0 : eventChanges.some((change) => change.id === id));
