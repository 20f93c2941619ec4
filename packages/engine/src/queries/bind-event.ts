/** What the pronouns of a sentence refer to in an event. */
import type { AmberAdded, EventType, GameEvent } from '../state/events.ts';
import type { Bindings } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';

/** Returns the bindings of an ability that reacts to `event` or replaces it. */
export function bindEvent(bindings: Bindings, event: GameEvent): Bindings {
  return {
    ...bindings,
    it: 'card' in event && event.card !== undefined ? [event.card] : bindings.it,
    amount: 'amount' in event ? event.amount : event.type === 'keyForged' ? event.cost : bindings.amount,
    player: 'player' in event ? event.player : bindings.player,
    attacked: 'target' in event ? otherInFight(bindings, event) : bindings.attacked,
    house: event.type === 'houseChosen' ? event.house : bindings.house,
    place: null,
    ...(addsAmber(event) && { gain: event }),
  };
}

const ADDING: ReadonlySet<EventType> = new Set<AmberAdded['type']>([
  'amberGained',
  'amberStolen',
  'amberReturned',
  'amberPaid',
]);

const addsAmber = (event: GameEvent): event is AmberAdded => ADDING.has(event.type);

/** The opposing creature, whichever side of the fight the ability's creature is on. */
function otherInFight({ bearer }: Bindings, { card, target }: { card: CardId; target: CardId }): CardId {
  return bearer === target ? card : target;
}
