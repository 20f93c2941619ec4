/** Manual mode on and off [17], and the way out of a prompt. */
import type { Game } from '../state/game.ts';
import { commit } from '../events/commit.ts';
import { say } from '../prompts/ask.ts';
import { requestConsent } from '../prompts/consent.ts';
import type { Step } from '../prompts/question.ts';
import { answerSilently } from '../prompts/silent-answer.ts';
import { abandon, begin, runOn } from '../session/scheduler.ts';
import { MAIN_STEP } from '../rules/steps/main-step.ts';
import type { PointOfTurn } from '../rules/steps/turn.ts';
import { resumeAt } from '../rules/steps/turn.ts';
import type { PlayerId } from '../vocabulary.ts';
import { alert } from './alert.ts';

/** On with the consent of the opponent; either player alone ends it. */
export function* switchManualMode(game: Game, who: PlayerId): Step {
  if (game.state.agreements.manual) {
    commit(game, { type: 'agreementChanged', changes: { manual: false } });
    alert(game, who, 'log.manual.off');
    return;
  }
  const reply = yield* requestConsent(game, {
    asker: who,
    title: say('prompt.consent.title'),
    text: say('prompt.consent.manual', { player: { player: who } }),
    waiting: 'prompt.consent.manualWaiting',
  });
  if (reply !== 'yes') return alert(game, who, 'log.manual.refused');
  commit(game, { type: 'agreementChanged', changes: { manual: true } });
  alert(game, who, 'log.manual.on');
}

/** Drops the prompt with whatever led to it, and goes on with the next part of the turn [17.1]. */
export function cancelPrompt(game: Game, who: PlayerId): void {
  alert(game, who, 'log.manual.cancel-prompt');
  if (game.state.step === 'setup') return answerForAll(game);
  const point = nextPoint(game);
  abandon(game);
  begin(game, resumeAt(game, point));
}

/** Before the first turn nothing can be left out: whoever is asked says the least they can. */
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
    default:
      return 'end';
  }
}
