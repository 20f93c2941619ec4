/** What can be done by hand with a card, as its menu lists it. The game checks each of them again. */
import type { CardItem, CardView, DragZone, PlayerId } from '@amberhall/protocol';

/** One line of the menu: click the card as ever, change something on it, or move it. */
export type ManualItem =
  | { kind: 'select' }
  | { kind: 'item'; item: CardItem }
  | { kind: 'move'; to: DragZone };

/** A line that opens further lines. */
export interface ManualGroup {
  group: 'tokens' | 'under' | 'move';
  items: readonly ManualItem[];
}

export interface ManualSituation {
  seat: PlayerId;
  /** The card's current type. */
  type: string;
  /** The viewer has cards in hand that can be placed beneath. */
  hasHand: boolean;
  activePlayer: PlayerId;
  /** Who controls the card that this one lies under. */
  hostController: PlayerId | undefined;
}

const MOVES: readonly DragZone[] = ['play', 'hand', 'deck', 'discard', 'archives', 'purged'];

/** So many lines can be taken in at a glance. */
const MAX_UNGROUPED_ITEMS = 8;
/** Fewer lines than these stand in the menu itself. */
const GROUP_SIZE = 2;

/** The menu as it opens: what changes tokens, what lies beneath, and where a card can go are a step further in. */
export function menuOf(items: readonly ManualItem[]): (ManualItem | ManualGroup)[] {
  if (items.length <= MAX_UNGROUPED_ITEMS) return [...items];
  const groups: ManualGroup[] = (['tokens', 'under', 'move'] as const)
    .map((group) => ({ group, items: items.filter((item) => groupOf(item) === group) }))
    .filter((group) => group.items.length >= GROUP_SIZE);
  const grouped = new Set(groups.flatMap((group) => group.items));
  return [...items.filter((item) => !grouped.has(item)), ...groups];
}

const UNDER: readonly CardItem[] = ['place-faceup', 'place-facedown'];
/** A card that is stunned, warded or enraged carries that like a token. */
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
