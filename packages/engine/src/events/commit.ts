/** Makes an event happen: changes the state, remembers the event, and marks what the views must update. */
import type { Game } from '../state/game.ts';
import type { EventPhrase } from '../language/events.ts';
import { nodeAt } from '../state/library.ts';
import { logEvent } from '../log/lines.ts';
import { remember } from '../queries/card-queries.ts';
import type { LastKnown } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { EventType, GameEvent } from '../state/events.ts';
import { apply } from './apply.ts';
import { count } from './count.ts';
import { isReadAfter } from '../queries/board-reads.ts';
import { matches } from '../queries/event-patterns.ts';
import { isRemembered } from '../queries/remembered-events.ts';
import { revealsSomething } from '../queries/reveals.ts';

/** The limit of events without a decision; more of them are a loop that cannot be left. */
export const EVENTS_PER_DECISION = 20_000;

/** Thrown when one decision causes more than `EVENTS_PER_DECISION` events. */
export class EndlessLoop extends Error {
  constructor() {
    super(`more than ${EVENTS_PER_DECISION} events followed from one decision`);
  }
}

/** Events after which the characteristics of cards in play must be computed again. */
const STRUCTURAL: ReadonlySet<EventType> = new Set<EventType>([
  'turnStarted',
  'cardEntered',
  'cardLeft',
  'upgradeAttached',
  'placedUnder',
  'contentsSwapped',
  'movedInLine',
  'controlChanged',
  'rowChanged',
  'prophecyActivated',
  'prophecyDeactivated',
  'prophecyFlipped',
  'cardFlipped',
  'lastingAdded',
  'lastingBegan',
  'lastingEnded',
  'cardCorrected',
  'playerCorrected',
  'tideSet',
  'decksExchanged',
]);

/** Makes one event happen now, without windows. */
export function commit(game: Game, event: GameEvent): void {
  if (++game.eventsSinceDecision > EVENTS_PER_DECISION) throw new EndlessLoop();
  if (isRemembered(game, event.type)) {
    game.state.thisTurn.events.push({ event, known: knownOf(game, event) });
  }
  if (game.state.agreements.undo !== 'off' && revealsSomething(game, event)) game.history.reveals = true;
  const concerned = game.changes.length === 0 ? [] : cardsOf(game, event);
  apply(game.state, event);
  count(game.state, event);
  logEvent(game, event);
  if (game.state.lasting.length > 0) endWhatItEnds(game, event);
  if (event.type === 'turnStarted') {
    game.printed.clear();
    game.bases.clear();
  }
  if (changesBoard(game, event)) game.board = null;
  for (const changes of game.changes) {
    changes.events.push(event);
    for (const id of concerned) changes.cards.add(id);
  }
}

/** Ends effects that last until something happens ("The next time …") once it has happened. */
function endWhatItEnds(game: Game, event: GameEvent): void {
  for (const { id, ends, bindings } of game.state.lasting) {
    if (ends === undefined) continue;
    const phrase = nodeAt(game.library, ends.slug, ends.path) as EventPhrase;
    if (matches(game, phrase, event, bindings)) return commit(game, { type: 'lastingEnded', id });
  }
}

/**
 * The card of an event, or the cards that pay for a key. Includes both halves of a gigantic creature and the cards
 * beneath.
 */
function cardsOf(game: Game, event: GameEvent): CardId[] {
  if (event.type === 'keyForged') return event.cards.map(({ card }) => card);
  if (event.type === 'contentsSwapped') return [event.card, event.other];
  if (!('card' in event) || event.card === undefined) return [];
  const joining = event.type === 'cardEntered' ? event.otherHalf : undefined;
  const otherHalf = joining ?? game.state.cards[event.card]?.otherHalf ?? null;
  const cards = otherHalf === null ? [event.card] : [event.card, otherHalf];
  // The cards beneath a card change sides with it [1.3.4].
  return event.type === 'controlChanged' ? cards.concat(game.state.cards[event.card]?.under ?? []) : cards;
}

/** Says whether the characteristics of cards in play can differ after this event. */
function changesBoard({ board }: Game, { type }: GameEvent): boolean {
  return STRUCTURAL.has(type) || (board !== null && isReadAfter(board, type));
}

function knownOf(game: Game, event: GameEvent): LastKnown | null {
  if (!('card' in event) || event.card === undefined || event.type === 'cardDrawn') return null;
  return event.type === 'cardDestroyed'
    ? (game.state.lastKnown[event.card] ?? null)
    : remember(game, event.card);
}
