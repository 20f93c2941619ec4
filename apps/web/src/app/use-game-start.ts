import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLobby } from '../lib/lobby/store.ts';

/** Leads the user to the board from any page when the game that they entered in this tab starts. */
export function useGameStart(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      useLobby.subscribe((lobby, before) => {
        const isNew = lobby.handoff !== null && lobby.handoff.gameId !== before.handoff?.gameId;
        if (isNew && lobby.handoff?.gameId === lobby.enteredGameId) void navigate('/play');
      }),
    [navigate],
  );
}
