/** Turns the difference between two pictures of the board, and what happened between them, into movements. */
import type { CardView, EventView } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import { burstDamage, flyAmber, lean, sink } from './effects.ts';
import { cardElements, cardSpots, pileSpot, poolSpot, type Spot } from './spots.ts';

const FLIGHT_MS = 240;
/** Cards drawn together come one after the other. */
const STAGGER_MS = 60;
/** Shorter ways are not worth a movement. Pixels. */
const STILL = 4;

/** The board before a change. */
export interface Picture {
  spots: ReadonlyMap<string, Spot>;
  /** Cards that are about to leave, as they looked. */
  leaving: ReadonlyMap<string, HTMLElement>;
}

interface Change {
  board: Element;
  layer: HTMLElement;
  picture: Picture;
  state: GameState;
}

export function takePicture(board: Element, events: readonly EventView[]): Picture {
  const elements = cardElements(board);
  const leaving = new Map<string, HTMLElement>();
  for (const { type, card } of events) {
    const element = card === undefined ? undefined : elements.get(card);
    if (type === 'cardLeft' && card !== undefined && element) leaving.set(card, element);
  }
  return { spots: cardSpots(board), leaving };
}

export function showChange(change: Change): void {
  const elements = cardElements(change.board);
  const spots = cardSpots(change.board);
  flyCards(change, elements, spots);
  sinkCards(change, elements);
  for (const event of change.state.events) showEvent(change, event, elements, spots);
}

function flyCards(
  change: Change,
  elements: ReadonlyMap<string, HTMLElement>,
  spots: ReadonlyMap<string, Spot>,
): void {
  let newcomers = 0;
  for (const [id, element] of elements) {
    const to = spots.get(id);
    if (!to || element.closest('[data-still]')) continue;
    const known = change.picture.spots.get(id);
    const from = known ?? originOf(change, change.state.game?.table.cards[id]);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < STILL) continue;
    fly(element, from, to, known ? 0 : STAGGER_MS * newcomers++);
  }
}

/** Where a card that was not on the screen comes from. */
function originOf({ board, state }: Change, card: CardView | undefined): Spot | undefined {
  if (!card) return undefined;
  const player = card.controller ?? card.owner;
  if (card.zone === 'hand') return pileSpot(board, 'deck', card.owner);
  if (card.zone === 'play' || card.zone === 'resolving') {
    return player === state.game?.seat ? undefined : pileSpot(board, 'hand', player);
  }
  return undefined;
}

function fly(element: HTMLElement, from: Spot, to: Spot, delay: number): void {
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  element.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale, zIndex: 20 },
      { translate: '0 0', scale: 1, zIndex: 20 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'backwards' },
  );
}

function sinkCards(
  { board, layer, picture, state }: Change,
  elements: ReadonlyMap<string, HTMLElement>,
): void {
  for (const [id, copy] of picture.leaving) {
    const from = picture.spots.get(id);
    const owner = state.game?.table.cards[id]?.owner ?? state.game?.table.activePlayer;
    const to = owner === undefined ? undefined : pileSpot(board, 'discard', owner);
    if (from && to && !elements.has(id)) sink(layer, copy, from, to);
  }
}

function showEvent(
  { board, layer, picture, state }: Change,
  event: EventView,
  elements: ReadonlyMap<string, HTMLElement>,
  spots: ReadonlyMap<string, Spot>,
): void {
  const spot = (id: string | undefined) =>
    id === undefined ? undefined : (spots.get(id) ?? picture.spots.get(id));
  const pool = (player: string | undefined) => (player === undefined ? undefined : poolSpot(board, player));
  const other = Object.keys(state.game?.table.players ?? {}).find((name) => name !== event.player);
  const amount = event.amount ?? 1;
  const gem = (from: Spot | undefined, to: Spot | undefined) => {
    if (from && to) flyAmber(layer, from, to, amount);
  };

  switch (event.type) {
    case 'damageDealt': {
      const at = spot(event.card);
      if (at && amount > 0) burstDamage(layer, at, amount);
      return;
    }
    case 'fightDeclared': {
      const attacker = event.card === undefined ? undefined : elements.get(event.card);
      const from = spot(event.card);
      const to = spot(event.target);
      if (attacker && from && to) lean(attacker, from, to);
      return;
    }
    case 'amberGained':
    case 'amberReturned':
      return gem(spot(event.card), pool(event.player));
    case 'amberStolen':
      return gem(pool(other), pool(event.player));
    case 'amberPlaced':
      return gem(pool(event.player), spot(event.card));
    case 'amberCaptured':
      return gem(pool(capturedFrom(state, event)), spot(event.card));
    default:
      return;
  }
}

/** Amber is captured from the side that does not control the card. */
function capturedFrom({ game }: GameState, { card }: EventView): string | undefined {
  const captor = card === undefined ? undefined : game?.table.cards[card];
  const controller = captor?.controller ?? captor?.owner;
  return Object.keys(game?.table.players ?? {}).find((name) => name !== controller);
}
