import type { Decision } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';
import { legalAnswers, promptOf } from '../answers.ts';
import { sensibleBot } from '../sensible/sensible-bot.ts';
import type { LineOfPlay } from './lines-of-play.ts';

/** A bot that follows lines of play. Finding them takes time, so its caller does it where it can. */
export interface StrongBot {
  /** Says whether the prompt asks for an action or a house, which begins a line of play. */
  needsLine(view: TableView, player: PlayerId): boolean;
  /**
   * Answers the prompt that `view` shows `player`.
   *
   * @param line the best line from here. An empty line leaves the choice to the sensible bot. Default: the line goes on
   * @throws if there is no prompt
   */
  choose(view: TableView, player: PlayerId, line?: LineOfPlay): Decision;
}

/** Returns a bot that plays the lines that it is given, and the rest like the sensible bot. */
export function strongBot(seed: string): StrongBot {
  const sensible = sensibleBot(seed);
  let rest: LineOfPlay = [];
  return {
    needsLine: isChoiceOfLine,
    choose(view, player, line = rest) {
      const [next, ...others] = line;
      const isPossible = next !== undefined && isLegal(view, player, next);
      rest = isPossible ? others : [];
      return isPossible ? next : sensible.choose(view, player);
    },
  };
}

function isChoiceOfLine(view: TableView, player: PlayerId): boolean {
  const { purpose } = promptOf(view, player);
  return purpose === 'main-step' || purpose === 'active-house';
}

function isLegal(view: TableView, player: PlayerId, decision: Decision): boolean {
  const wanted = JSON.stringify(decision);
  return legalAnswers(view, promptOf(view, player)).some((answer) => JSON.stringify(answer) === wanted);
}
