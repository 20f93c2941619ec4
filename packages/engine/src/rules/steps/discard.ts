/** Discarding cards from any zone [14.10]. */
import type { Game } from '../../state/game.ts';
import { card, opponentOf, player } from '../../state/game.ts';
import { randomCards } from '../../state/chance.ts';
import { untilItMoves } from '../../queries/card-queries.ts';
import { wouldReact } from '../../queries/triggers.ts';
import { commit } from '../../events/commit.ts';
import type { EventOf, GameEvent } from '../../state/events.ts';
import { react } from '../reactions/react.ts';
import { settle } from '../reactions/settle.ts';
import { choose, control, say } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { departAndMove } from './leave-play.ts';
import { chooseNext } from './one-at-a-time.ts';

/** Discards cards. @returns those that ended in a discard pile; an abducted card does not [14.3] */
export function* discardCards(game: Game, by: PlayerId, cards: readonly CardId[]): Step<CardId[]> {
  if (cards.length < 2) return yield* discardAtOnce(game, by, cards);
  const tests = cards.map((id) => ({ id, isSame: untilItMoves(game, id) }));
  // Skips cards that an ability of another card has already taken away [12.5].
  return yield* discardAll(game, by, () => tests.filter(({ isSame }) => isSame()).map(({ id }) => id));
}

/**
 * Discards cards until none remains, each card once. If something would react, they are discarded one at a time, each
 * with its consequences. Unknown cards of the opponent then come in random order, all before or after the others
 * [14.10, 14.11].
 *
 * @param remaining returns the cards that are to be discarded now; cards can join them
 * @returns those that ended in a discard pile
 */
export function* discardAll(game: Game, by: PlayerId, remaining: () => readonly CardId[]): Step<CardId[]> {
  const cards = remaining();
  if (!cards.some((id) => wouldReact(game, [discarding(game, id, by)])))
    return yield* discardAtOnce(game, by, cards);
  const discarded: CardId[] = [];
  for (const unknown of yield* inOrderOfHands(game, cards)) {
    const ofHand = () => remaining().filter((id) => isUnknown(game, id) === unknown);
    discarded.push(...(yield* discardOneAtATime(game, by, ofHand, unknown)));
  }
  return discarded;
}

function* discardOneAtATime(
  game: Game,
  by: PlayerId,
  remaining: () => readonly CardId[],
  atRandom: boolean,
): Step<CardId[]> {
  const discarded: CardId[] = [];
  const done = new Set<CardId>();
  for (;;) {
    const left = remaining().filter((id) => !done.has(id));
    if (left.length === 0) return discarded;
    const next = atRandom
      ? randomCards(game.state, left, 1)[0]
      : yield* chooseNext(game, left, done.size + 1, (id) => discarding(game, id, by));
    if (next === undefined) return discarded;
    done.add(next);
    discarded.push(...(yield* discardAtOnce(game, by, [next])));
  }
}

/** Says whether the active player knows nothing of a card but its back [10.12]. */
function isUnknown(game: Game, id: CardId): boolean {
  const { hand, archives } = player(game, opponentOf(game, game.state.activePlayer));
  return hand.includes(id) || archives.includes(id);
}

/** The active player says who begins if cards of both players' hands are discarded [14.11]. */
function* inOrderOfHands(game: Game, cards: readonly CardId[]): Step<readonly boolean[]> {
  const kinds = new Set(cards.map((id) => isUnknown(game, id)));
  if (kinds.size < 2) return [...kinds];
  const picked = yield* choose(game.state.activePlayer, 'player', {
    title: say('prompt.player.text'),
    controls: [
      control('player', say('button.me'), { value: 'self' }),
      control('player', say('button.opponent'), { value: 'opponent' }),
    ],
  });
  return picked.value === 'self' ? [false, true] : [true, false];
}

/** The event of a card that is discarded from where it is now. */
function discarding(game: Game, id: CardId, by: PlayerId): EventOf<'cardDiscarded'> {
  const { zone, owner } = card(game, id);
  return { type: 'cardDiscarded', card: id, player: zone === 'hand' ? owner : by, from: zone };
}

function* discardAtOnce(game: Game, by: PlayerId, cards: readonly CardId[]): Step<CardId[]> {
  const proposed = new Map(cards.map((id) => [id, discarding(game, id, by)]));
  const { events, moved } = yield* departAndMove(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
    false,
  );
  const discarded: GameEvent[] = moved.flatMap((id) => proposed.get(id) ?? []);
  for (const event of discarded) commit(game, event);
  yield* settle(game);
  yield* react(game, [...events, ...discarded]);
  return moved;
}
