import { useState } from 'react';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';

interface StartPractice {
  isStarting: boolean;
  start: () => void;
}

/** @returns what starts a practice game with the settings of the last one, and whether it is starting now */
export function useStartPractice(): StartPractice {
  const { practice } = useLobbyActions();
  const [isStarting, setIsStarting] = useState(false);
  const start = async (): Promise<void> => {
    setIsStarting(true);
    await practice();
    setIsStarting(false);
  };
  return { isStarting, start: () => void start() };
}
