import type { Measure } from '@amberhall/protocol';
import { useLobby } from '../lib/lobby/store.ts';
import { useNow } from '../lib/use-now.ts';

const CHECK_MS = 5000;

/** @returns the user's mute while it is in force; it ends by itself */
export function useMute(): Measure | null {
  const mute = useLobby((lobby) => lobby.mute);
  const now = useNow(CHECK_MS);
  return mute !== null && (mute.until === null || Date.parse(mute.until) > now) ? mute : null;
}
