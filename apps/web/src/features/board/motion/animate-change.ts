/** Turns the difference between two pictures of the board, and what happened between them, into movements. */
import type { CardView, EventView, Zone } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import {
  burstDamage,
  dealBack,
  flyAmber,
  layerOf,
  lean,
  leavingCard,
  sink,
  type Layer,
  type LeavingCard,
} from './animations.ts';
import { cardElements, cardSpots, placesOf, type Places, type Spot } from './element-rects.ts';

const FLIGHT_MS = 240;
/** Cards drawn together come one after the other. */
const STAGGER_MS = 60;
/** However many they are, the last sets off this soon. */
const LAST_STARTS_MS = 480;
/** Shorter ways are not worth a movement. Pixels. */
const STILL = 4;
/** Frames after which cards that came are drawn: one for the page, the others for the screen. */
const DRAWN_FRAMES = 4;

/** The board before a change. */
export interface Picture {
  spots: ReadonlyMap<string, Spot>;
  /** Cards that are about to leave, as they looked, and where they go. */
  leaving: ReadonlyMap<string, LeavingCard & { to: Zone }>;
}

interface Change {
  before: GameState;
  places: Places;
  board: Element;
  layer: Layer;
  picture: Picture;
  state: GameState;
}

export function takePicture(board: Element, events: readonly EventView[]): Picture {
  const elements = cardElements(board);
  const leaving = new Map<string, LeavingCard & { to: Zone }>();
  for (const { type, card, to = 'discard' } of events) {
    const element = card === undefined ? undefined : elements.get(card);
    if (type === 'cardLeft' && card !== undefined && element)
      leaving.set(card, { ...leavingCard(element), to });
  }
  return { spots: cardSpots(board), leaving };
}

export function showChange(seen: Omit<Change, 'places' | 'layer'> & { layer: HTMLElement }): void {
  // All is measured before anything moves: to measure once more after that is dear.
  const change = { ...seen, places: placesOf(seen.board), layer: layerOf(seen.layer) };
  const elements = cardElements(change.board);
  const spots = cardSpots(change.board);
  flyCards(change, elements, spots);
  sinkCards(change, elements);
  dealBacks(change);
  for (const event of change.state.events) showEvent(change, event, elements, spots);
}

/** A card on its way. */
interface Flight {
  element: HTMLElement;
  from: Spot;
  to: Spot;
  /** How many set off before it. */
  turn: number;
}

function flyCards(
  change: Change,
  elements: ReadonlyMap<string, HTMLElement>,
  spots: ReadonlyMap<string, Spot>,
): void {
  const flights: Flight[] = [];
  let newcomers = 0;
  for (const [id, element] of elements) {
    const to = spots.get(id);
    if (!to || element.closest('[data-still]')) continue;
    const known = change.picture.spots.get(id);
    const from = known ?? originOf(change, change.state.game?.table.cards[id]);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < STILL) continue;
    flights.push({ element, from, to, turn: known ? 0 : newcomers++ });
  }
  const last = Math.max(0, newcomers - 1);
  const stagger = Math.min(STAGGER_MS, LAST_STARTS_MS / Math.max(1, last));
  const moves = flights.map((flight) => fly(flight, flight.turn * stagger, FLIGHT_MS + last * stagger));
  // Cards that were not there before are drawn where they set off, which takes longer than a frame: only then they move.
  for (const move of moves) move.pause();
  afterFrames(DRAWN_FRAMES, () => {
    for (const move of moves) if (move.playState === 'paused') move.play();
  });
}

function afterFrames(frames: number, then: () => void): void {
  requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, then) : then()));
}

/** Where a card that was not on the screen comes from. */
function originOf({ places, state }: Change, card: CardView | undefined): Spot | undefined {
  if (!card) return undefined;
  const player = card.controller ?? card.owner;
  if (card.zone === 'hand') return places.pile('deck', card.owner);
  if (card.zone === 'play' || card.zone === 'resolving') {
    return player === state.game?.seat ? undefined : places.pile('hand', player);
  }
  return undefined;
}

/**
 * Cards that set off one after the other count as moving until the last has arrived: for each that is done the browser
 * would draw anew all that lies beside it.
 *
 * @param wait milliseconds until it sets off
 * @param whole milliseconds until the last of all arrives
 */
function fly({ element, from, to }: Flight, wait: number, whole: number): Animation {
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  // Only what the graphics processor can move by itself: with a height among it the page would draw every frame.
  const there = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale };
  const here = { translate: '0 0', scale: 1 };
  const flight = element.animate(
    [
      there,
      { ...there, offset: wait / whole, easing: 'cubic-bezier(.2, .8, .2, 1)' },
      { ...here, offset: (wait + FLIGHT_MS) / whole },
      here,
    ],
    { duration: whole },
  );
  element.style.zIndex = '20';
  // Said before it moves, so that it is drawn by then as it will be drawn on its way.
  element.style.willChange = 'translate, scale';
  const land = () => {
    element.style.removeProperty('z-index');
    element.style.removeProperty('will-change');
  };
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
  return flight;
}

function sinkCards(
  { places, layer, picture, state }: Change,
  elements: ReadonlyMap<string, HTMLElement>,
): void {
  for (const [id, card] of picture.leaving) {
    const from = picture.spots.get(id);
    const owner = state.game?.table.cards[id]?.owner ?? state.game?.table.activePlayer;
    const to = owner === undefined ? undefined : places.pile(card.to, owner);
    if (from && to && !elements.has(id)) sink(layer, card, from, to);
  }
}

/** Cards that others draw are seen as backs on their way from the deck to the hand. */
function dealBacks({ places, layer, state, before }: Change): void {
  for (const player of Object.values(state.game?.table.players ?? {})) {
    const earlier = before.game?.table.players[player.id];
    const to = places.pile('hand', player.id);
    const from = places.pile('deck', player.id);
    if (!earlier || !to || !from || player.deckSize >= earlier.deckSize) continue;
    const drawn = Math.min(player.hand.length - earlier.hand.length, earlier.deckSize - player.deckSize);
    for (let index = 0; index < drawn; index++) dealBack(layer, from, to, index * STAGGER_MS);
  }
}

function showEvent(
  { places, layer, picture, state }: Change,
  event: EventView,
  elements: ReadonlyMap<string, HTMLElement>,
  spots: ReadonlyMap<string, Spot>,
): void {
  const isInPlay = (id: string) => state.game?.table.cards[id]?.zone === 'play';
  // What is in play no more was there when it happened.
  const spot = (id: string | undefined) => {
    if (id === undefined) return undefined;
    const [now, then] = [spots.get(id), picture.spots.get(id)];
    return isInPlay(id) ? (now ?? then) : (then ?? now);
  };
  const pool = (player: string | undefined) => (player === undefined ? undefined : places.pool(player));
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
      const attacker = event.card && isInPlay(event.card) ? elements.get(event.card) : undefined;
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
