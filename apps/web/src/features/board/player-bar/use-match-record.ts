import { useGameShallow } from '../game/game-context.tsx';
import { seats } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';

/** Both names with the number of games won against each other. */
export function useMatchRecord() {
  const { t } = useBoardTranslation();
  return useGameShallow(({ game }) => {
    if (!game) return null;
    const { near, far } = seats(game);
    const opponent = near === far ? undefined : game.people[far];
    return {
      near: game.people[near]?.user.name ?? near,
      nearWins: game.people[near]?.wins ?? 0,
      far: opponent?.user.name ?? t('board:noone'),
      farWins: opponent?.wins ?? 0,
    };
  });
}
