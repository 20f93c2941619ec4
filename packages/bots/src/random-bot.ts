import { legalAnswers, promptOf } from './answers.ts';
import type { Bot } from './bot.ts';
import { chanceFrom } from './chance.ts';

/** Gives any legal answer, each as likely as the others. */
export function randomBot(seed: string): Bot {
  const chance = chanceFrom(seed);
  return { choose: (view, player) => chance.pick(legalAnswers(view, promptOf(view, player))) };
}
