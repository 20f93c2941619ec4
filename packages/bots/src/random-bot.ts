import { legalAnswers, promptOf } from './answers.ts';
import type { Bot } from './bot.ts';
import { chanceFrom } from './chance.ts';

/** Returns a bot that gives random legal answers, all equally likely. */
export function randomBot(seed: string): Bot {
  const chance = chanceFrom(seed);
  return { choose: (view, player) => chance.pick(legalAnswers(view, promptOf(view, player))) };
}
