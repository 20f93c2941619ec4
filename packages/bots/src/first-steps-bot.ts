import type { Decision } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';
import { promptOf } from './answers.ts';
import type { Bot } from './bot.ts';
import { chanceFrom } from './chance.ts';
import { control, pressKind } from './sensible/answer-controls.ts';
import { sensibleBot } from './sensible/sensible-bot.ts';

/** After this many actions the bot ends its turn, whatever else it could do. */
const ACTIONS_PER_TURN = 2;

/** Returns a bot for beginners: it plays like the sensible bot, but chooses any house and takes few actions a turn. */
export function firstStepsBot(seed: string): Bot {
  const sensible = sensibleBot(seed);
  const chance = chanceFrom(`${seed} houses`);
  let [turn, actions] = [0, 0];
  return {
    choose(view: TableView, player: PlayerId): Decision {
      const prompt = promptOf(view, player);
      if (prompt.purpose === 'active-house' && prompt.controls.length > 0)
        return control(chance.pick(prompt.controls).id);
      if (prompt.purpose === 'main-step') {
        if (view.turn !== turn) [turn, actions] = [view.turn, 0];
        const end = pressKind(prompt, 'end-turn');
        if (++actions > ACTIONS_PER_TURN && end !== undefined) return end;
      }
      return sensible.choose(view, player);
    },
  };
}
