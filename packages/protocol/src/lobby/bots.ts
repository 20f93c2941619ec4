/** The name of the bot at the table. No account can have it. */
export const PRACTICE_BOT = 'Practice Bot';

/** How well the bot of a practice game plays, the weakest first. */
export const BOT_LEVELS = ['first-steps', 'steady', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long a bot waits before each of its decisions: `usual` is the delay of the site, `fast` is none. */
export const BOT_PACES = ['usual', 'fast'] as const;
export type BotPace = (typeof BOT_PACES)[number];
