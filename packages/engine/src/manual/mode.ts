/** Switching manual mode on and off [17], and cancelling a prompt. */
import type { Game } from '../state/game.ts';
import { commit } from '../events/commit.ts';
import { say } from '../prompts/ask.ts';
import { requestConsent } from '../prompts/consent.ts';
import type { Step } from '../prompts/question.ts';
import type { PlayerId } from '../vocabulary.ts';
import { alert } from './alert.ts';

/** Switches it on with the consent of the opponent. Either player alone can switch it off. */
export function* switchManualMode(game: Game, who: PlayerId): Step {
  if (game.state.agreements.manual) {
    commit(game, { type: 'agreementChanged', changes: { manual: false } });
    alert(game, who, 'log.manual.off');
    return;
  }
  const reply = yield* requestConsent(game, {
    asker: who,
    text: say('prompt.consent.manual', { player: { player: who } }),
    waiting: 'prompt.consent.manualWaiting',
    isAgreement: true,
  });
  if (reply !== 'yes') return alert(game, who, 'log.manual.refused');
  commit(game, { type: 'agreementChanged', changes: { manual: true } });
  alert(game, who, 'log.manual.on');
}
