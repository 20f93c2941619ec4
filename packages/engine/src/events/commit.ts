/** Lets an event take place: changes the state, remembers it, and marks what viewers must be shown again. */
import type { Game } from '../state/game.ts';
import type { EventPhrase } from '../language/events.ts';
import { nodeAt } from '../state/library.ts';
import { logEvent } from '../log/lines.ts';
import { remember } from '../queries/card-queries.ts';
import type { LastKnown } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { EventType, GameEvent } from '../state/events.ts';
import { apply } from './apply.ts';
import { matches } from '../queries/event-patterns.ts';
import { isRemembered } from '../queries/remembered-events.ts';
import { revealsSomething } from '../queries/reveals.ts';

/** More events than this without a decision are a loop that nobody can leave. */
export const EVENTS_PER_DECISION = 20_000;

/** Thrown when a single decision sets off more than `EVENTS_PER_DECISION` events. */
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

/** Events that change nothing a continuous effect can look at, however much it looks at. */
const UNSEEN: ReadonlySet<EventType> = new Set<EventType>(['stepStarted', 'permissionUsed', 'cardHidden']);

/** Makes one event happen now, without windows. */
export function commit(game: Game, event: GameEvent): void {
  if (++game.eventsSinceDecision > EVENTS_PER_DECISION) throw new EndlessLoop();
  if (isRemembered(game, event.type)) {
    game.state.thisTurn.events.push({ event, known: knownOf(game, event) });
  }
  if (game.state.agreements.undo !== 'off' && revealsSomething(game, event)) game.history.reveals = true;
  const concerned = game.changes.length === 0 ? [] : cardsOf(game, event);
  apply(game.state, event);
  logEvent(game, event);
  if (game.state.lasting.length > 0) endWhatItEnds(game, event);
  if (event.type === 'turnStarted') game.printed.clear();
  if (changesBoard(game, event)) game.board = null;
  for (const changes of game.changes) {
    changes.events.push(event);
    for (const id of concerned) changes.cards.add(id);
  }
}

/** "The next time …": what lasts only until something happens ends when it does. */
function endWhatItEnds(game: Game, event: GameEvent): void {
  for (const { id, ends, bindings } of game.state.lasting) {
    if (ends === undefined) continue;
    const phrase = nodeAt(game.library, ends.slug, ends.path) as EventPhrase;
    if (matches(game, phrase, event, bindings)) return commit(game, { type: 'lastingEnded', id });
  }
}

/** The card of an event, or those that pay for a key; of a gigantic creature both halves; those beneath that go with it. */
function cardsOf(game: Game, event: GameEvent): CardId[] {
  if (event.type === 'keyForged') return event.cards.map(({ card }) => card);
  if (event.type === 'contentsSwapped') return [event.card, event.other];
  if (!('card' in event) || event.card === undefined) return [];
  const joining = event.type === 'cardEntered' ? event.otherHalf : undefined;
  const otherHalf = joining ?? game.state.cards[event.card]?.otherHalf ?? null;
  const cards = otherHalf === null ? [event.card] : [event.card, otherHalf];
  // What lies beneath a card goes over with it [1.3.4].
  return event.type === 'controlChanged' ? cards.concat(game.state.cards[event.card]?.under ?? []) : cards;
}

/** Can what the cards in play are be different after this? */
function changesBoard({ board }: Game, { type }: GameEvent): boolean {
  return STRUCTURAL.has(type) || (board !== null && board.volatile && !UNSEEN.has(type));
}

function knownOf(game: Game, event: GameEvent): LastKnown | null {
  if (!('card' in event) || event.card === undefined || event.type === 'cardDrawn') return null;
  return event.type === 'cardDestroyed'
    ? (game.state.lastKnown[event.card] ?? null)
    : remember(game, event.card);
}
