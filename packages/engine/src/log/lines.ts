/** Returns the log line for an event. Events that another line covers have none. */
import type { Beneath, GameEvent, Use } from '../state/events.ts';
import type { Game } from '../state/game.ts';
import { card } from '../state/game.ts';
import { prepare } from '../state/library.ts';
import type { MessageKey } from '../messages.ts';
import type { MessageArg } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { log, named } from './log.ts';

/** Logs an event that has just happened. */
export function logEvent(game: Game, event: GameEvent): void {
  const of = (id: CardId, key: MessageKey, more: Record<string, MessageArg> = {}) =>
    log(game, card(game, id).controller, key, { card: named(game, id), ...more });
  switch (event.type) {
    case 'houseChosen':
      if (event.house) log(game, event.player, 'log.chooseHouse', { house: { house: event.house } });
      else log(game, event.player, 'log.noHouse');
      return;
    case 'archivesTaken':
      return log(game, event.player, 'log.takeArchives', { number: event.amount });
    case 'amberGained':
      return log(game, event.player, GAINS[event.from ?? 'effect'], { number: event.amount });
    case 'amberLost':
      return log(game, event.player, 'log.loseAmber', { number: event.amount });
    case 'amberStolen':
      return log(game, event.player, 'log.stealAmber', {
        number: event.amount,
        target: { player: event.from },
      });
    case 'amberPaid':
      return log(game, event.player, 'log.payAmber', { number: event.amount, target: { player: event.to } });
    case 'amberCaptured':
      if (event.from === null) return of(event.card, 'log.placeAmber', { number: event.amount });
      return of(event.card, 'log.captureAmber', { number: event.amount, target: { player: event.from } });
    case 'amberPlaced':
      return of(event.card, 'log.placeAmber', { number: event.amount });
    case 'amberRemoved':
      return of(event.card, 'log.removeAmber', { number: event.amount });
    case 'amberReturned':
      return log(game, event.player, 'log.returnAmber', {
        number: event.amount,
        card: named(game, event.card),
      });
    case 'keyForged':
      if (event.color === null) return log(game, event.player, 'log.forgeFurtherKey', { number: event.cost });
      return log(game, event.player, 'log.forgeKey', { color: event.color, number: event.cost });
    case 'keyUnforged':
      return log(game, event.player, 'log.unforgeKey', { color: event.color });
    case 'chainsGained':
      return log(game, event.player, 'log.gainChains', { number: event.amount });
    case 'chainShed':
      return log(game, event.player, 'log.shedChain', {
        number: game.state.players[event.player]?.chains ?? 0,
      });
    case 'deckShuffled':
      return log(game, event.player, event.withDiscard ? 'log.shuffleDiscard' : 'log.shuffleDeck');
    case 'cardLeft':
      logFaceOfToken(game, event);
      if (event.to === 'discard') return;
      return logMove(game, event);
    case 'cardEntered':
      if (event.facedown) return log(game, event.player, 'log.makeToken', { card: named(game, event.card) });
      if (event.put) log(game, event.player, 'log.putIntoPlay', { card: named(game, event.card) });
      return;
    case 'cardMoved':
      if (event.silent) return;
      return logMove(game, event);
    case 'cardDiscarded':
      return log(game, event.player, 'log.discard', { card: named(game, event.card) });
    case 'cardRevealed':
      return log(game, event.player, 'log.reveal', {
        cards: { list: [{ card: event.card, slug: card(game, event.card).slug }] },
      });
    case 'topRevealed':
      if (event.top === null) return;
      return log(game, event.player, 'log.revealTop', {
        card: { card: event.top, slug: card(game, event.top).slug },
      });
    case 'placedUnder':
      return logPlacedUnder(game, event.card, event);
    case 'cardFlipped':
      return of(event.card, 'log.flip');
    case 'rowChanged':
      return of(event.card, 'log.becomes');
    case 'movedInLine':
      return of(event.card, 'log.moveInLine');
    case 'controlChanged':
      return of(event.card, 'log.control');
    case 'fightDeclared':
      return of(event.card, 'log.use.fight', { target: named(game, event.target) });
    case 'cardTagged':
      return of(event.card, 'log.destroyed');
    case 'damageDealt':
      return of(event.card, 'log.damage', { number: event.amount });
    case 'damagePrevented':
      return of(event.card, 'log.armor', { number: event.amount });
    case 'armorLost':
      return of(event.card, 'log.loseArmor', { number: event.amount });
    case 'damageHealed':
      return of(event.card, 'log.heal', { number: event.amount });
    case 'statusGained':
      return of(event.card, GAINED[event.status]);
    case 'statusLost':
      return of(event.card, LOST[event.status]);
    case 'countersAdded':
      return of(event.card, 'log.counters', { counter: event.counter, number: event.amount });
    case 'countersRemoved':
      return of(event.card, 'log.removeCounters', { counter: event.counter, number: event.amount });
    case 'prophecyActivated':
      return log(game, event.player, 'log.activateProphecy', { card: named(game, event.card) });
    case 'prophecyFlipped':
      return of(event.card, 'log.flip');
    case 'tideReset':
      return log(game, game.state.activePlayer, 'log.resetTide');
    case 'tideRaised':
      return log(game, event.player, 'log.raiseTide');
    case 'extraTurnGained':
      return log(game, event.player, 'log.extraTurn');
    case 'prophecyDeactivated':
    case 'turnStarted':
    case 'stepStarted':
    case 'setupTurn':
    case 'stepEnding':
    case 'turnEnding':
    case 'turnEnded':
    case 'houseChanged':
    case 'cardDrawn':
    case 'upgradeAttached':
    case 'cardArchived':
    case 'cardPurged':
    case 'cardsLookedAt':
    case 'lookEnded':
    case 'controlGiven':
    case 'controlSwapped':
    case 'cardPlayed':
    case 'useBegun':
    case 'cardUsed':
    case 'creatureReaped':
    case 'creatureFought':
    case 'cardCopied':
    case 'iconResolved':
    case 'permissionUsed':
    case 'cardHidden':
    case 'pastForgotten':
    case 'cardExhausted':
    case 'cardReadied':
    case 'cardUntagged':
    case 'cardDestroyed':
    case 'contentsSwapped':
    case 'cardCorrected':
    case 'playerCorrected':
    case 'cardAdded':
    case 'tideSet':
    case 'startingPlayerSet':
    case 'decksExchanged':
    case 'agreementChanged':
    case 'timeCalled':
    case 'playContinued':
    case 'lastingAdded':
    case 'lastingBegan':
    case 'lastingEnded':
    case 'extraTurnTaken':
    case 'endingSet':
    case 'gameWon':
    case 'gameAborted':
      return;
  }
}

const GAINS = {
  effect: 'log.gainAmber',
  reaping: 'log.reapAmber',
  icon: 'log.gainAmberIcon',
} as const satisfies Record<string, MessageKey>;

const GAINED = { stunned: 'log.stun', warded: 'log.ward', enraged: 'log.enrage' } as const;
const LOST = { stunned: 'log.unstun', warded: 'log.wardLost', enraged: 'log.unrage' } as const;

/** Logs how a card is about to be used. */
export function logUse(game: Game, id: CardId, player: PlayerId, how: Exclude<Use, 'fight'>): void {
  const key = how === 'remove-stun' ? 'log.use.removeStun' : (`log.use.${how}` as const);
  log(game, player, key, { card: named(game, id) });
}

function logPlacedUnder(game: Game, id: CardId, { under }: Beneath): void {
  log(game, card(game, id).controller, 'log.placeUnder', {
    card: named(game, id),
    target: named(game, under),
  });
}

/** A token creature that leaves for an open zone shows which card it was [5.6.2]. */
function logFaceOfToken(game: Game, { card: id, to, known }: Extract<GameEvent, { type: 'cardLeft' }>): void {
  if (to !== 'discard' && to !== 'purged') return;
  if (prepare(game.library, known.slug).facts.type !== 'token creature') return;
  log(game, card(game, id).owner, 'log.tokenWas', {
    card: { card: id, slug: known.slug },
    target: { card: id, slug: card(game, id).slug },
  });
}

function logMove(game: Game, event: Extract<GameEvent, { type: 'cardLeft' | 'cardMoved' }>): void {
  if ('host' in event && event.host) return logPlacedUnder(game, event.card, event.host);
  const line = lineOfMove(event);
  const { owner } = card(game, event.card);
  // A token creature leaves as a token creature. The viewer's rights decide who sees the card beneath it.
  const slug = event.type === 'cardLeft' ? event.known.slug : card(game, event.card).slug;
  // A card that was visible before it moved stays named in the log.
  const open = event.type === 'cardLeft' || event.from === 'discard' || event.from === 'purged';
  if (line) log(game, owner, line, { card: open ? { card: event.card, slug } : named(game, event.card) });
}

/** Draws, discards and plays have log lines of their own. */
function lineOfMove(event: Extract<GameEvent, { type: 'cardLeft' | 'cardMoved' }>): MessageKey | null {
  switch (event.to) {
    case 'hand':
      return event.type === 'cardMoved' && (event.from === 'deck' || event.from === 'archives')
        ? null
        : 'log.returnToHand';
    case 'deck':
      return event.position === 'bottom' ? 'log.toDeckBottom' : 'log.toDeckTop';
    case 'archives':
      return 'log.archive';
    case 'purged':
      return 'log.purge';
    case 'play':
    case 'under':
    case 'resolving':
    case 'discard':
    case 'aside':
      return null;
  }
}
