import type { Game } from '../../state/game.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Message, Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import { askedBy } from './choose-targets.ts';

/** The active player picks a number between two, both among them; the last one left is taken unasked [20.37.1]. */
export function* askForNumber(
  game: Game,
  source: CardId,
  text: Message,
  least: number,
  most: number,
): Step<number> {
  if (least === most) return least;
  const picked = yield* choose(game.state.activePlayer, 'number', {
    title: askedBy(game, source),
    text,
    source,
    controls: Array.from({ length: most - least + 1 }, (_, index) =>
      control('number', say('button.number', { number: least + index }), { value: least + index }),
    ),
  });
  return Number(picked.value);
}

/** "Up to 3", "any number of": the player chooses how much of what there is. Otherwise it is everything. */
export function* amountTaken(
  game: Game,
  { upTo }: { upTo?: true },
  source: CardId,
  most: number,
): Step<number> {
  return upTo ? yield* askForNumber(game, source, say('prompt.number.text'), 0, most) : most;
}
