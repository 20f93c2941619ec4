import { useEffect } from 'react';
import { useBotPace } from '../../../lib/bot-pace.ts';
import { useGame, useGameActions } from '../game/game-context.tsx';

/**
 * Sends the pace that the user chose last to a table with a bot: when it opens, when the choice changes, and when the
 * server has lost it by a restart. Without a choice in this browser, the table keeps its pace.
 */
export function useSendBotPace(): void {
  const { setBotPace } = useGameActions();
  const chosen = useBotPace(({ pace }) => pace);
  const current = useGame(({ game }) => (game?.seat === null ? null : (game?.botPace ?? null)));
  const isConnected = useGame(({ connection }) => connection === 'connected');

  useEffect(() => {
    if (isConnected && chosen !== null && current !== null && current !== chosen) setBotPace(chosen);
  }, [isConnected, current, chosen, setBotPace]);
}
