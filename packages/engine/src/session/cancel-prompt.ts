/** Cancelling a prompt in manual mode [17.1]. */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../vocabulary.ts';
import { alert } from '../manual/alert.ts';
import { abandon, runOn, startStep } from './scheduler.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import { answerSilently } from '../prompts/silent-answer.ts';
import type { PointOfTurn } from '../rules/steps/turn.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';

/**
 * Drops the prompt and the rule that asked it, and continues with the next part of the turn [17.1]. A request for an
 * agreement is withdrawn, and the question beneath it stays.
 */
export function cancelPrompt(game: Game, who: PlayerId): void {
  alert(game, who, 'log.manual.cancel-prompt');
  if (game.open.some(({ question }) => question.isAgreement))
    return runOn(
      game,
      game.open.map(() => ({ kind: 'none' })),
    );
  if (game.state.step === 'setup') return answerForAll(game);
  const point = nextPoint(game);
  abandon(game);
  startStep(game, resumeAt(game, point));
}

/** Nothing can be skipped before the first turn, so the player gets the default answer. */
function answerForAll(game: Game): void {
  runOn(
    game,
    game.open.map(({ question, answer }) => answer ?? answerSilently(game, question)),
  );
}

function nextPoint(game: Game): PointOfTurn {
  const { step, thisTurn } = game.state;
  if (thisTurn.stage === 'start') return 'forge';
  if (thisTurn.stage === 'end') return 'close';
  switch (step) {
    case 'forge':
      return 'house';
    case 'house':
      return 'after-house';
    case 'main':
      return game.open[0]?.question.purpose === MAIN_STEP ? 'ready' : 'main';
    case 'ready':
      return 'draw';
    case 'setup':
    case 'draw':
    case 'over':
      return 'end';
  }
}
