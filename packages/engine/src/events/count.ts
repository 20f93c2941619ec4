/** Adds an event to what the game adds up to. */
import type { GameEvent } from '../state/events.ts';
import type { GameState } from '../state/state.ts';
import { tallyNow } from '../state/tally.ts';
import type { PlayerTally } from '../state/tally.ts';
import type { PlayerId } from '../vocabulary.ts';

/** @param state after the event */
export function count(state: GameState, event: GameEvent): void {
  const add = (player: PlayerId | undefined, what: Exclude<keyof PlayerTally, 'houses'>, amount = 1) => {
    const tally = player === undefined ? undefined : state.tally.players[player];
    if (tally) tally[what] += amount;
  };
  switch (event.type) {
    case 'turnEnded':
      state.tally.turns.push(tallyNow(state));
      return;
    case 'houseChosen': {
      const houses = state.tally.players[event.player]?.houses;
      if (houses && event.house !== null) houses[event.house] = (houses[event.house] ?? 0) + 1;
      return;
    }
    case 'amberGained':
      return add(event.player, 'amberGained', event.amount);
    case 'amberStolen':
      return add(event.player, 'amberTaken', event.amount);
    case 'amberCaptured':
      return add(state.cards[event.card]?.controller, 'amberTaken', event.amount);
    case 'cardPlayed':
      return add(event.player, 'cardsPlayed');
    case 'creatureReaped':
      return add(event.player, 'reaps');
    case 'damageDealt':
      if (event.source === null || event.moved) return;
      return add(state.cards[event.source]?.controller, 'damage', event.amount);
    case 'cardDestroyed':
      if (event.creature) add(state.players[event.player]?.opponent, 'destroyed');
      return;
    default:
      return;
  }
}
