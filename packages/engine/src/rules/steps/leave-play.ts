/** Cards changing zones [11.4, 11.5]. */
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import type { ActiveAbility } from '../../queries/board.ts';
import { characteristics } from '../../queries/board.ts';
import { isCreatureInPlay, isForbidden, remember } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import type { Beneath, GameEvent } from '../../state/events.ts';
import { react } from '../reactions/react.ts';
import { isReplaced } from '../reactions/replace.ts';
import { inOrderOfPiles } from '../effects/card-order.ts';
import { settle } from '../reactions/settle.ts';
import type { DelayedTrigger } from '../../language/effects.ts';
import type { Statement } from '../../language/statements.ts';
import { nodeAt, prepare } from '../../state/library.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId, Zone } from '../../vocabulary.ts';

export type Move = MoveToZone | MoveBeneath;

export interface MoveToZone {
  card: CardId;
  to: Exclude<Zone, 'play' | 'under' | 'aside'>;
  /** The player whose zone it is; the owner unless stated otherwise [1.3.5]. */
  player?: PlayerId;
  position?: 'top' | 'bottom';
  abducted?: true;
  /** Faceup in archives. */
  faceup?: true;
  purgedBy?: CardId;
}

/** Places or grafts a card under another. A card in play leaves play by this [11.4]. */
interface MoveBeneath {
  card: CardId;
  to: 'under';
  host: Beneath;
}

/** Removes the ward of a creature that would be damaged or leave play [13.2]. @returns `true` if it had one */
export function breakWard(game: Game, id: CardId): boolean {
  if (!card(game, id).warded || !isCreatureInPlay(game, id)) return false;
  commit(game, { type: 'statusLost', card: id, status: 'warded' });
  return true;
}

/**
 * Moves cards at the same time from any zone, and resolves reactions.
 *
 * @returns the cards that arrived in the intended zone
 */
export function* moveCards(game: Game, moves: readonly Move[]): Step<CardId[]> {
  const { events, moved } = yield* departAndMove(game, moves, false);
  if (events.length === 0) return moved;
  yield* settle(game);
  yield* react(game, events);
  return moved;
}

/** Puts the cards of an endless loop into the discard pile, whatever wards they have. This is not destruction [0.13]. */
export function* discardLooping(game: Game, cards: readonly CardId[]): Step {
  const { events } = yield* departAndMove(
    game,
    cards.map((id) => ({ card: id, to: 'discard' as const })),
    true,
  );
  yield* settle(game);
  yield* react(game, events);
}

/** The same without reactions. Wards are ignored where they have already been checked [11.3]. */
export function* departAndMove(
  game: Game,
  moves: readonly Move[],
  ignoreWards: boolean,
): Step<{ events: GameEvent[]; moved: CardId[] }> {
  const proposed: { move: Move; event: GameEvent }[] = [];
  for (const move of yield* inOrderOfDiscard(game, moves)) {
    const { zone } = card(game, move.card);
    if (zone === 'archives' && isForbidden(game, move.card, 'leave-archives')) continue;
    if (zone === 'play' && !ignoreWards && breakWard(game, move.card)) continue;
    const event = zone === 'play' ? departure(game, move) : transfer(game, move);
    if (yield* isReplaced(game, event)) continue;
    proposed.push({ move, event });
  }
  const events: GameEvent[] = [];
  const leaving = proposed.map(({ move }) => move.card).filter((id) => card(game, id).zone === 'play');
  for (const id of leaving) {
    const event = amberShedBy(game, id);
    if (event === null || (yield* isReplaced(game, event, leaving))) continue;
    commit(game, event);
    if (event.type === 'amberReturned') events.push(event);
  }
  const moved: CardId[] = [];
  for (const { move, event } of proposed) {
    if (event.type === 'cardLeft') {
      for (const id of [move.card, ...card(game, move.card).upgrades])
        game.leavePlayAbilities.set(id, leavePlayAbilitiesOf(game, id));
      shedAttached(game, move.card, events);
    }
    commit(game, event);
    events.push(event);
    if (event.type === 'cardLeft') endEffectsOf(game, move.card);
    const now = card(game, move.card);
    if (now.zone === move.to) moved.push(move.card);
  }
  return { events, moved };
}

/**
 * The active player orders cards that enter a discard pile together [11.6]. Nobody is asked in a game where no card
 * refers to the order.
 */
function* inOrderOfDiscard(game: Game, moves: readonly Move[]): Step<readonly Move[]> {
  if (moves.length < 2 || moves.some(({ to }) => to !== 'discard') || !doesPileOrderMatter(game))
    return moves;
  const cards = moves.map((move) => move.card);
  const ordered = yield* inOrderOfPiles(game, cards, 'top', null);
  return ordered.flatMap((id) => moves.find((move) => move.card === id) ?? []);
}

function doesPileOrderMatter(game: Game): boolean {
  return Object.values(game.state.cards).some(({ slug }) => prepare(game.library, slug).looksAtPileOrder);
}

function leavePlayAbilitiesOf(game: Game, id: CardId): ActiveAbility[] {
  const { abilities, blank } = characteristics(game, id);
  if (blank) return [];
  return abilities.filter(({ node }) => node.kind === 'after' && node.event.kind === 'leaves-play');
}

/** Ends effects that last until this card leaves play, or until this prophecy is no longer active [3.8]. */
export function endEffectsOf(game: Game, left: CardId): void {
  for (const effect of game.state.lasting) {
    const { id, until, bindings } = effect;
    const ends =
      (until === 'while-in-play' && bindings.self === left) ||
      (until === 'while-it-is-in-play' && bindings.it.includes(left));
    if (ends && !awaitsDeparture(game, effect)) commit(game, { type: 'lastingEnded', id });
  }
}

/** "When it leaves play, …": the ability resolves after that, and ends then. */
function awaitsDeparture({ library }: Game, { slug, path }: Game['state']['lasting'][number]): boolean {
  const node = nodeAt(library, slug, path) as Statement | DelayedTrigger;
  return node.kind === 'each-time' && node.once === true && node.event.kind === 'leaves-play';
}

/** Moves a card immediately with everything on it. Nothing replaces this, reacts to it or prevents it. */
export function moveQuietly(game: Game, move: Move): void {
  const inPlay = card(game, move.card).zone === 'play';
  if (inPlay) {
    const amber = amberShedBy(game, move.card);
    if (amber !== null) commit(game, amber);
    shedAttached(game, move.card, []);
  }
  commit(game, inPlay ? departure(game, move) : transfer(game, move));
  if (inPlay) endEffectsOf(game, move.card);
}

function departure(game: Game, move: Move): GameEvent {
  const { card: id } = move;
  return { type: 'cardLeft', player: card(game, id).owner, known: remember(game, id), ...move };
}

/** Returns an abducted card in archives to its owner's hand, because it would enter play from there [14.3]. */
export function* returnAbducted(game: Game, id: CardId): Step<boolean> {
  const { zone, abducted } = card(game, id);
  if (zone !== 'archives' || !abducted) return false;
  yield* moveCards(game, [{ card: id, to: 'hand' }]);
  return true;
}

/** An abducted card that leaves archives goes to its owner's hand instead [14.3]. */
function transfer(game: Game, move: Move): GameEvent {
  const { card: id } = move;
  const { zone, owner, abducted } = card(game, id);
  if (zone === 'archives' && abducted) {
    return { type: 'cardMoved', card: id, from: zone, to: 'hand', player: owner };
  }
  if (move.to === 'under') return { type: 'placedUnder', card: id, from: zone, ...move.host };
  return { type: 'cardMoved', from: zone, player: owner, ...move };
}

/** Amber on a creature goes to its controller's opponent. Amber on other cards goes to the supply [4.4.1]. */
function amberShedBy(game: Game, id: CardId): GameEvent | null {
  const { amber, controller } = card(game, id);
  if (amber === 0) return null;
  const receiver = game.state.players[controller]?.opponent;
  if (!isCreatureInPlay(game, id) || receiver === undefined) {
    return { type: 'amberRemoved', card: id, amount: amber };
  }
  return { type: 'amberReturned', card: id, player: receiver, amount: amber };
}

/** Upgrades and cards beneath go to their owners' discard piles [11.5]. */
function shedAttached(game: Game, id: CardId, events: GameEvent[]): void {
  for (const upgrade of card(game, id).upgrades.slice()) {
    const event = departure(game, { card: upgrade, to: 'discard' });
    commit(game, event);
    events.push(event);
    endEffectsOf(game, upgrade);
  }
  for (const beneath of card(game, id).under.slice()) {
    commit(game, transfer(game, { card: beneath, to: 'discard' }));
  }
}
