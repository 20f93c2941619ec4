import { decideAs, viewFor } from '@amberhall/engine';
import type { Decision, Game } from '@amberhall/engine';
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';
import type { Pause } from '../pause.ts';
import { randomBot } from '../random-bot.ts';
import { sensibleBot } from '../sensible/sensible-bot.ts';

/** More decisions than two turns take. A longer line is an endless loop and is judged where it stands. */
export const MAX_DECISIONS = 400;

/** A player whose answer the game waits for. */
export interface Asked {
  player: PlayerId;
  view: TableView;
}

/** The player whose answer the game waits for; `undefined` if the game is over. */
export function nextView(game: Game): Asked | undefined {
  const open = game.open.find(({ answer }) => answer === null);
  if (open === undefined) return undefined;
  const { player } = open.question;
  return { player, view: viewFor(game, { kind: 'player', player }) };
}

/** Gives the decisions of `path` while they are legal. @returns whether all were */
export function follow(game: Game, player: PlayerId, path: readonly Decision[]): boolean {
  return path.every((decision) => decideAs(game, player, decision).ok);
}

/** Answers a prompt. @returns whether it could */
export type Policy = (next: Asked) => boolean;

/** Plays on until `turns` further turns have begun, or the game is over. */
export function playOn(game: Game, turns: number, policy: Policy): void {
  const lastTurn = game.state.turn + turns;
  for (let count = 0; count < MAX_DECISIONS; count++) {
    if (game.state.turn >= lastTurn && game.open[0]?.question.purpose === 'active-house') return;
    const next = nextView(game);
    if (next === undefined || !policy(next)) return;
  }
}

/** Returns a policy that answers as the sensible bot does, or at random if that is refused. */
export function policyFor(game: Game, seed: string, pause: Pause): Policy {
  const bots = new Map(game.state.seats.map((player) => [player, sensibleBot(`${seed} ${player}`)]));
  let count = 0;
  return ({ player, view }) => {
    pause();
    const answers = [bots.get(player), randomBot(`${seed} ${count++}`)];
    return answers.some((bot) => bot && decideAs(game, player, bot.choose(view, player)).ok);
  };
}
