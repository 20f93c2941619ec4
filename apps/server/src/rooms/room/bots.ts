/** The players of seats without a person, by level. */
import { firstStepsBot, randomBot, sensibleBot, strongBot } from '@amberhall/bots';
import type { Bot } from '@amberhall/bots';
import type { Decision, Fork } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';
import type { BotLevel } from '@amberhall/protocol';
import type { ThinkingOptions, ThinkingPool } from '../../thinking/thinking-pool.ts';

/** A bot at a table. It may take a while to answer. */
export interface SeatedBot {
  choose(view: TableView, player: PlayerId, aids: ThinkingAids): Decision | Promise<Decision>;
}

/** What a bot that looks ahead needs. If `signal` aborts, it decides at once, like a steady one. */
export interface ThinkingAids extends Required<ThinkingOptions> {
  /** The game as a bot can copy it; `null` while neither an action nor a house is being chosen. */
  fork: () => Fork | null;
}

export interface Bots {
  /** Plays as well as its level. A bot plays one game; its picks follow from its seed. */
  newPlayer: (level: BotLevel, seed: string) => SeatedBot;
  /** Plays any offered answer, for a prompt at which the first choice was refused. */
  newFallback: (seed: string) => Bot;
}

/** @param thinking `null` on a site that lets strong bots play like steady ones */
export function botsOf(thinking: ThinkingPool | null): Bots {
  return {
    newPlayer: (level, seed) => {
      if (level === 'first-steps') return firstStepsBot(seed);
      return level === 'strong' && thinking !== null ? thinkingBot(seed, thinking) : sensibleBot(seed);
    },
    newFallback: randomBot,
  };
}

function thinkingBot(seed: string, thinking: ThinkingPool): SeatedBot {
  const bot = strongBot(seed);
  let choices = 0;
  return {
    async choose(view, player, { fork: forkOf, ...options }) {
      const fork = bot.needsLine(view, player) ? forkOf() : null;
      if (fork === null) return bot.choose(view, player);
      const line = await thinking.bestLine({ fork, player, seed: `${seed} ${choices++}` }, options);
      return bot.choose(view, player, line);
    },
  };
}
