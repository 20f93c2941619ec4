/** Automatic players. */
export type { Bot } from './bot.ts';
export { playOut } from './play-out.ts';
export type { PlayedGame } from './play-out.ts';
export { randomBot } from './random-bot.ts';
export { sensibleBot } from './sensible/sensible-bot.ts';
