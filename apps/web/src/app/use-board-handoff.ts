import type { Handoff } from '@amberhall/protocol';
import { useEffect, useState } from 'react';
import { renewHandoff } from '../lib/lobby/client.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { useSession } from '../lib/session.ts';

/** Milliseconds for which a handoff can be used for the first time; the server gives it a little more. */
const FRESH_MS = 50_000;

/**
 * The way to one's game, the same one for as long as the game lasts: the lobby sends a new one whenever it
 * hears from us, and the board must not begin anew for that.
 *
 * @returns `undefined` while there is none that can be used
 */
export function useBoardHandoff(): Handoff | undefined {
  const handoff = useLobby((lobby) => lobby.handoff);
  const handoffAt = useLobby((lobby) => lobby.handoffAt);
  const isGuest = useSession((session) => session.status === 'anonymous');
  const [used, setUsed] = useState<Handoff>();

  const isNew = handoff !== null && handoff.gameId !== used?.gameId;
  const isUsable = isGuest || Date.now() - handoffAt < FRESH_MS;
  if (isNew && isUsable) setUsed(handoff);

  const isStale = isNew && !isUsable;
  useEffect(() => {
    if (isStale) void renewHandoff();
  }, [isStale]);
  return handoff?.gameId === used?.gameId ? used : undefined;
}
