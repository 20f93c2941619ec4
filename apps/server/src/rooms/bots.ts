import type { BotParts } from './bot-player.ts';

function nobody(): never {
  throw new Error('The bots cannot be reached');
}

export const bots: Pick<BotParts, 'player' | 'fallback'> = {
  player: { choose: nobody },
  fallback: { choose: nobody },
};
