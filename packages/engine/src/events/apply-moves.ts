/** How the state changes when cards move. */
import type { CardId, PlayerId, Zone } from '../vocabulary.ts';
import type { CardState, GameState, LastingEffect, ListedZone, PlayerState } from '../state/state.ts';
import { secretIndex } from '../state/chance.ts';
import { NO_COUNTERS, newCard } from '../state/opening.ts';
import type { Beneath, EventOf } from '../state/events.ts';

export function cardOf(state: GameState, id: CardId): CardState {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function playerOf(state: GameState, id: PlayerId): PlayerState {
  const player = state.players[id];
  if (!player) throw new Error(`no player ${id}`);
  return player;
}

/** Returns the list without a card; the same list if the card is not in it. */
export function without(list: readonly CardId[], id: CardId): readonly CardId[] {
  return list.includes(id) ? list.filter((one) => one !== id) : list;
}

/** Takes a card out of the list that holds it. */
function detach(state: GameState, card: CardState): void {
  mixNames(state, card);
  if (card.parent !== null) {
    const parent = cardOf(state, card.parent);
    parent.upgrades = without(parent.upgrades, card.id);
    parent.under = without(parent.under, card.id);
    card.parent = null;
    return;
  }
  const player = playerOf(
    state,
    card.zone === 'play' || card.zone === 'archives' ? card.controller : card.owner,
  );
  if (card.zone === 'play') {
    player.battleline = without(player.battleline, card.id);
    player.artifacts = without(player.artifacts, card.id);
  } else if (card.zone === 'resolving') {
    for (const seat of state.seats) {
      const side = playerOf(state, seat);
      side.resolving = without(side.resolving, card.id);
    }
  } else if (card.zone !== 'under') {
    player[card.zone] = without(player[card.zone], card.id);
  }
}

/** Puts a card into a list of a zone. Viewers who cannot see it there lose track of it. */
function place(
  state: GameState,
  card: CardState,
  to: Zone,
  player: PlayerId,
  position: 'top' | 'bottom' = 'top',
): void {
  const side = playerOf(state, player);
  const zone = to as ListedZone;
  const isPile = zone !== 'hand' && zone !== 'archives' && zone !== 'purged' && zone !== 'resolving';
  side[zone] = isPile && position === 'top' ? [card.id, ...side[zone]] : [...side[zone], card.id];
  card.zone = to;
  if (to !== 'resolving') card.copy = null;
  card.controller = to === 'archives' || to === 'resolving' ? player : card.owner;
  hide(state, card);
}

export function addCard(state: GameState, { player, slug, house, to }: EventOf<'cardAdded'>): void {
  const card = newCard(state, player, { card: slug, count: 1, house });
  place(state, card, to, player);
}

/** Viewers who cannot see the card where it is now lose track of it [1.3.7]. */
export function hide(state: GameState, card: CardState): void {
  rename(state, card);
  mixNames(state, card);
}

/** Gives the card new names for everybody who cannot see it. */
export function rename(state: GameState, card: CardState): void {
  const { zone } = card;
  if (zone !== 'hand' && zone !== 'deck' && zone !== 'archives' && !card.facedown) return;
  const sees = viewerOf(card);
  const [first, second] = state.seats;
  card.viewNumbers = [
    first === sees ? card.viewNumbers[0] : state.nextViewNumber++,
    second === sees ? card.viewNumbers[1] : state.nextViewNumber++,
    state.nextViewNumber++,
  ];
}

/** The player who sees the hidden card where it is. */
function viewerOf({ zone, owner, controller }: CardState): PlayerId | null {
  if (zone === 'deck') return null;
  return zone === 'hand' ? owner : controller;
}

/**
 * Exchanges the names of a hidden card and of a random one beside it, for everybody who sees only their backs. Nobody can
 * tell which of the cards was added last, or which of them leaves [1.3.7].
 */
export function mixNames(state: GameState, card: CardState): void {
  const backs = backsBeside(state, card);
  if (backs.length < 2) return;
  const other = cardOf(state, backs[secretIndex(state, backs.length)] as CardId);
  state.nextViewNumber++;
  const sees = viewerOf(card);
  const [first, second] = state.seats;
  const [own, others] = [card.viewNumbers, other.viewNumbers];
  const [sharesFirst, sharesSecond] = [first === sees, second === sees];
  card.viewNumbers = [sharesFirst ? own[0] : others[0], sharesSecond ? own[1] : others[1], others[2]];
  other.viewNumbers = [sharesFirst ? others[0] : own[0], sharesSecond ? others[1] : own[1], own[2]];
}

const NONE: readonly CardId[] = [];

/** The hidden cards of the zone in which a hidden card is, with that card. Those of a deck have no place in a view. */
export function backsBeside(
  state: GameState,
  { zone, owner, controller, faceup, facedown, parent }: CardState,
): readonly CardId[] {
  if (zone === 'hand') return playerOf(state, owner).hand;
  if (zone === 'archives' && !faceup)
    return playerOf(state, controller).archives.filter((id) => !cardOf(state, id).faceup);
  if (zone === 'under' && facedown && parent !== null)
    return cardOf(state, parent).under.filter((id) => cardOf(state, id).facedown);
  return NONE;
}

export function moveCard(state: GameState, event: EventOf<'cardMoved'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  delete state.lastKnown[card.id];
  card.facedown = false;
  card.abducted = event.abducted ?? false;
  card.faceup = event.faceup ?? false;
  card.purgedBy = event.purgedBy ?? null;
  place(state, card, event.to, event.player, event.position);
}

export function enterPlay(state: GameState, event: EventOf<'cardEntered'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  reset(card);
  card.zone = 'play';
  card.controller = event.player;
  card.baseController = event.player;
  card.enteredAt = state.clock++;
  card.exhausted = event.exhausted;
  card.stunned = event.stunned ?? false;
  card.enraged = event.enraged ?? false;
  card.warded = event.warded ?? false;
  card.facedown = event.facedown ?? false;
  card.copy = event.copy ?? null;
  card.enteredTurn = state.turn;
  if (event.otherHalf !== undefined) joinHalf(state, card, event.otherHalf);
  addToRow(playerOf(state, event.player), card.id, event.index);
}

/** @param index the place in the battleline; without it, the card is an artifact */
function addToRow(player: PlayerState, id: CardId, index: number | undefined): void {
  if (index === undefined) player.artifacts = [...player.artifacts, id];
  else player.battleline = player.battleline.toSpliced(index, 0, id);
}

/** The top half of a gigantic creature lies with the bottom half and has no position of its own [5.7]. */
export function joinHalf(state: GameState, bottom: CardState, id: CardId): void {
  const top = cardOf(state, id);
  detach(state, top);
  reset(top);
  delete state.lastKnown[id];
  top.zone = 'play';
  top.controller = bottom.controller;
  top.otherHalf = bottom.id;
  bottom.otherHalf = id;
}

/** Both halves of a gigantic creature leave play for the same zone. */
function partHalves(state: GameState, bottom: CardState): CardState | null {
  if (bottom.otherHalf === null) return null;
  const top = cardOf(state, bottom.otherHalf);
  bottom.otherHalf = null;
  top.otherHalf = null;
  return top;
}

/** The other face becomes active. The card beneath it stays facedown and does not count as placed again. */
export function flipProphecy(front: CardState, back: CardState, state: GameState): void {
  front.activeProphecy = false;
  back.activeProphecy = true;
  back.under = [...back.under, ...front.under];
  front.under = [];
  for (const id of back.under) cardOf(state, id).parent = back.id;
}

export function changeRow(state: GameState, event: EventOf<'rowChanged'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  addToRow(playerOf(state, card.controller), card.id, event.index);
}

export function flip(state: GameState, event: EventOf<'cardFlipped'>): void {
  const card = cardOf(state, event.card);
  card.facedown = event.facedown;
  card.copy = null;
  hide(state, card);
}

export function attach(state: GameState, event: EventOf<'upgradeAttached'>): void {
  const card = cardOf(state, event.card);
  const entering = card.zone !== 'play';
  detach(state, card);
  if (entering) {
    reset(card);
    card.zone = 'play';
    card.asUpgrade = event.asUpgrade ?? false;
    card.upgradeText = event.text ?? null;
    card.enteredTurn = state.turn;
    card.enteredAt = state.clock++;
    card.baseController = event.player;
  }
  card.controller = event.player;
  card.parent = event.host;
  const host = cardOf(state, event.host);
  host.upgrades = [...host.upgrades, card.id];
}

export function leavePlay(state: GameState, event: EventOf<'cardLeft'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  state.lastKnown[card.id] = event.known;
  state.lasting = state.lasting.map((effect) =>
    concerns(effect, card.id) ? { ...effect, gone: [...effect.gone, card.id] } : effect,
  );
  for (const part of [card, partHalves(state, card)]) {
    if (part === null) continue;
    reset(part);
    if (event.host) {
      layBeneath(state, part, event.host);
      continue;
    }
    part.abducted = event.abducted ?? false;
    part.faceup = event.faceup ?? false;
    part.purgedBy = event.purgedBy ?? null;
    place(state, part, event.to, event.player, event.position);
  }
}

/** Says whether an effect is still about this card. It is not once the card has left play [11.5]. */
function concerns({ bindings }: LastingEffect, id: CardId): boolean {
  const { self, bearer, it, named } = bindings;
  return (
    self === id || bearer === id || it.includes(id) || Object.values(named).some((ids) => ids.includes(id))
  );
}

export function placeUnder(state: GameState, event: EventOf<'placedUnder'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  reset(card);
  layBeneath(state, card, event);
}

function layBeneath(state: GameState, card: CardState, { under, facedown, grafted }: Beneath): void {
  const host = cardOf(state, under);
  card.zone = 'under';
  card.parent = host.id;
  card.controller = host.controller;
  card.facedown = facedown;
  card.grafted = grafted ?? false;
  host.under = [...host.under, card.id];
  hide(state, card);
}

export function changeControl(state: GameState, event: EventOf<'controlChanged'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  card.controller = event.player;
  if (card.otherHalf !== null) cardOf(state, card.otherHalf).controller = event.player;
  for (const id of card.under) {
    const beneath = cardOf(state, id);
    beneath.controller = event.player;
    hide(state, beneath);
  }
  addToRow(playerOf(state, event.player), card.id, event.index);
}

export function swapControllers(state: GameState, event: EventOf<'controlSwapped'>): void {
  const [one, other] = [cardOf(state, event.card), cardOf(state, event.other)];
  const [first, second] = [one.controller, other.controller];
  one.baseController = second;
  other.baseController = first;
  for (const card of [one, other]) card.swappedAt = state.clock;
  state.clock++;
}

/** Swaps what lies on two cards. Upgrades keep their controllers [13.9]. */
export function swapContents(state: GameState, one: CardState, other: CardState): void {
  const { amber, damage, counters, upgrades } = one;
  Object.assign(one, {
    amber: other.amber,
    damage: other.damage,
    counters: other.counters,
    upgrades: other.upgrades,
  });
  Object.assign(other, { amber, damage, counters, upgrades });
  for (const host of [one, other]) for (const id of host.upgrades) cardOf(state, id).parent = host.id;
}

/** A card that changes zones is a new object [0.9]. */
function reset(card: CardState): void {
  card.exhausted = false;
  card.stunned = false;
  card.warded = false;
  card.enraged = false;
  card.damage = 0;
  card.amber = 0;
  card.counters = NO_COUNTERS;
  card.armorUsed = 0;
  card.attackedThisTurn = false;
  card.enteredTurn = 0;
  card.tagged = false;
  card.facedown = false;
  card.abducted = false;
  card.faceup = false;
  card.purgedBy = null;
  card.asUpgrade = false;
  card.upgradeText = null;
  card.grafted = false;
  card.swappedAt = 0;
}
