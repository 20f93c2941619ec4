/** Sentences that put cards in order: the top of a deck, a battleline [14.33]. */
import type { Effect } from '../../language/effects.ts';
import type { Game } from '../../state/game.ts';
import { card, player } from '../../state/game.ts';
import { grouped } from '../../state/group-by.ts';
import { commit } from '../../events/commit.ts';
import { happen } from '../reactions/happen.ts';
import { pickCards, say, unmoved } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PromptPurpose } from '../../vocabulary.ts';
import { evaluate } from '../../queries/amounts.ts';
import { playerMeant } from '../../queries/named-players.ts';
import { candidates } from '../../queries/targets.ts';
import type { Outcome } from './script.ts';
import { NOTHING } from './script.ts';

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Looks at the top cards of a deck and puts them back: the first that is picked ends on top [20.36]. */
export function* rearrangeTop(
  game: Game,
  effect: EffectOf<'rearrange-top'>,
  bindings: Bindings,
): Step<Outcome> {
  const owner = playerMeant(game, effect.of, bindings);
  if (owner === undefined) return NOTHING;
  const cards = player(game, owner).deck.slice(0, evaluate(game, effect.amount, bindings));
  const ordered = yield* inOrder(game, cards, 'pick-from-list', bindings.self);
  for (const id of ordered.toReversed())
    commit(game, { type: 'cardMoved', card: id, from: 'deck', to: 'deck', player: owner, silent: true });
  return { done: cards.length > 0, cards: ordered };
}

/** Reorders creatures of a battleline. The player picks them from left to right. */
export function* rearrangeLine(
  game: Game,
  effect: EffectOf<'rearrange-line'>,
  bindings: Bindings,
): Step<Outcome> {
  const owner = playerMeant(game, effect.of, bindings);
  if (owner === undefined) return NOTHING;
  const lineOf = (): readonly CardId[] => player(game, owner).battleline;
  const among = effect.among && candidates(game, effect.among, bindings);
  const moving = lineOf().filter((id) => among?.includes(id) ?? true);
  const picked = yield* inOrder(game, moving, 'target', bindings.self);
  // A correction by hand may have taken a creature out of the line.
  const ordered = picked.filter((id) => lineOf().includes(id));
  // Creatures that are not rearranged keep their positions.
  const places = lineOf().flatMap((id, index) => (ordered.includes(id) ? [index] : []));
  const line = lineOf().map((id, index) => ordered[places.indexOf(index)] ?? id);
  yield* happen(game, ...line.map((id, index) => ({ type: 'movedInLine' as const, card: id, index })));
  return { done: ordered.length > 1, cards: ordered };
}

/**
 * Asks in which order cards enter a pile that they enter at once: the active player picks from the top [11.6].
 *
 * @returns the cards in the order in which they are to be moved
 */
export function* inOrderOfPiles(
  game: Game,
  cards: readonly CardId[],
  end: 'top' | 'bottom',
  source: CardId | null,
): Step<CardId[]> {
  const ordered: CardId[] = [];
  for (const ofOwner of grouped(cards, (id) => card(game, id).owner).values()) {
    const fromTop = yield* inOrder(game, ofOwner, 'effect-order', source);
    ordered.push(...(end === 'top' ? fromTop.toReversed() : fromTop));
  }
  return ordered;
}

/**
 * Asks for the first, the second and so on. The last follows from the others.
 *
 * @returns the cards in order, without those that a correction by hand has taken away meanwhile
 */
export function* inOrder(
  game: Game,
  cards: readonly CardId[],
  purpose: PromptPurpose,
  source: CardId | null,
): Step<CardId[]> {
  const isThere = unmoved(game, cards);
  let left = cards;
  const ordered: CardId[] = [];
  while (left.length > 1) {
    const [next] =
      (yield* pickCards(game, {
        player: game.state.activePlayer,
        purpose,
        source,
        title: say('prompt.rearrange.text', { number: ordered.length + 1 }),
        cards: left,
        min: 1,
        max: 1,
        limitsAmong: ({ length }) => ({ max: length > 1 ? 1 : 0 }),
      })) ?? [];
    if (next === undefined) break;
    ordered.push(next);
    left = left.filter((id) => id !== next && isThere(id));
  }
  return [...ordered, ...left].filter(isThere);
}
