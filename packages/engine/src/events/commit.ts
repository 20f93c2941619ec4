/** Lets an event take place: changes the state, remembers it, and marks what viewers must be shown again. */
import type { Game } from '../game.ts';
import { revealsSomething } from '../history.ts';
import { tell } from '../log/lines.ts';
import { remember } from '../characteristics/queries.ts';
import type { LastKnown } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { EventType, GameEvent } from './events.ts';
import { apply } from './apply.ts';

/** More events than this without a decision are a loop that nobody can leave. */
export const EVENTS_PER_DECISION = 20_000;

/** Thrown when a single decision sets off more than `EVENTS_PER_DECISION` events. */
export class EndlessLoop extends Error {
  constructor() {
    super(`more than ${EVENTS_PER_DECISION} events followed from one decision`);
  }
}

/** Events that conditions and counts can ask for later in the turn, or in the next. */
const REMEMBERED: ReadonlySet<EventType> = new Set<EventType>([
  'cardPlayed',
  'cardUsed',
  'cardDiscarded',
  'creatureReaped',
  'creatureFought',
  'cardDestroyed',
  'keyForged',
  'houseChosen',
  'amberStolen',
  'tideRaised',
]);

/** Events after which the characteristics of cards in play must be computed again. */
const STRUCTURAL: ReadonlySet<EventType> = new Set<EventType>([
  'turnStarted',
  'cardEntered',
  'cardLeft',
  'upgradeAttached',
  'placedUnder',
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
  if (REMEMBERED.has(event.type)) {
    game.state.thisTurn.events.push({ event, known: knownOf(game, event) });
  }
  if (game.state.agreements.undo !== 'off' && revealsSomething(game, event)) game.history.reveals = true;
  const concerned = game.changes.length === 0 ? [] : cardsOf(game, event);
  apply(game.state, event);
  tell(game, event);
  if (event.type === 'turnStarted') game.printed.clear();
  if (changesBoard(game, event)) game.board = null;
  for (const changes of game.changes) {
    changes.events.push(event);
    for (const id of concerned) changes.cards.add(id);
  }
}

/** The card of an event, or those that pay for a key; of a gigantic creature both halves. */
function cardsOf(game: Game, event: GameEvent): CardId[] {
  if (event.type === 'keyForged') return event.cards.map(({ card }) => card);
  if (!('card' in event) || event.card === undefined) return [];
  const joining = event.type === 'cardEntered' ? event.otherHalf : undefined;
  const otherHalf = joining ?? game.state.cards[event.card]?.otherHalf ?? null;
  return otherHalf === null ? [event.card] : [event.card, otherHalf];
}

/** Can what the cards in play are be different after this? */
function changesBoard({ board }: Game, { type }: GameEvent): boolean {
  return STRUCTURAL.has(type) || (board !== null && board.volatile && !UNSEEN.has(type));
}

function knownOf(game: Game, event: GameEvent): LastKnown | null {
  if (!('card' in event) || event.card === undefined) return null;
  return event.type === 'cardDestroyed'
    ? (game.state.lastKnown[event.card] ?? null)
    : remember(game, event.card);
}
