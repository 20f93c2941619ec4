/** Ends the turn of an absent player [16.8]. */
import type { Game } from '../state/game.ts';
import { opponentOf } from '../state/game.ts';
import { alert } from '../manual/alert.ts';
import { answerSilently } from '../prompts/silent-answer.ts';
import { abandon, runOn, startStep } from './scheduler.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import type { PlayerId } from '../vocabulary.ts';

/** More prompts than the end of any turn has. */
const QUESTIONS_AT_MOST = 200;

/** Says whether this player may end the other player's turn. During setup, a player who has answered may. */
export function canForcePass(game: Game, who: PlayerId): boolean {
  if (game.state.step !== 'setup') return game.state.activePlayer !== who;
  const waitsFor = game.open.filter(({ answer }) => answer === null).map(({ question }) => question.player);
  return waitsFor.length > 0 && !waitsFor.includes(who);
}

/** Ends the opponent's turn, including its end-of-turn effects. Prompts on the way are declined. */
export function forcePass(game: Game, who: PlayerId): void {
  const absent = opponentOf(game, who);
  alert(game, who, 'log.forcePass', { target: { player: absent } });
  const { turn, step } = game.state;
  if (step !== 'setup') {
    abandon(game);
    startStep(game, resumeAt(game, game.state.thisTurn.stage === 'end' ? 'close' : 'end'));
  }
  for (let asked = 0; asked < QUESTIONS_AT_MOST; asked++) {
    if (game.state.turn !== turn || game.state.step === 'over' || !isAsked(game, absent)) return;
    if (step === 'setup' && game.state.step !== 'setup') return;
    runOn(
      game,
      game.open.map(({ question, answer }) => answer ?? answerSilently(game, question)),
    );
  }
}

function isAsked(game: Game, who: PlayerId): boolean {
  return game.open.some(({ question, answer }) => answer === null && question.player === who);
}
