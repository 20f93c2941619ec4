/** The buttons of the menu that a click on one's own card opens [20.15]. */
import type { Game } from '../../state/game.ts';
import { characteristics } from '../../queries/board.ts';
import type { MessageKey } from '../../messages.ts';
import type { CardAction, CardId } from '../../vocabulary.ts';
import { control, say } from '../../prompts/ask.ts';
import type { Control } from '../../prompts/question.ts';

const LABELS: Record<CardAction, MessageKey> = {
  play: 'button.play',
  'play-as-upgrade': 'button.play',
  discard: 'button.discard',
  fight: 'button.fight',
  reap: 'button.reap',
  action: 'button.action',
  omni: 'button.omni',
  'remove-stun': 'button.removeStun',
  'return-to-hand': 'button.returnToHand',
};

export function actionControl(game: Game, id: CardId, action: CardAction): Control {
  const key = LABELS[action];
  const type = action === 'play-as-upgrade' ? 'upgrade' : characteristics(game, id).type;
  const label = key === 'button.play' ? say(key, { type }) : say(key);
  return control('card-action', label, { value: action });
}
