import { useLobby } from '../../lib/lobby/store.ts';

/** Tells whether the user could enter a game now: the lobby is there, and they are in no other game. */
export const useCanStart = (): boolean =>
  useLobby(
    ({ connection, pending, handoff }) => connection === 'connected' && pending === null && handoff === null,
  );
