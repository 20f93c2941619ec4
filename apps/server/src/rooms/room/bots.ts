/** The players of seats without a person. */
import { randomBot, sensibleBot } from '@amberhall/bots';
import type { BotParts } from './bot-player.ts';

export const bots: Pick<BotParts, 'newPlayer' | 'newFallback'> = {
  newPlayer: sensibleBot,
  newFallback: randomBot,
};
