/** State changes that no card causes: manual corrections [17] and agreements between the players [16]. */
import type { CardId, PlayerId } from '../vocabulary.ts';
import { KEY_COLORS } from '../vocabulary.ts';
import { copyOf } from '../state/copy.ts';
import type { CardState, GameState, PlayerState } from '../state/state.ts';
import type { EventOf } from '../state/events.ts';

/** A key that is unforged by hand counts as never forged this turn [17.1]. */
export function correctPlayer(state: GameState, { player, changes }: EventOf<'playerCorrected'>): void {
  const side = state.players[player];
  if (!side) throw new Error(`no player ${player}`);
  const { thisTurn } = state;
  const unforged = KEY_COLORS.filter((color) => side.keys[color] && changes.keys?.[color] === false);
  Object.assign(side, copyOf(changes));
  thisTurn.events = thisTurn.events.filter(
    ({ event }) =>
      event.type !== 'keyForged' ||
      event.player !== player ||
      !unforged.some((color) => color === event.color),
  );
}

/** The other player begins. Card names belong to seats, so they change as well. */
export function seatFirst(state: GameState, player: PlayerId): void {
  if (state.seats[0] === player) return;
  state.seats.reverse();
  state.activePlayer = player;
  state.thisTurn.player = player;
  for (const card of Object.values(state.cards)) {
    const [first, second, aside] = card.viewNumbers;
    card.viewNumbers = [second, first, aside];
  }
}

/** Everything that belongs to a deck moves with it [16.2]. */
const OF_THE_DECK = ['houses', 'deck', 'aside', 'tokenCreature'] as const satisfies (keyof PlayerState)[];

/** The decks change owners before any card is drawn. */
export function exchangeDecks(state: GameState): void {
  const [one, other] = state.seats.map((seat) => state.players[seat]);
  if (!one || !other) throw new Error('a game without players');
  const mine = Object.fromEntries(OF_THE_DECK.map((field) => [field, one[field]]));
  for (const field of OF_THE_DECK) Object.assign(one, { [field]: other[field] });
  Object.assign(other, mine);
  for (const side of [one, other]) {
    for (const id of [...side.deck, ...side.aside]) own(cardOf(state, id), side.id);
  }
  state.decksExchanged = !state.decksExchanged;
}

function own(card: CardState, owner: PlayerId): void {
  card.owner = owner;
  card.controller = owner;
  card.baseController = owner;
}

function cardOf(state: GameState, id: CardId): CardState {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** The first result of a game stands [16.6]. */
export function continuePlay(state: GameState): void {
  if (state.winner !== null && state.winReason !== null)
    state.result ??= { winner: state.winner, reason: state.winReason };
  state.winner = null;
  state.winReason = null;
  state.step = state.wonIn ?? 'main';
  state.wonIn = null;
  state.timeCalled = null;
}
