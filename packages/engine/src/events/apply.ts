/** The one place where a game's state changes. */
import type { CardId, CardSlug, PlayerId, Zone } from '../vocabulary.ts';
import { continuePlay, correctPlayer, exchangeDecks, seatFirst } from './apply-agreed.ts';
import type { CardState, GameState, LastingEffect, ListedZone, PlayerState } from '../state/state.ts';
import { newCard } from '../opening.ts';
import { faceIn } from '../state/face.ts';
import { shuffle } from '../state/random.ts';
import type { EventOf, GameEvent } from './events.ts';

/** The only function that changes a game state. */
export function apply(state: GameState, event: GameEvent): void {
  switch (event.type) {
    case 'turnStarted':
      startTurn(state, event.player);
      return;
    case 'setupTurn':
      state.activePlayer = event.player;
      return;
    case 'stepStarted':
      state.step = event.step;
      state.thisTurn.stage = 'steps';
      state.thisTurn.acted = false;
      return;
    case 'turnEnded':
      endTurn(state, event.player);
      return;
    case 'houseChosen':
    case 'houseChanged':
      playerOf(state, event.player).activeHouse = event.house;
      return;

    case 'amberGained':
      playerOf(state, event.player).amber += event.amount;
      return;
    case 'amberLost':
      playerOf(state, event.player).amber -= event.amount;
      return;
    case 'amberStolen':
      if (!event.spared) playerOf(state, event.from).amber -= event.amount;
      playerOf(state, event.player).amber += event.amount;
      return;
    case 'amberPaid':
      playerOf(state, event.player).amber -= event.amount;
      playerOf(state, event.to).amber += event.amount;
      return;
    case 'amberCaptured':
      if (event.from !== null && !event.spared) playerOf(state, event.from).amber -= event.amount;
      cardOf(state, event.card).amber += event.amount;
      return;
    case 'amberPlaced':
      cardOf(state, event.card).amber += event.amount;
      return;
    case 'amberRemoved':
      cardOf(state, event.card).amber -= event.amount;
      return;
    case 'amberReturned':
      cardOf(state, event.card).amber -= event.amount;
      playerOf(state, event.player).amber += event.amount;
      return;

    case 'keyForged': {
      const player = playerOf(state, event.player);
      player.amber -= event.pool;
      for (const { card, amount } of event.cards) cardOf(state, card).amber -= amount;
      if (event.color !== null) player.keys[event.color] = true;
      else player.furtherKeys += 1;
      return;
    }
    case 'keyUnforged':
      playerOf(state, event.player).keys[event.color] = false;
      return;
    case 'chainsGained':
      playerOf(state, event.player).chains += event.amount;
      return;
    case 'chainShed':
      playerOf(state, event.player).chains -= 1;
      return;

    case 'cardMoved':
      moveCard(state, event);
      return;
    case 'deckShuffled': {
      const player = playerOf(state, event.player);
      shuffle(state.random, player.deck);
      player.deckShuffles += 1;
      for (const id of player.deck) hide(state, cardOf(state, id));
      return;
    }
    case 'cardEntered':
      enterPlay(state, event);
      return;
    case 'upgradeAttached':
      attach(state, event);
      return;
    case 'cardLeft':
      leavePlay(state, event);
      return;
    case 'placedUnder':
      placeUnder(state, event);
      return;
    case 'movedInLine': {
      const line = playerOf(state, cardOf(state, event.card).controller).battleline;
      remove(line, event.card);
      line.splice(event.index, 0, event.card);
      return;
    }
    case 'rowChanged':
      changeRow(state, event);
      return;
    case 'cardFlipped':
      flip(state, event);
      return;
    case 'controlGiven':
      cardOf(state, event.card).baseController = event.player;
      return;
    case 'controlChanged':
      changeControl(state, event);
      return;

    case 'cardPlayed':
      state.thisTurn.acted = true;
      countTitle(state, event.card);
      return;
    case 'useBegun':
      state.thisTurn.acted = true;
      countTitle(state, event.card);
      return;
    case 'cardDiscarded':
      if (event.from === 'hand') state.thisTurn.acted = true;
      return;
    case 'cardCopied':
      cardOf(state, event.card).copy = event.copy;
      return;
    case 'fightDeclared':
      cardOf(state, event.target).attackedThisTurn = true;
      return;
    case 'cardHidden':
      hide(state, cardOf(state, event.card));
      return;
    case 'pastForgotten':
      state.lastKnown = {};
      return;
    case 'permissionUsed':
      state.thisTurn.permissions.push(event.permission);
      return;
    case 'cardExhausted':
      cardOf(state, event.card).exhausted = true;
      return;
    case 'cardReadied':
      cardOf(state, event.card).exhausted = false;
      return;

    case 'damageDealt':
      cardOf(state, event.card).damage += event.amount;
      return;
    case 'damagePrevented':
      if (event.by === 'armor') cardOf(state, event.card).armorUsed += event.amount;
      return;
    case 'armorLost':
      cardOf(state, event.card).armorUsed += event.amount;
      return;
    case 'damageHealed':
      cardOf(state, event.card).damage -= event.amount;
      return;
    case 'cardTagged':
      cardOf(state, event.card).tagged = true;
      return;
    case 'cardUntagged':
      cardOf(state, event.card).tagged = false;
      return;

    case 'statusGained':
      cardOf(state, event.card)[event.status] = true;
      return;
    case 'statusLost':
      cardOf(state, event.card)[event.status] = false;
      return;
    case 'countersAdded': {
      const { counters } = cardOf(state, event.card);
      counters[event.counter] = (counters[event.counter] ?? 0) + event.amount;
      return;
    }
    case 'countersRemoved': {
      const { counters } = cardOf(state, event.card);
      const left = (counters[event.counter] ?? 0) - event.amount;
      if (left > 0) counters[event.counter] = left;
      else delete counters[event.counter];
      return;
    }

    case 'prophecyActivated':
      cardOf(state, event.card).activeProphecy = true;
      state.thisTurn.prophesied = true;
      return;
    case 'prophecyFlipped':
      flipProphecy(cardOf(state, event.card), cardOf(state, event.back), state);
      return;
    case 'prophecyDeactivated':
      cardOf(state, event.card).activeProphecy = false;
      return;

    case 'lastingAdded':
      state.lasting.push(event.effect);
      state.clock = event.effect.id + 1;
      return;
    case 'lastingBegan':
      for (const effect of state.lasting) if (effect.id === event.id) effect.waiting = false;
      return;
    case 'lastingEnded':
      state.lasting = state.lasting.filter((effect) => effect.id !== event.id);
      return;
    case 'tideReset':
      state.tide = null;
      return;
    case 'tideRaised':
      state.tide = event.player;
      return;
    case 'extraTurnGained':
      state.extraTurns += 1;
      return;
    case 'extraTurnTaken':
      state.extraTurns -= 1;
      return;
    case 'cardCorrected':
      Object.assign(cardOf(state, event.card), structuredClone(event.changes));
      return;
    case 'playerCorrected':
      correctPlayer(state, event);
      return;
    case 'cardAdded':
      addCard(state, event);
      return;
    case 'tideSet':
      state.tideInPlay = true;
      state.tide = event.holder;
      return;
    case 'startingPlayerSet':
      seatFirst(state, event.player);
      return;
    case 'decksExchanged':
      exchangeDecks(state);
      return;
    case 'agreementChanged':
      state.agreements = { ...state.agreements, ...event.changes };
      return;
    case 'timeCalled':
      state.timeCalled = [];
      return;
    case 'playContinued':
      continuePlay(state);
      return;
    case 'endingSet':
      state.ending = event.what;
      return;
    case 'gameWon':
      state.winner = event.player;
      state.winReason = event.reason;
      state.wonIn = state.step;
      state.step = 'over';
      return;

    case 'turnEnding':
      state.thisTurn.stage = 'end';
      return;

    case 'archivesTaken':
    case 'cardDrawn':
    case 'cardArchived':
    case 'cardPurged':
    case 'cardRevealed':
    case 'creatureReaped':
    case 'creatureFought':
    case 'iconResolved':
    case 'cardDestroyed':
    case 'cardUsed':
    case 'stepEnding':
      return;
    default:
      event satisfies never;
  }
}

function cardOf(state: GameState, id: CardId): CardState {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

function playerOf(state: GameState, id: PlayerId): PlayerState {
  const player = state.players[id];
  if (!player) throw new Error(`no player ${id}`);
  return player;
}

function remove(list: CardId[], id: CardId): void {
  const index = list.indexOf(id);
  if (index >= 0) list.splice(index, 1);
}

function startTurn(state: GameState, player: PlayerId): void {
  state.turn += 1;
  state.activePlayer = player;
  state.ending = null;
  state.thisTurn = {
    player,
    events: [],
    titles: {},
    stage: 'start',
    acted: false,
    prophesied: false,
    permissions: [],
  };
}

/** Armor and elusive refresh for both sides, the active house clears [3.7]. */
function endTurn(state: GameState, player: PlayerId): void {
  state.lastTurns[player] = state.thisTurn;
  playerOf(state, player).activeHouse = null;
  if (state.timeCalled?.includes(player) === false) state.timeCalled.push(player);
  state.lastKnown = {};
  for (const id of Object.keys(state.cards)) {
    const card = state.cards[id];
    if (card?.zone !== 'play') continue;
    card.armorUsed = 0;
    card.attackedThisTurn = false;
  }
}

/** Takes a card out of the list that holds it. */
function detach(state: GameState, card: CardState): void {
  if (card.parent !== null) {
    const parent = cardOf(state, card.parent);
    remove(parent.upgrades, card.id);
    remove(parent.under, card.id);
    card.parent = null;
    return;
  }
  const player = playerOf(
    state,
    card.zone === 'play' || card.zone === 'archives' ? card.controller : card.owner,
  );
  if (card.zone === 'play') {
    remove(player.battleline, card.id);
    remove(player.artifacts, card.id);
  } else if (card.zone === 'resolving') {
    for (const seat of state.seats) remove(playerOf(state, seat).resolving, card.id);
  } else if (card.zone !== 'under') {
    remove(player[card.zone], card.id);
  }
}

/** Puts a card into a listed zone; viewers who cannot see it there lose track of it. */
function place(
  state: GameState,
  card: CardState,
  to: Zone,
  player: PlayerId,
  position: 'top' | 'bottom' = 'top',
): void {
  const list = playerOf(state, player)[to as ListedZone];
  if (to === 'hand' || to === 'archives' || to === 'purged' || to === 'resolving') list.push(card.id);
  else if (position === 'top') list.unshift(card.id);
  else list.push(card.id);
  card.zone = to;
  if (to !== 'resolving') card.copy = null;
  card.controller = to === 'archives' || to === 'resolving' ? player : card.owner;
  hide(state, card);
}

function addCard(state: GameState, { player, slug, house, to }: EventOf<'cardAdded'>): void {
  const card = newCard(state, player, { card: slug, count: 1, house });
  place(state, card, to, player);
}

/** Gives the card new names for everybody who cannot see it where it is now [1.3.7]. */
function hide(state: GameState, card: CardState): void {
  const { zone } = card;
  if (zone !== 'hand' && zone !== 'deck' && zone !== 'archives' && !card.facedown) return;
  const sees = zone === 'deck' ? null : zone === 'hand' ? card.owner : card.controller;
  state.seats.forEach((seat, index) => {
    if (seat !== sees) card.viewNumbers[index as 0 | 1] = state.nextViewNumber++;
  });
  card.viewNumbers[2] = state.nextViewNumber++;
}

function moveCard(state: GameState, event: EventOf<'cardMoved'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  delete state.lastKnown[card.id];
  card.facedown = false;
  card.abducted = event.abducted ?? false;
  card.purgedBy = event.purgedBy ?? null;
  place(state, card, event.to, event.player, event.position);
}

function enterPlay(state: GameState, event: EventOf<'cardEntered'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  delete state.lastKnown[card.id];
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
  const player = playerOf(state, event.player);
  if (event.index === undefined) player.artifacts.push(card.id);
  else player.battleline.splice(event.index, 0, card.id);
}

/** The top half of a gigantic creature lies with the bottom half, in no place of its own [5.7]. */
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

/** Both halves of a gigantic creature leave play for the same place. */
function partHalves(state: GameState, bottom: CardState): CardState | null {
  if (bottom.otherHalf === null) return null;
  const top = cardOf(state, bottom.otherHalf);
  bottom.otherHalf = null;
  top.otherHalf = null;
  return top;
}

/** The other face becomes active; what lies beneath stays facedown, and is not placed there anew. */
function flipProphecy(front: CardState, back: CardState, state: GameState): void {
  front.activeProphecy = false;
  back.activeProphecy = true;
  back.under.push(...front.under.splice(0));
  for (const id of back.under) cardOf(state, id).parent = back.id;
}

function changeRow(state: GameState, event: EventOf<'rowChanged'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  const player = playerOf(state, card.controller);
  if (event.index === undefined) player.artifacts.push(card.id);
  else player.battleline.splice(event.index, 0, card.id);
}

function flip(state: GameState, event: EventOf<'cardFlipped'>): void {
  const card = cardOf(state, event.card);
  card.facedown = event.facedown;
  card.copy = null;
  hide(state, card);
}

function attach(state: GameState, event: EventOf<'upgradeAttached'>): void {
  const card = cardOf(state, event.card);
  const entering = card.zone !== 'play';
  detach(state, card);
  if (entering) {
    reset(card);
    card.zone = 'play';
    card.asUpgrade = event.asUpgrade ?? false;
    card.enteredTurn = state.turn;
    card.enteredAt = state.clock++;
    card.baseController = event.player;
  }
  card.controller = event.player;
  card.parent = event.host;
  cardOf(state, event.host).upgrades.push(card.id);
}

function leavePlay(state: GameState, event: EventOf<'cardLeft'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  state.lastKnown[card.id] = event.known;
  for (const effect of state.lasting) if (concerns(effect, card.id)) effect.gone.push(card.id);
  for (const part of [card, partHalves(state, card)]) {
    if (part === null) continue;
    reset(part);
    part.abducted = event.abducted ?? false;
    part.purgedBy = event.purgedBy ?? null;
    place(state, part, event.to, event.player, event.position);
  }
}

/** Is an effect about this card? It stops being so when the card leaves play [11.5]. */
function concerns({ bindings }: LastingEffect, id: CardId): boolean {
  const { self, bearer, it, named } = bindings;
  return (
    self === id || bearer === id || it.includes(id) || Object.values(named).some((ids) => ids.includes(id))
  );
}

function placeUnder(state: GameState, event: EventOf<'placedUnder'>): void {
  const card = cardOf(state, event.card);
  const host = cardOf(state, event.under);
  detach(state, card);
  for (const part of [card, partHalves(state, card)]) {
    if (part === null) continue;
    reset(part);
    part.zone = 'under';
    part.parent = host.id;
    part.controller = host.controller;
    part.facedown = event.facedown;
    part.grafted = event.grafted ?? false;
    host.under.push(part.id);
    hide(state, part);
  }
}

function changeControl(state: GameState, event: EventOf<'controlChanged'>): void {
  const card = cardOf(state, event.card);
  detach(state, card);
  card.controller = event.player;
  if (card.otherHalf !== null) cardOf(state, card.otherHalf).controller = event.player;
  const player = playerOf(state, event.player);
  if (event.index === undefined) player.artifacts.push(card.id);
  else player.battleline.splice(event.index, 0, card.id);
}

/** A card that changes zones is a new object [0.9]. */
function reset(card: CardState): void {
  card.exhausted = false;
  card.stunned = false;
  card.warded = false;
  card.enraged = false;
  card.damage = 0;
  card.amber = 0;
  card.counters = {};
  card.armorUsed = 0;
  card.attackedThisTurn = false;
  card.enteredTurn = 0;
  card.tagged = false;
  card.facedown = false;
  card.abducted = false;
  card.purgedBy = null;
  card.asUpgrade = false;
  card.grafted = false;
}

/** Plays and uses of one title count together, all copies of it [rule of six, 3.4]. */
function countTitle(state: GameState, id: CardId): void {
  const title = titleOf(faceIn(state, id));
  state.thisTurn.titles[title] = (state.thisTurn.titles[title] ?? 0) + 1;
}

/** What names a title: an evil twin has that of its twin [5.8]. */
export function titleOf(slug: CardSlug): string {
  return slug.replace(/-evil-twin$/, '');
}
