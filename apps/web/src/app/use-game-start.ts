import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLobby } from '../lib/lobby/store.ts';

/** Brings the user to the board when the game that they entered in this tab starts, wherever they are. */
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
