/** Asking the opponent to agree to something that the rules do not cover. */
import type { Game } from '../state/game.ts';
import { opponentOf } from '../state/game.ts';
import type { MessageKey } from '../messages.ts';
import type { PlayerId } from '../vocabulary.ts';
import { BACK, control, question, say } from './ask.ts';
import type { Answer, Message, Step } from './question.ts';

export interface Request {
  asker: PlayerId;
  /** The text that the opponent reads. */
  text: Message;
  /** The text that the asking player reads meanwhile. */
  waiting: MessageKey;
  /** The opponent can choose never to be asked this again. */
  canRefuseForGood?: true;
  isAgreement?: true;
}

/** The answer to a request; `back`: the asking player withdrew it. */
export type Reply = 'yes' | 'no' | 'never' | 'back';

/** Asks the opponent. The asking player may withdraw the request meanwhile. */
export function* requestConsent(game: Game, { asker, text, waiting, ...more }: Request): Step<Reply> {
  const controls = [control('yes', say('button.yes')), control('no', say('button.no'))];
  if (more.canRefuseForGood) controls.push(control('option', say('button.never'), { value: 'never' }));
  const asked = {
    kind: 'choice',
    purpose: 'consent',
    sufficient: true,
    ...(more.isAgreement && { isAgreement: true as const }),
  } as const;
  const answers: Answer[] = yield [
    question({
      ...asked,
      player: opponentOf(game, asker),
      title: say('prompt.consent.title'),
      text,
      controls,
    }),
    question({
      ...asked,
      player: asker,
      title: say('prompt.consent.ownTitle'),
      text: say(waiting),
      controls: [BACK],
    }),
  ];
  const [answer] = answers;
  if (answer?.kind !== 'control') return 'back';
  if (answer.control.kind === 'option') return 'never';
  return answer.control.kind === 'yes' ? 'yes' : 'no';
}
