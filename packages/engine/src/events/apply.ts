/** The one place where a game's state changes. */
import type { CardId, Counter, PlayerId } from '../vocabulary.ts';
import {
  addCard,
  attach,
  cardOf,
  changeControl,
  swapControllers,
  changeRow,
  enterPlay,
  flip,
  flipProphecy,
  hide,
  mixNames,
  rename,
  leavePlay,
  moveCard,
  placeUnder,
  playerOf,
  swapContents,
  without,
} from './apply-moves.ts';
import { continuePlay, correctPlayer, exchangeDecks, seatFirst } from './apply-agreed.ts';
import { copyOf } from '../state/copy.ts';
import type { CardState, GameState } from '../state/state.ts';
import { faceIn, titleOf } from '../state/face.ts';
import { shuffleDeck } from '../state/chance.ts';
import type { GameEvent } from '../state/events.ts';
import { own } from '../state/own.ts';

/** Changes the state of a game for one event. No other function does. */
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
      // An effect that ended the previous step ends no other step.
      if (state.ending === 'step') state.ending = null;
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
      if (event.from !== undefined) playerOf(state, event.from).amber -= event.amount;
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
      playerOf(state, player.opponent).amber -= event.fromOpponent ?? 0;
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
      shuffleDeck(state, event.player);
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
      const player = playerOf(state, cardOf(state, event.card).controller);
      player.battleline = without(player.battleline, event.card).toSpliced(event.index, 0, event.card);
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
    case 'controlSwapped':
      swapControllers(state, event);
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
      if (event.mixes) mixNames(state, cardOf(state, event.card));
      else rename(state, cardOf(state, event.card));
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
    case 'countersAdded':
      addCounters(cardOf(state, event.card), event.counter, event.amount);
      return;
    case 'countersRemoved':
      addCounters(cardOf(state, event.card), event.counter, -event.amount);
      return;

    case 'contentsSwapped':
      swapContents(state, cardOf(state, event.card), cardOf(state, event.other));
      return;

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
      state.lasting = [...state.lasting, event.effect];
      state.clock = event.effect.id + 1;
      return;
    case 'lastingBegan':
      state.lasting = state.lasting.map((effect) =>
        effect.id === event.id ? { ...effect, waiting: false } : effect,
      );
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
      state.extraTurns.push(event.player);
      return;
    case 'extraTurnTaken':
      state.extraTurns.splice(state.extraTurns.indexOf(event.player), 1);
      return;
    case 'cardCorrected':
      Object.assign(cardOf(state, event.card), copyOf(event.changes));
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
    case 'gameAborted':
      state.winReason = event.reason;
      state.step = 'over';
      return;

    case 'turnEnding':
      state.thisTurn.stage = 'end';
      return;

    case 'cardsLookedAt':
      state.looking = { player: event.player, cards: [...(state.looking?.cards ?? []), ...event.cards] };
      return;
    case 'lookEnded':
      state.looking = null;
      return;
    case 'topRevealed':
      playerOf(state, event.player).revealedTop = event.top;
      return;

    case 'cardRevealed': {
      // A fate card is turned faceup under its prophecy [5.10.2].
      const revealed = cardOf(state, event.card);
      if (revealed.zone === 'under') revealed.facedown = false;
      return;
    }
    case 'archivesTaken':
    case 'cardDrawn':
    case 'cardArchived':
    case 'cardPurged':
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
  playerOf(state, player).turnsTaken += 1;
  if (state.timeCalled?.includes(player) === false) state.timeCalled.push(player);
  state.lastKnown = {};
  for (const id of Object.keys(state.cards)) {
    const card = state.cards[id];
    if (card?.zone !== 'play') continue;
    card.armorUsed = 0;
    card.attackedThisTurn = false;
  }
}

function addCounters(card: CardState, counter: Counter, amount: number): void {
  const { [counter]: before = 0, ...others } = card.counters;
  const now = before + amount;
  card.counters = now > 0 ? { ...card.counters, [counter]: now } : others;
}

/** All copies of a title share one count of plays and uses [rule of six, 3.4]. */
function countTitle(state: GameState, id: CardId): void {
  const title = titleOf(faceIn(state, id));
  state.thisTurn.titles[title] = (own(state.thisTurn.titles, title) ?? 0) + 1;
}
