import { useCallback } from 'react';
import type { PlayerId } from '@amberhall/protocol';
import { useGameStore } from '../game/game-context.tsx';
import { seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { announce } from './live-region.ts';

/** Announces the state of the game: the active player, and both players' numbers. */
export function useAnnounceState(): () => void {
  const { t } = useBoardTranslation();
  const store = useGameStore();
  return useCallback(() => {
    const { game } = store.getState();
    if (!game) return;
    const { near, far } = seats(game);
    const { players, activePlayer } = game.table;
    const nameOf = (player: PlayerId) => game.people[player]?.user.name ?? player;
    const standing = (player: PlayerId): string => {
      const side = players[player];
      if (!side) return '';
      const items = [
        nameOf(player),
        t('board:amberOfCost', { count: side.amber, cost: side.keyCost }),
        t('keys:forged', { number: Object.values(side.keys).filter(Boolean).length }),
        t('board:chainsCount', { count: side.chains }),
        t('board:cardsInHand', { count: side.hand.length }),
      ];
      return t('board:facts', { items });
    };
    const isOwn = game.seat === activePlayer;
    const house = players[activePlayer]?.activeHouse;
    const turn = [
      isOwn ? t('board:yourTurn') : t('board:turnOf', { name: nameOf(activePlayer) }),
      house && t('board:houseActive', { house: t(`card:house.${house}`) }),
    ];
    announce([t('board:facts', { items: turn.filter(Boolean) }), standing(near), standing(far)].join('. '));
  }, [store, t]);
}
