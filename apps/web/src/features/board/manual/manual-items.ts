/** The manual corrections of a card, as its menu lists them. The engine checks each of them again. */
import type { CardItem, CardView, DragZone, PlayerId } from '@amberhall/protocol';

/** One item of the menu: click the card normally, change something on it, or move it. */
export type ManualItem =
  | { kind: 'select' }
  | { kind: 'item'; item: CardItem }
  | { kind: 'move'; to: DragZone };

/** An item with a submenu. */
export interface ManualGroup {
  group: 'tokens' | 'under' | 'move';
  items: readonly ManualItem[];
}

export interface ManualSituation {
  seat: PlayerId;
  /** The card's current type. */
  type: string;
  /** The viewer has cards in hand that can be put beneath it. */
  hasHand: boolean;
  activePlayer: PlayerId;
  /** The controller of the card that this one lies beneath. */
  hostController: PlayerId | undefined;
}

const MOVES: readonly DragZone[] = ['play', 'hand', 'deck', 'discard', 'archives', 'purged'];

/** The number of items that are easy to scan. */
const MAX_UNGROUPED_ITEMS = 8;
/** A group with fewer items has no submenu. */
const GROUP_SIZE = 2;

/** The items of the open menu. Tokens, cards beneath and destinations are in submenus. */
export function menuOf(items: readonly ManualItem[]): (ManualItem | ManualGroup)[] {
  if (items.length <= MAX_UNGROUPED_ITEMS) return [...items];
  const groups: ManualGroup[] = (['tokens', 'under', 'move'] as const)
    .map((group) => ({ group, items: items.filter((item) => groupOf(item) === group) }))
    .filter((group) => group.items.length >= GROUP_SIZE);
  const grouped = new Set(groups.flatMap((group) => group.items));
  return [...items.filter((item) => !grouped.has(item)), ...groups];
}

const UNDER: readonly CardItem[] = ['place-faceup', 'place-facedown'];
/** Stunned, warded and enraged are listed like tokens. */
const TOKENS = /^(add-|remove-|stun$|ward$|enrage$)/;

function groupOf(item: ManualItem): ManualGroup['group'] | undefined {
  if (item.kind === 'move') return 'move';
  if (item.kind === 'select') return undefined;
  if (UNDER.includes(item.item)) return 'under';
  return TOKENS.test(item.item) ? 'tokens' : undefined;
}

export function manualItems(card: CardView, situation: ManualSituation): ManualItem[] {
  return [
    { kind: 'select' },
    ...itemsOn(card, situation).map((item) => ({ kind: 'item', item }) as const),
    ...movesOf(card, situation).map((to) => ({ kind: 'move', to }) as const),
  ];
}

function itemsOn(card: CardView, situation: ManualSituation): CardItem[] {
  switch (card.zone) {
    case 'aside':
      return card.owner === situation.seat && situation.type === 'prophecy'
        ? prophecyItems(card, situation)
        : [];
    case 'under':
      if (situation.hostController !== situation.seat) return [];
      return card.facedown ? ['reveal', 'take-beneath'] : ['take-beneath'];
    case 'play':
      return card.parent === undefined ? inPlay(card, situation) : ['return-to-hand'];
    default:
      return [];
  }
}

function prophecyItems(card: CardView, { seat, activePlayer }: ManualSituation): CardItem[] {
  if (!card.activeProphecy) return ['activate'];
  return seat === activePlayer ? ['deactivate'] : ['deactivate', 'trigger'];
}

function inPlay(card: CardView, { type, hasHand }: ManualSituation): CardItem[] {
  const items: CardItem[] = [card.exhausted ? 'ready' : 'exhaust'];
  if (type === 'creature') items.push('add-damage', 'add-power');
  items.push('add-amber');
  if (card.damage) items.push('remove-damage');
  if (card.counters?.power) items.push('remove-power');
  if (card.amber) items.push('remove-amber');
  if (type === 'creature') {
    items.push(card.stunned ? 'remove-stun' : 'stun', card.warded ? 'remove-ward' : 'ward');
    items.push(card.enraged ? 'remove-enrage' : 'enrage');
  }
  items.push('give-control');
  if (hasHand) items.push('place-faceup', 'place-facedown');
  return items;
}

function movesOf(card: CardView, { seat, type }: ManualSituation): DragZone[] {
  const isMine = card.owner === seat || (card.controller ?? card.owner) === seat;
  if (!isMine || !(MOVES as readonly string[]).includes(card.zone)) return [];
  return MOVES.filter((to) => to !== card.zone && (to !== 'play' || type !== 'action'));
}
