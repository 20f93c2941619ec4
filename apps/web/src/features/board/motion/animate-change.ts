/** Turns the difference between two layouts of the board, and the events between them, into animations. */
import type { CardView, EventView, GameView, Zone } from '@amberhall/protocol';
import type { GameState } from '../game/game-store.ts';
import {
  showDamageNumber,
  animateCardBack,
  animateAmber,
  layerOf,
  animateAttack,
  leavingCard,
  animateLeaving,
} from './animations.ts';
import type { Layer, LeavingCard } from './animations.ts';
import { cardElements, cardRects, pileRectsOf } from './element-rects.ts';
import type { PileRects, ElementRect } from './element-rects.ts';

const MOVE_MS = 240;
/** The delay between cards that are drawn together. */
const STAGGER_MS = 60;
/** The latest start of the last card, however many there are. */
const LAST_STARTS_MS = 480;
/** Shorter distances are not animated. Pixels. */
const MIN_DISTANCE_PX = 4;
/** Frames after which added cards are painted: one for the page, the others for the screen. */
const DRAWN_FRAMES = 4;

/** The board before a change. */
export interface Layout {
  rects: ReadonlyMap<string, ElementRect>;
  /** Copies of cards that are about to leave, with their destinations. */
  leaving: ReadonlyMap<string, LeavingCard & { to: Zone }>;
}

interface Change {
  before: GameView;
  piles: PileRects;
  board: Element;
  layer: Layer;
  layout: Layout;
  state: GameState;
}

export function captureLayout(board: Element, events: readonly EventView[]): Layout {
  const elements = cardElements(board);
  const leaving = new Map<string, LeavingCard & { to: Zone }>();
  for (const { type, card, to = 'discard' } of events) {
    const element = card === undefined ? undefined : elements.get(card);
    if (type === 'cardLeft' && card !== undefined && element)
      leaving.set(card, { ...leavingCard(element), to });
  }
  return { rects: cardRects(board), leaving };
}

export function animateChange(seen: Omit<Change, 'piles' | 'layer'> & { layer: HTMLElement }): void {
  // Measure everything first: measuring after a write forces another layout.
  const change = { ...seen, piles: pileRectsOf(seen.board), layer: layerOf(seen.layer) };
  const elements = cardElements(change.board);
  const rects = cardRects(change.board);
  animateMoves(change, elements, rects);
  animateLeavingCards(change, elements);
  animateDraws(change);
  for (const event of change.state.events) animateEvent(change, event, elements, rects);
}

/** A moving card. */
interface CardMove {
  element: HTMLElement;
  from: ElementRect;
  to: ElementRect;
  /** The number of cards that start before it. */
  turn: number;
}

function animateMoves(
  change: Change,
  elements: ReadonlyMap<string, HTMLElement>,
  rects: ReadonlyMap<string, ElementRect>,
): void {
  const cardMoves: CardMove[] = [];
  let newcomers = 0;
  for (const [id, element] of elements) {
    const to = rects.get(id);
    if (!to) continue;
    const known = change.layout.rects.get(id);
    const from = known ?? originOf(change, change.state.game?.table.cards[id]);
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < MIN_DISTANCE_PX) continue;
    cardMoves.push({ element, from, to, turn: known ? 0 : newcomers++ });
  }
  const last = Math.max(0, newcomers - 1);
  const stagger = Math.min(STAGGER_MS, LAST_STARTS_MS / Math.max(1, last));
  const moves = cardMoves.map((flight) =>
    animateMove(flight, flight.turn * stagger, MOVE_MS + last * stagger),
  );
  // New cards are painted at their starting position first, which takes more than a frame. Only then do they move.
  for (const move of moves) move.pause();
  afterFrames(DRAWN_FRAMES, () => {
    for (const move of moves) if (move.playState === 'paused') move.play();
  });
}

function afterFrames(frames: number, then: () => void): void {
  requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, then) : then()));
}

/** The origin of a card that was not on the screen. */
function originOf({ piles, state }: Change, card: CardView | undefined): ElementRect | undefined {
  if (!card) return undefined;
  const player = card.controller ?? card.owner;
  if (card.zone === 'hand') return piles.pile('deck', card.owner);
  if (card.zone === 'play' || card.zone === 'resolving') {
    return player === state.game?.seat ? undefined : piles.pile('hand', player);
  }
  return undefined;
}

/**
 * Cards that start one after the other count as moving until the last has arrived. Otherwise the browser would
 * repaint their surroundings for each one that finishes.
 *
 * @param wait milliseconds until it starts
 * @param whole milliseconds until the last one arrives
 */
function animateMove({ element, from, to }: CardMove, wait: number, whole: number): Animation {
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  // Only properties that the compositor can animate: an animated height would repaint every frame.
  const there = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale };
  const here = { translate: '0 0', scale: 1 };
  const flight = element.animate(
    [
      there,
      { ...there, offset: wait / whole, easing: 'cubic-bezier(.2, .8, .2, 1)' },
      { ...here, offset: (wait + MOVE_MS) / whole },
      here,
    ],
    { duration: whole },
  );
  // A place of a row that is translated orders only what is on it, so it is raised as well.
  const raised = [element, element.closest('li') ?? element];
  for (const each of raised) each.style.zIndex = '20';
  // Set before it moves, so that the browser paints it in its own layer by then.
  element.style.willChange = 'translate, scale';
  const land = () => {
    for (const each of raised) each.style.removeProperty('z-index');
    element.style.removeProperty('will-change');
  };
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
  return flight;
}

function animateLeavingCards(
  { piles, layer, layout, state }: Change,
  elements: ReadonlyMap<string, HTMLElement>,
): void {
  for (const [id, card] of layout.leaving) {
    const from = layout.rects.get(id);
    const owner = state.game?.table.cards[id]?.owner ?? state.game?.table.activePlayer;
    const to = owner === undefined ? undefined : piles.pile(card.to, owner);
    if (from && to && !elements.has(id)) animateLeaving(layer, card, from, to);
  }
}

/** The opponent's drawn cards are shown as backs on their way from the deck to the hand. */
function animateDraws({ piles, layer, state, before }: Change): void {
  for (const player of Object.values(state.game?.table.players ?? {})) {
    const earlier = before.table.players[player.id];
    const to = piles.pile('hand', player.id);
    const from = piles.pile('deck', player.id);
    if (!earlier || !to || !from || player.deckSize >= earlier.deckSize) continue;
    const drawn = Math.min(player.hand.length - earlier.hand.length, earlier.deckSize - player.deckSize);
    for (let index = 0; index < drawn; index++) animateCardBack(layer, from, to, index * STAGGER_MS);
  }
}

function animateEvent(
  { piles, layer, layout, state }: Change,
  event: EventView,
  elements: ReadonlyMap<string, HTMLElement>,
  rects: ReadonlyMap<string, ElementRect>,
): void {
  const isInPlay = (id: string) => state.game?.table.cards[id]?.zone === 'play';
  // A card that has left play was still there when the event happened.
  const rect = (id: string | undefined) => {
    if (id === undefined) return undefined;
    const [now, then] = [rects.get(id), layout.rects.get(id)];
    return isInPlay(id) ? (now ?? then) : (then ?? now);
  };
  const pool = (player: string | undefined) => (player === undefined ? undefined : piles.pool(player));
  const other = Object.keys(state.game?.table.players ?? {}).find((name) => name !== event.player);
  const amount = event.amount ?? 1;
  const gem = (from: ElementRect | undefined, to: ElementRect | undefined) => {
    if (from && to) animateAmber(layer, from, to, amount);
  };

  switch (event.type) {
    case 'damageDealt': {
      const at = rect(event.card);
      if (at && amount > 0) showDamageNumber(layer, at, amount);
      return;
    }
    case 'fightDeclared': {
      const attacker = event.card && isInPlay(event.card) ? elements.get(event.card) : undefined;
      const from = rect(event.card);
      const to = rect(event.target);
      if (attacker && from && to) animateAttack(attacker, from, to);
      return;
    }
    case 'amberGained':
    case 'amberReturned':
      return gem(rect(event.card), pool(event.player));
    case 'amberStolen':
      return gem(pool(other), pool(event.player));
    case 'amberPlaced':
      return gem(pool(event.player), rect(event.card));
    case 'amberCaptured':
      return gem(pool(capturedFrom(state, event)), rect(event.card));
    default:
      return;
  }
}

/** Amber is captured from the opponent of the card's controller. */
function capturedFrom({ game }: GameState, { card }: EventView): string | undefined {
  const captor = card === undefined ? undefined : game?.table.cards[card];
  const controller = captor?.controller ?? captor?.owner;
  return Object.keys(game?.table.players ?? {}).find((name) => name !== controller);
}
