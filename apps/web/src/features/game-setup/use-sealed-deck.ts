import type { PendingGame } from '@amberhall/protocol';
import { useEffect, useEffectEvent } from 'react';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';

/** Requests the user's deck as soon as they sit in a sealed game without one. */
export function useSealedDeck(game: PendingGame, viewer: string | undefined): void {
  const { takeSealedDeck } = useLobbyActions();
  const own = viewer === undefined ? undefined : game.players[viewer];
  const isMissing = game.gameFormat === 'sealed' && own !== undefined && own.deck.selected !== true;
  const take = useEffectEvent(() => void takeSealedDeck(game.id));
  useEffect(() => {
    if (isMissing) take();
  }, [isMissing, game.id]);
}
