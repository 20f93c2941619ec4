import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLobby } from '../lib/lobby/store.ts';

/** Brings the user to the board when the game in which they sit starts, wherever they are. */
export function useGameStart(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      useLobby.subscribe((lobby, before) => {
        if (before.pending && lobby.handoff && lobby.handoff !== before.handoff) void navigate('/play');
      }),
    [navigate],
  );
}
