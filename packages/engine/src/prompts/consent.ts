/** Asking the opponent to agree to something beside the rules. */
import type { Game } from '../state/game.ts';
import { opponentOf } from '../state/game.ts';
import type { MessageKey } from '../messages.ts';
import type { PlayerId } from '../vocabulary.ts';
import { BACK, control, question, say } from './ask.ts';
import type { Answer, Message, Step } from './question.ts';

export interface Request {
  asker: PlayerId;
  title: Message;
  /** What the opponent is asked. */
  text: Message;
  /** What the asker reads meanwhile. */
  waiting: MessageKey;
  /** The opponent can wish never to be asked that again. */
  canRefuseForGood?: true;
}

/** How a request was met; `back`: the asker thought better of it. */
export type Reply = 'yes' | 'no' | 'never' | 'back';

/** Asks the opponent, while the asker may step back. */
export function* requestConsent(game: Game, { asker, title, text, waiting, ...more }: Request): Step<Reply> {
  const controls = [control('yes', say('button.yes')), control('no', say('button.no'))];
  if (more.canRefuseForGood) controls.push(control('option', say('button.never'), { value: 'never' }));
  const asked = { kind: 'choice', purpose: 'consent', title, sufficient: true } as const;
  const answers: Answer[] = yield [
    question({ ...asked, player: opponentOf(game, asker), text, controls }),
    question({ ...asked, player: asker, text: say(waiting), controls: [BACK] }),
  ];
  const [answer] = answers;
  if (answer?.kind !== 'control') return 'back';
  if (answer.control.kind === 'option') return 'never';
  return answer.control.kind === 'yes' ? 'yes' : 'no';
}
