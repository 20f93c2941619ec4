/** Cards that something happens to one after the other, each with its consequences [3.5, 14.10, 14.32]. */
import type { Game } from '../../state/game.ts';
import { pickCards, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { GameEvent } from '../../state/events.ts';
import type { CardId } from '../../vocabulary.ts';
import { untilItMoves } from '../../queries/card-queries.ts';
import { wouldReact } from '../../queries/triggers.ts';
import { happen } from '../reactions/happen.ts';

/**
 * Makes an event for each card in turn. A card that has moved meanwhile, or that the event would not change any more,
 * is left out.
 *
 * @returns the cards that changed
 */
export function* happenOneAtATime(
  game: Game,
  cards: readonly CardId[],
  would: (id: CardId) => boolean,
  event: (id: CardId) => GameEvent,
): Step<CardId[]> {
  const changed: CardId[] = [];
  let left = cards.map((id) => ({ id, isSame: untilItMoves(game, id) }));
  for (;;) {
    left = left.filter(({ id, isSame }) => isSame() && would(id));
    const waiting = left.map(({ id }) => id);
    const next = yield* chooseNext(game, waiting, changed.length + 1, event);
    if (next === undefined) return changed;
    left = left.filter(({ id }) => id !== next);
    if ((yield* happen(game, event(next))).length > 0) changed.push(next);
  }
}

/**
 * Returns the card that is next. The active player chooses it if something would react to one of them.
 *
 * @param number how many cards there have been, with this one
 */
export function* chooseNext(
  game: Game,
  cards: readonly CardId[],
  number: number,
  event: (id: CardId) => GameEvent,
): Step<CardId | undefined> {
  if (cards.length < 2 || !cards.some((id) => wouldReact(game, [event(id)]))) return cards[0];
  return yield* askForNext(game, cards, number);
}

/** Asks the active player which card is next. */
export function* askForNext(game: Game, cards: readonly CardId[], number: number): Step<CardId | undefined> {
  const picked = yield* pickCards(game, {
    player: game.state.activePlayer,
    purpose: 'effect-order',
    source: null,
    title: say('prompt.rearrange.text', { number }),
    cards,
    min: 1,
    max: 1,
  });
  return picked?.[0];
}
