/** Gigantic creatures: two cards of a deck that form one creature in play [5.7]. */
import type { Game } from '../../state/game.ts';
import { cardArg } from '../../state/game.ts';
import { pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import type { Whole } from '../../queries/gigantic.ts';
import { areHalves, halvesInHand, isHalf, isTopHalf, joined } from '../../queries/gigantic.ts';

/**
 * Combines the halves in a list: two halves become one creature, and a single half takes the other one from the
 * same hand. A half without its counterpart is left out, because it cannot enter play [5.7].
 */
export function* assemble(game: Game, cards: readonly CardId[]): Step<Whole[]> {
  const left = cards.slice();
  const whole: Whole[] = [];
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    if (!isHalf(game, id)) {
      whole.push({ card: id });
      continue;
    }
    const half = id;
    const beside = left.filter((other) => areHalves(game, half, other));
    const fitting = beside.length > 0 ? beside : halvesInHand(game, half);
    // Bottom halves bear no icons, so any of them will do [20.23].
    const other = isTopHalf(game, half) ? fitting[0] : yield* chooseHalf(game, half, fitting);
    if (other === undefined) continue;
    left.splice(0, left.length, ...left.filter((one) => one !== other));
    whole.push(joined(game, half, other));
  }
  return whole;
}

/** Several top halves are a choice [20.23]: they may carry different icons. */
export function* chooseHalf(
  game: Game,
  half: CardId,
  others: readonly CardId[],
  source: CardId = half,
): Step<CardId | undefined> {
  if (others.length < 2) return others[0];
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'gigantic-half',
    source,
    title: say('prompt.giganticHalf.text', { card: cardArg(game, half) }),
    cards: others,
    min: 1,
    max: 1,
  });
  return picked?.[0];
}
