import { useEffect } from 'react';
import { notifyOnDesktop } from '../../lib/desktop-notifications.ts';
import { useGame } from './game/game-context.tsx';
import { activePrompt } from './game/selectors.ts';
import { useBoardTranslation } from './game/use-texts.ts';

/** Notifies the player on the desktop when a turn or a question begins for them in a window without focus. */
export function useDesktopNotice(): void {
  const { t } = useBoardTranslation();
  const isAsked = useGame((state) => (activePrompt(state)?.kind ?? 'idle') !== 'idle');
  const isOwnTurn = useGame(({ game }) => game !== null && game.table.activePlayer === game.seat);
  const text = t(isOwnTurn ? 'board:yourTurn' : 'board:yourDecision');

  useEffect(() => {
    if (isAsked && !document.hasFocus()) notifyOnDesktop(text);
  }, [isAsked, text]);
}
